package io.github.wallkick.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.piece.Input;
import java.util.List;
import org.junit.jupiter.api.Test;

class InputsTest {
    @Test
    void theHardDropAtTheEndMayBeLeftOut() {
        assertEquals(Inputs.of(Input.LEFT), Inputs.of(Input.LEFT, Input.HARD_DROP));
    }

    @Test
    void inputsKeepTheirOrder() {
        assertEquals(
                List.of(Input.LEFT, Input.CLOCKWISE),
                Inputs.of(Input.LEFT, Input.CLOCKWISE).toList());
    }

    @Test
    void nothingMayFollowAHardDrop() {
        assertThrows(IllegalArgumentException.class, () -> Inputs.of(Input.HARD_DROP, Input.LEFT));
    }

    @Test
    void thereIsNoHold() {
        assertThrows(IllegalArgumentException.class, () -> Inputs.of(Input.HOLD));
    }

    @Test
    void laterChangesOfTheArrayDoNotReachIn() {
        var array = new Input[] {Input.LEFT};
        var inputs = Inputs.of(array);
        array[0] = Input.RIGHT;
        assertEquals(Input.LEFT, inputs.get(0));
    }

    @Test
    void inputsBeyondTheLastOneAreRefused() {
        assertThrows(
                IndexOutOfBoundsException.class,
                () -> Inputs.of(Input.HARD_DROP).get(0));
    }
}
