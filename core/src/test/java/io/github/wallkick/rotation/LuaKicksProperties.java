package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.wallkick.NotationException;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** No text breaks the reader of Lua tables. */
class LuaKicksProperties {
    @Provide
    Arbitrary<String> texts() {
        return Arbitraries.of(
                        "{",
                        "}",
                        "[",
                        "]",
                        "=",
                        ",",
                        ";",
                        "x",
                        "y",
                        "0",
                        "1",
                        "01",
                        "-",
                        "--",
                        "\n",
                        " ",
                        "'+0+0'",
                        "'",
                        "[0]={",
                        "[01]={'-1+0'",
                        "{x=-1, y=2}")
                .list()
                .ofMaxSize(40)
                .map(parts -> String.join("", parts));
    }

    @Property(tries = 500)
    void anyTextIsReadOrRefusedAtAPlaceOfIt(@ForAll("texts") String text) {
        for (var game : List.of("techmino", "cambridge")) {
            try {
                assertEquals(LuaKicksTest.read(game, text), LuaKicksTest.read(game, text));
            } catch (NotationException e) {
                var lines = text.split("\n", -1);
                assertTrue(e.line() >= 1 && e.line() <= lines.length, e::getMessage);
                assertTrue(e.column() >= 1 && e.column() <= lines[e.line() - 1].length() + 1, e::getMessage);
            }
        }
    }
}
