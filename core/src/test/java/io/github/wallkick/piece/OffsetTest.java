package io.github.wallkick.piece;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class OffsetTest {
    @Test
    void theSumIsOneAfterTheOther() {
        assertEquals(new Offset(-1, 3), new Offset(1, 2).plus(new Offset(-2, 1)));
    }

    @Test
    void anOffsetAndItsNegativeCancelOut() {
        assertEquals(Offset.ZERO, new Offset(4, -2).plus(new Offset(4, -2).negated()));
    }

    @Test
    void anOffsetIsWrittenAsKickTablesDo() {
        assertEquals("(-1,+2)", new Offset(-1, 2).toString());
        assertEquals("(0,0)", Offset.ZERO.toString());
    }
}
