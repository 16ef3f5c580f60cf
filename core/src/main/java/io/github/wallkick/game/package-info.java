/**
 * The immutable state machine of a game: phases, rulesets, inputs and events.
 *
 * <h2>Phases</h2>
 *
 * <pre>
 * SPAWNING ──spawn──▶ FALLING ◀──▶ LOCKING ──lock──▶ CLEARING ──▶ SPAWNING …
 *                                      └───── without a clear ─────▶
 * </pre>
 *
 * <p>The game ends ({@code OVER}) only at a spawn, at a lock, when garbage enters, or when the time of its goal is over. A delay
 * of no time is no phase: the game goes through it within the call.
 *
 * <h2>Time</h2>
 *
 * <p>Time comes in through {@link io.github.wallkick.game.Game#advance(long)} alone, and the game works out what falls due in
 * it, moment by moment. What is due at the end of the span happens in it; an input comes after all that was due at its moment.
 * In a ruleset with frames, time inside the game moves in whole frames: what falls due within a frame happens at its end, and
 * an input given between two frames acts in the later one, before that frame's gravity, as on the consoles.
 *
 * <h2>The order of effects within one moment</h2>
 *
 * <ol>
 *   <li>The clock: garbage on its way comes nearer, gravity, soft drop and lock timer move on.
 *   <li>In {@code SPAWNING} and {@code CLEARING}: what the delay was for. Full rows are taken out, then garbage enters, then
 *       the entry delay begins.
 *   <li>With a piece under control, the fall: as many rows as gravity has due, and at least one if the soft drop has one due.
 *       Of a soft drop and gravity at the same moment only one fall is made, the longer one, and it counts as dropped. Rows
 *       that the piece cannot fall are lost.
 *   <li>If no row was due, the lock delay. A blocked row locks the piece instead where the rules have no lock delay.
 *   <li>Whatever these effects make due at once, until nothing is: instant gravity after a spawn, a shift or a turn; a lock
 *       whose delay is used up; a spawn after no delay.
 * </ol>
 *
 * <p>A shift to the wall is a row of single shifts. Instant gravity acts after each of them; a held soft drop, however fast,
 * waits until the last one.
 *
 * <p>A spawn: initial hold; the place where the type appears; initial turn; clutch; block out; the piece is under control;
 * the row that the guideline lets it drop at once. Gravity and the lock timer begin again with each piece.
 *
 * <p>A lock: the spin is judged on the board without the piece; lock-out rules; the cells are filled; rows are counted; score
 * and level; the attack cancels garbage on its way, and what is left of it is sent; the goal, which ends the game with the rows
 * taken out; then the rows are shown and taken out, or garbage that is due enters; then the entry delay. A way to lose ends
 * the game before the clear.
 *
 * <h2>Held keys</h2>
 *
 * <p>{@link io.github.wallkick.game.Game#apply} is a stroke: pressed and released at one moment. It is all that a bot, a
 * search or a turn-based game needs: a soft drop is one row. Some rules care how long a key is down, and only for them are
 * {@link io.github.wallkick.game.Game#press} and {@link io.github.wallkick.game.Game#release}: the held soft drop, whose rows
 * must be timed together with gravity to be true to the frame, and initial hold and rotation, which ask for the key at the
 * moment of the spawn. The repeat of shifts is not the game's business, because no rule looks at it: whoever turns buttons into
 * inputs repeats them, and keeps the charge.
 *
 * <h2>Positions as text</h2>
 *
 * <p>{@link io.github.wallkick.game.Game#text} writes a whole game in one line, {@link io.github.wallkick.game.Game#prettyText}
 * in many, and {@link io.github.wallkick.game.Game#parse(String)} reads both. Each part may be left out but the rules:
 *
 * <pre>{@code
 * position       = "wallkick position 1" { ( ";" | newline ) [ part ] }
 * part           = key ":" value
 *
 * key            value                             without it
 * rules          NAME [ "@" FINGERPRINT ], or the lines of Ruleset.text()
 * board          row { "/" row }                   no filled cell
 *                row = { [ COUNT ] ( "." | "X" ) }, topmost row first; the rows above it are empty
 * piece          TYPE [ ORIENTATION X Y ]          none; the next one spawns at once if there is no phase either
 *                orientation 0, R, 2 or L; column and row of the lower left corner of the box; else where it spawns
 * phase          "spawning" NANOS | "clearing" NANOS ENTRY-NANOS | "over" RULE | "finished" GOAL
 * hold           ( TYPE | "-" ) [ "used" ]         none, and a hold is allowed
 * next           TYPE { TYPE }                     what the randomizer deals; also after fewer types than are shown
 * score          as Score.text()                   as at the start
 * held, tapped   INPUT { INPUT }                   none; inputs held now, and pressed while there was no piece
 * garbage        attack { attack }                 none; attack = COLUMN { "," COLUMN } [ "@" NANOS ], oldest first
 * attacks        NUMBER received so far            0
 * seed           NUMBER                            0; what holes are drawn from, and a new randomizer
 * randomizer     as Randomizer.text()              as at the start with that seed
 * gravity        as GravityClock.text()            as at the start
 * lock           as LockTimer.text()               as for a piece that has just spawned where it is
 * rotation       as RotationSystem.text()          that of the rules; what is left of it for this piece
 * last-turn      turn(from=0, kick=1, x=-1, y=0, marked=false)         no turn, or none since the last shift or fall
 * drop           drop(soft=true, due-nanos=0, rows=3, sonic-rows=0, held-nanos=0)             not dropped yet
 * piece-nanos    UNDER-CONTROL RESTED SINCE-LOCK   0 0 0
 * opening-nanos  NANOS                             0; while gravity spares the first piece
 * span-nanos     NANOS                             0; real time, modulo the span in which the frame rate comes out even
 * elapsed-nanos  NANOS                             0; the time of the game
 * frame          NUMBER                            0; modulo the cycle of the delays
 * pieces         NUMBER                            0; pieces that came from the queue
 * locks-at-spawn NUMBER                            0
 * cleared-last   "true"                            the last lock cleared no row
 * garbage-timer  NANOS                             the whole time; until the next row of garbage that comes by time
 * garbage-rows, garbage-cleared
 *                NUMBER                            0; lowest rows of the board that came as garbage, and those cleared
 * }</pre>
 *
 * <p>The 1 is the version of this notation. A fingerprint, as {@link io.github.wallkick.game.Ruleset#fingerprint} gives it, holds the
 * text to exactly these rules; without one the rules of that name are taken as they are.
 *
 * <p>The parts come in any order. A line that begins with a blank goes on with the value of the line before, as the rows of a
 * picture or the lines of rules do; in one line, {@code |} stands for such a line end. A {@code ;}, {@code |} or {@code \} that
 * belongs to a value comes after a {@code \}. Blank lines and lines that begin with {@code #} count for nothing.
 */
@NullMarked
package io.github.wallkick.game;

import org.jspecify.annotations.NullMarked;
