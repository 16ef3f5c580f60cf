package io.github.wallkick.rotation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wallkick.NotationException;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.Tetromino;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kicks as two games that are written in Lua have them. */
class LuaKicksTest {
    // Source: 26F-Studio/Techmino 013fab0, parts/RSlist.lua, SRS
    private static final String TECHMINO_Z = """
            {
                [01]={'+0+0','-1+0','-1+1','+0-2','-1-2'},
                [10]={'+0+0','+1+0','+1-1','+0+2','+1+2'},
                [03]={'+0+0','+1+0','+1+1','+0-2','+1-2'},
                [30]={'+0+0','-1+0','-1-1','+0+2','-1+2'},
                [12]={'+0+0','+1+0','+1-1','+0+2','+1+2'},
                [21]={'+0+0','-1+0','-1+1','+0-2','-1-2'},
                [32]={'+0+0','-1+0','-1-1','+0+2','-1+2'},
                [23]={'+0+0','+1+0','+1+1','+0-2','+1-2'},
            },-- Z
            """;

    private static final String TECHMINO_I = """
            {
                [01]={'+0+0','-2+0','+1+0','-2-1','+1+2'},
                [10]={'+0+0','+2+0','-1+0','+2+1','-1-2'},
                [12]={'+0+0','-1+0','+2+0','-1+2','+2-1'},
                [21]={'+0+0','+1+0','-2+0','+1-2','-2+1'},
                [23]={'+0+0','+2+0','-1+0','+2+1','-1-2'},
                [32]={'+0+0','-2+0','+1+0','-2-1','+1+2'},
                [30]={'+0+0','+1+0','-2+0','+1-2','-2+1'},
                [03]={'+0+0','-1+0','+2+0','-1+2','+2-1'},
            }-- I
            """;

    // Source: cambridge-stacker/cambridge 0f240a5, tetris/rulesets/standard.lua and standard_ti.lua, quarter turns
    private static final String CAMBRIDGE_3X3 = """
            SRS.wallkicks_3x3 = {
                [0]={
                    [1]={{x=-1, y=0}, {x=-1, y=-1}, {x=0, y=2}, {x=-1, y=2}},
                    [3]={{x=1, y=0}, {x=1, y=-1}, {x=0, y=2}, {x=1, y=2}},
                },
                [1]={
                    [0]={{x=1, y=0}, {x=1, y=1}, {x=0, y=-2}, {x=1, y=-2}},
                    [2]={{x=1, y=0}, {x=1, y=1}, {x=0, y=-2}, {x=1, y=-2}},
                },
                [2]={
                    [1]={{x=-1, y=0}, {x=-1, y=-1}, {x=0, y=2}, {x=-1, y=2}},
                    [3]={{x=1, y=0}, {x=1, y=-1}, {x=0, y=2}, {x=1, y=2}},
                },
                [3]={
                    [0]={{x=-1, y=0}, {x=-1, y=1}, {x=0, y=-2}, {x=-1, y=-2}},
                    [2]={{x=-1, y=0}, {x=-1, y=1}, {x=0, y=-2}, {x=-1, y=-2}},
                },
            };
            """;

    private static final String CAMBRIDGE_LINE = """
            SRS.wallkicks_line = {
                [0]={
                    [1]={{x=-2, y=0}, {x=1, y=0}, {x=-2, y=1}, {x=1, y=-2}},
                    [3]={{x=-1, y=0}, {x=2, y=0}, {x=-1, y=-2}, {x=2, y=1}},
                },
                [1]={
                    [0]={{x=2, y=0}, {x=-1, y=0}, {x=2, y=-1}, {x=-1, y=2}},
                    [2]={{x=-1, y=0}, {x=2, y=0}, {x=-1, y=-2}, {x=2, y=1}},
                },
                [2]={
                    [1]={{x=1, y=0}, {x=-2, y=0}, {x=1, y=2}, {x=-2, y=-1}},
                    [3]={{x=2, y=0}, {x=-1, y=0}, {x=2, y=-1}, {x=-1, y=2}},
                },
                [3]={
                    [0]={{x=1, y=0}, {x=-2, y=0}, {x=1, y=2}, {x=-2, y=-1}},
                    [2]={{x=-2, y=0}, {x=1, y=0}, {x=-2, y=1}, {x=1, y=-2}},
                },
            };
            """;

    @Test
    void theSrsOfTechminoIsSrs() {
        var table = KickTables.builder()
                .techmino("ZSJLT", TECHMINO_Z)
                .techmino("I", TECHMINO_I)
                .fullSpin("T", "0R 0L 2R 2L", 4)
                .build();
        assertEquals(List.of(), KickTables.diff(KickTables.srs(), table));
    }

    @Test
    void theSrsOfCambridgeIsSrs() {
        var table = KickTables.builder()
                .cambridge("ZSJLT", CAMBRIDGE_3X3)
                .cambridge("I", CAMBRIDGE_LINE)
                .fullSpin("T", "0R 0L 2R 2L", 4)
                .build();
        assertEquals(List.of(), KickTables.diff(KickTables.srs(), table));
    }

    @Test
    void turnsThatAreNotInTheTableStayAsTheyWere() {
        var table = KickTables.builder()
                .include(KickTables.srs())
                .techmino("T", "local mine = {[02] = {\"+0+0\"; '+0-1';}}")
                .cambridge("T", "{[2]={[0]={{y= -1, x= 0},},}; -- up\n}")
                .build();
        assertEquals(
                List.of(Offset.ZERO, new Offset(0, -1)),
                table.kicks(Tetromino.T, Orientation.SPAWN, Orientation.REVERSE));
        assertEquals(
                List.of(Offset.ZERO, new Offset(0, 1)),
                table.kicks(Tetromino.T, Orientation.REVERSE, Orientation.SPAWN));
        assertEquals(
                KickTables.srs().kicks(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT),
                table.kicks(Tetromino.T, Orientation.SPAWN, Orientation.RIGHT));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "techmino | '' | 1 | a table in braces must be here",
                "techmino | x {} | 1 | only a name and = may be before the table",
                "techmino | {[01]={'+0+0'}} x | 17 | nothing may follow the table",
                "techmino | {[01]={'+0+0'} | 15 | the sign , must be here",
                "techmino | {[01]={'+0+0' | 14 | the sign , must be here",
                "techmino | {[01]= | 7 | 'a number, a text or a table must be here'",
                "techmino | {[01 = | 6 | the sign ] must be here",
                "techmino | {[01]={'+0+0'},[01]={'+0+0'}} | 16 | an entry must be there only once: 01",
                "techmino | {[04]={'+0+0'}} | 7 | a turn must be between two of the orientations 0 to 3: 0 4",
                "techmino | {[1]={'+0+0'}} | 6 | 'a turn must be two of the digits 0 to 3, such as [01]: 1'",
                "techmino | {[01]={'0+0'}} | 8 | 'a test must be two signed digits, such as ''-1+0'': ''0+0'''",
                "techmino | {[01]={}} | 7 | a turn must have 1 to 127 tests: 0",
                "techmino | {[01]=false} | 7 | a table in braces must be here: false",
                "techmino | {{{{{}}}}} | 5 | tables must be at most 4 deep",
                "cambridge | {[0]={[1]={{x=1}}}} | 12 | a test must have numbers x and y: no y",
                "cambridge | {[0]={[1]={{x=1,y=65}}}} | 19 | a number must be -64 to 64: 65",
                "cambridge | {[0]={[11]={}}} | 12 | an orientation must be one of the digits 0 to 3: 0 11"
            })
    void aMistakeIsToldWithItsPlace(String game, String lua, int column, String rule) {
        var error = assertThrows(NotationException.class, () -> read(game, lua));
        assertEquals(List.of(rule, 1, column), List.of(error.rule(), error.line(), error.column()));
    }

    static KickTable read(String game, String lua) {
        var builder = KickTables.builder();
        return (game.equals("techmino") ? builder.techmino("T", lua) : builder.cambridge("T", lua)).build();
    }
}
