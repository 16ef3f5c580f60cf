package io.github.wallkick.rotation;

import io.github.wallkick.board.BoardSize;
import io.github.wallkick.internal.Presets;
import io.github.wallkick.internal.StrategyText;
import io.github.wallkick.piece.Offset;
import io.github.wallkick.piece.Orientation;
import io.github.wallkick.piece.PieceType;
import io.github.wallkick.piece.Shape;
import io.github.wallkick.rotation.KickList.Tests;
import io.github.wallkick.rotation.SpawnPlace.Anchor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The stable texts of rotation systems and kick tables, written and read.
 *
 * <pre>
 * system  = preset | "table(shapes=" shapes ", kicks=" kicks ", spawn=" spawn ")"
 *         | ("ars" | "ars-ti") "(floor-kick-left=" boolean ", spawn=" spawn ")" | "spawning(system=" system ", spawn=" spawn ")"
 * shapes  = set | list of "shape(type=P, orientations=[XX./.X./.XX …])", one orientation if the box turns, else four
 * kicks   = preset | "kicks(turns=" list of "of(types=[J L S Z], 0R=[0:0 -1:0 @0:-2], 2R=0R)" ")"
 * spawn   = "above(rows=1)", "below(…)", "box(…)" or "top(…)", with columns=, leans-right=, orientation= if they are not the usual
 *         | "per-type(others=" spawn ", places=" list of "of(type=I, spawn=" spawn ")" ")" | "of(system=" system ")"
 * </pre>
 *
 * Turns that are not named are not made; a turn may name an earlier one that has the same tests. Types are written as
 * their letters, or as {@code U+0028} if such a letter cannot stand in a text.
 */
final class RotationText {
    private static final Comparator<PieceType> BY_LETTER = Comparator.comparingInt(PieceType::symbol);
    private static final Pattern TEST = Pattern.compile("(@?)(-?[0-9]{1,2}):(-?[0-9]{1,2})");

    /** Spawn places have kinds only. */
    private static final Presets<SpawnRule> SPAWN_RULES = Presets.of("spawn place", none -> {});

    private RotationText() {}

    static StrategyText of(TableRotation system) {
        return StrategyText.of("table")
                .with("shapes", of(system.shapes()))
                .with("kicks", system.kicks().text())
                .with("spawn", of(system.spawnRule()));
    }

    static StrategyText of(CompiledKicks kicks) {
        var preset = KickTables.PRESETS.nameOf(kicks);
        if (preset.isPresent()) {
            return StrategyText.of(preset.get());
        }
        var groups = new LinkedHashMap<List<KickList>, List<PieceType>>();
        for (var type : sorted(kicks.types())) {
            groups.computeIfAbsent(lists(kicks, type), lists -> new ArrayList<>())
                    .add(type);
        }
        var turns = new ArrayList<StrategyText>();
        groups.forEach((lists, types) -> turns.add(group(types, lists)));
        return StrategyText.of("kicks").with("turns", StrategyText.list(turns));
    }

    private static List<KickList> lists(CompiledKicks kicks, PieceType type) {
        var lists = new ArrayList<KickList>();
        for (var turn : Turned.ALL) {
            lists.add(kicks.list(type, turn.from(), turn.to()));
        }
        return lists;
    }

    private static StrategyText group(List<PieceType> types, List<KickList> lists) {
        var text = StrategyText.of("of")
                .with(
                        "types",
                        StrategyText.list(
                                types.stream().map(RotationText::letter).toList()));
        var first = new HashMap<KickList, Turned>();
        for (var i = 0; i < lists.size(); i++) {
            var turn = Turned.ALL.get(i);
            if (!lists.get(i).isEmpty()) {
                var same = first.putIfAbsent(lists.get(i), turn);
                text = text.with(turn.key(), same == null ? tests(lists.get(i)) : StrategyText.of(same.key()));
            }
        }
        return text;
    }

    private static StrategyText tests(KickList list) {
        var items = new ArrayList<StrategyText>();
        for (var offset : list.offsets()) {
            var mark = list.makesFullSpin(items.size()) ? "@" : "";
            items.add(StrategyText.of(mark + offset.dx() + ":" + offset.dy()));
        }
        return StrategyText.list(items);
    }

    private static StrategyText of(ShapeSet shapes) {
        var preset = ShapePresets.NAMED.nameOf(shapes);
        return preset.isPresent()
                ? StrategyText.of(preset.get())
                : StrategyText.list(sorted(shapes.types()).stream()
                        .map(type -> shape(shapes.of(type)))
                        .toList());
    }

    private static StrategyText shape(Shape shape) {
        var states = Arrays.stream(Orientation.values())
                .map(state -> ShapePresets.rows(shape, state))
                .toList();
        var turned = Shape.of(shape.type(), states.get(0).toArray(String[]::new));
        return StrategyText.of("shape")
                .with("type", letter(shape.type()))
                .with(
                        "orientations",
                        StrategyText.list((turned.equals(shape) ? states.subList(0, 1) : states)
                                .stream()
                                        .map(rows -> StrategyText.of(String.join("/", rows)))
                                        .toList()));
    }

    static StrategyText of(SpawnRule rule) {
        if (rule instanceof SpawnRule.PerType perType) {
            var places = new ArrayList<StrategyText>();
            for (var type : sorted(perType.places().types())) {
                var place = perType.places().get(type);
                if (place != null) {
                    places.add(StrategyText.of("of").with("type", letter(type)).with("spawn", of(place)));
                }
            }
            return StrategyText.of("per-type")
                    .with("others", of(perType.others()))
                    .with("places", StrategyText.list(places));
        }
        return rule instanceof SpawnRule.OfSystem of
                ? StrategyText.of("of").with("system", of.system().text())
                : of((SpawnPlace) rule);
    }

    private static StrategyText of(SpawnPlace place) {
        var text = StrategyText.of(StrategyText.word(place.anchor())).with("rows", place.rows());
        if (place.columns() != 0) {
            text = text.with("columns", place.columns());
        }
        if (place.leansRight()) {
            text = text.with("leans-right", true);
        }
        return place.orientation() == Orientation.SPAWN
                ? text
                : text.with(
                        "orientation", StrategyText.of("" + place.orientation().symbol()));
    }

    private static StrategyText letter(PieceType type) {
        var symbol = type.symbol();
        var plain = symbol > ' ' && symbol < 0x7F && "()[]=,\"".indexOf(symbol) < 0;
        return StrategyText.of(plain ? "" + symbol : String.format("U+%04X", (int) symbol));
    }

    private static List<PieceType> sorted(List<PieceType> types) {
        var sorted = types.stream().sorted(BY_LETTER).toList();
        for (var i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).symbol() == sorted.get(i - 1).symbol()) {
                throw new IllegalStateException("the types of a text must differ in their letters: two are written "
                        + sorted.get(i).symbol());
            }
        }
        return sorted;
    }

    /** A turn from one orientation to another, written as their letters. */
    private record Turned(Orientation from, Orientation to) {
        static final List<Turned> ALL = Arrays.stream(Orientation.values())
                .flatMap(from -> Arrays.stream(Orientation.values())
                        .filter(to -> to != from)
                        .map(to -> new Turned(from, to)))
                .toList();

        String key() {
            return "" + from.symbol() + to.symbol();
        }
    }

    /** The reading of texts, whose letters are those of some types. */
    static final class Reader {
        private final Map<Character, PieceType> types = new LinkedHashMap<>();

        Reader(Collection<? extends PieceType> types) {
            for (var type : types) {
                if (this.types.put(type.symbol(), type) != null) {
                    throw new IllegalArgumentException(
                            "the types of a text must differ in their letters: two are written " + type.symbol());
                }
            }
        }

        RotationSystem system(StrategyText text) {
            return RotationSystems.PRESETS.parse(
                    text,
                    Map.of(
                            "table", this::table,
                            "ars", fields -> ars(ArsRotation.KICKS, fields),
                            "ars-ti", fields -> ars(ArsRotation.TI_KICKS, fields),
                            "spawning",
                                    fields -> new WrappedRotation.Spawning(
                                            system(fields.value("system")), spawn(fields.value("spawn")))));
        }

        private RotationSystem table(StrategyText.Fields fields) {
            var shapes = shapes(fields.value("shapes"));
            return TableRotation.of(shapes, kicks(fields.value("kicks")), spawn(fields.value("spawn")));
        }

        private RotationSystem ars(CompiledKicks kicks, StrategyText.Fields fields) {
            return new ArsRotation(kicks, spawn(fields.value("spawn")), fields.isTrue("floor-kick-left"));
        }

        KickTable kicks(StrategyText text) {
            return KickTables.PRESETS.parse(text, Map.of("kicks", this::compiled));
        }

        private CompiledKicks compiled(StrategyText.Fields fields) {
            var byType = new HashMap<PieceType, List<KickList>>();
            for (var group : fields.value("turns").items()) {
                readGroup(group, byType);
            }
            return new CompiledKicks(TypeMap.of(inOrder(byType)));
        }

        private void readGroup(StrategyText group, Map<PieceType, List<KickList>> byType) {
            if (!group.word().equals("of")) {
                throw group.failure("expected of(types=…)");
            }
            var fields = group.fields();
            var letters = fields.value("types").items();
            var byKey = new HashMap<String, KickList>();
            var lists = new KickList[CompiledKicks.TURNS];
            Arrays.fill(lists, KickList.NONE);
            for (var turn : Turned.ALL) {
                if (fields.has(turn.key())) {
                    var list = list(fields.value(turn.key()), byKey);
                    byKey.put(turn.key(), list);
                    lists[CompiledKicks.index(turn.from(), turn.to())] = list;
                }
            }
            fields.end();
            for (var letter : letters) {
                if (byType.put(type(letter), List.of(lists)) != null) {
                    throw letter.failure("expected each type once");
                }
            }
        }

        private static KickList list(StrategyText value, Map<String, KickList> earlier) {
            if (value.isWord()) {
                return Optional.ofNullable(earlier.get(value.word()))
                        .orElseThrow(() -> value.failure("expected tests such as [0:0 -1:0] or an earlier turn"));
            }
            var offsets = new ArrayList<Offset>();
            var fullSpins = new BitSet();
            for (var item : value.items()) {
                var matcher = TEST.matcher(item.isWord() ? item.word() : "");
                if (!matcher.matches()) {
                    throw item.failure("expected a test such as -1:0 or @0:-2");
                }
                fullSpins.set(offsets.size(), !matcher.group(1).isEmpty());
                offsets.add(new Offset(Integer.parseInt(matcher.group(2)), Integer.parseInt(matcher.group(3))));
            }
            return orFailure(value, () -> KickList.of(new Tests(offsets, fullSpins)));
        }

        private ShapeSet shapes(StrategyText text) {
            if (text.isWord()) {
                return ShapePresets.NAMED
                        .find(text.word())
                        .orElseThrow(() -> text.failure("expected one of "
                                + String.join(", ", ShapePresets.NAMED.names()) + " or a list of shapes"));
            }
            var byType = new HashMap<PieceType, Shape>();
            for (var item : text.items()) {
                var shape = shape(item);
                if (byType.put(shape.type(), shape) != null) {
                    throw item.failure("expected one shape of each type");
                }
            }
            return new ShapeSet(TypeMap.of(inOrder(byType)));
        }

        private Shape shape(StrategyText text) {
            if (!text.word().equals("shape")) {
                throw text.failure("expected shape(type=…, orientations=…)");
            }
            var fields = text.fields();
            var type = type(fields.value("type"));
            var value = fields.value("orientations");
            fields.end();
            var states = value.items().stream()
                    .map(state -> Arrays.asList(state.word().split("/", -1)))
                    .toList();
            if (states.size() != 1 && states.size() != 4) {
                throw value.failure("expected one orientation or four");
            }
            return orFailure(
                    value,
                    () -> states.size() == 1
                            ? Shape.of(type, states.get(0).toArray(String[]::new))
                            : Shape.ofOrientations(type, states.get(0), states.get(1), states.get(2), states.get(3)));
        }

        SpawnRule spawn(StrategyText text) {
            return SPAWN_RULES.parse(
                    text,
                    Map.of(
                            "above", fields -> place(Anchor.ABOVE, fields),
                            "below", fields -> place(Anchor.BELOW, fields),
                            "box", fields -> place(Anchor.BOX, fields),
                            "top", fields -> place(Anchor.TOP, fields),
                            "of", fields -> new SpawnRule.OfSystem(system(fields.value("system"))),
                            "per-type", this::perType));
        }

        private SpawnRule perType(StrategyText.Fields fields) {
            var places = new HashMap<PieceType, SpawnPlace>();
            for (var item : fields.value("places").items()) {
                readPlace(item, places);
            }
            return new SpawnRule.PerType(spawn(fields.value("others")), TypeMap.of(inOrder(places)));
        }

        private void readPlace(StrategyText item, Map<PieceType, SpawnPlace> places) {
            if (!item.word().equals("of")) {
                throw item.failure("expected of(type=…, spawn=…)");
            }
            var fields = item.fields();
            var type = type(fields.value("type"));
            var value = fields.value("spawn");
            fields.end();
            if (!(spawn(value) instanceof SpawnPlace place)) {
                throw value.failure("expected above(…), below(…) or box(…)");
            }
            if (places.put(type, place) != null) {
                throw item.failure("expected one place for each type");
            }
        }

        private static SpawnPlace place(Anchor anchor, StrategyText.Fields fields) {
            return new SpawnPlace(
                    anchor,
                    (int) fields.number("rows", 0, BoardSize.MAX_HEIGHT),
                    fields.has("columns")
                            ? (int) fields.number("columns", -BoardSize.MAX_WIDTH, BoardSize.MAX_WIDTH)
                            : 0,
                    fields.has("leans-right") && fields.isTrue("leans-right"),
                    fields.has("orientation") ? orientation(fields.value("orientation")) : Orientation.SPAWN);
        }

        private static Orientation orientation(StrategyText text) {
            return orFailure(text, () -> {
                if (text.word().length() != 1) {
                    throw new IllegalArgumentException("expected one of 0 R 2 L");
                }
                return Orientation.ofSymbol(text.word().charAt(0));
            });
        }

        private PieceType type(StrategyText text) {
            for (var type : types.values()) {
                if (text.isWord() && text.word().equals(letter(type).word())) {
                    return type;
                }
            }
            throw text.failure("expected one of the types "
                    + String.join(
                            " ",
                            types.values().stream()
                                    .map(type -> letter(type).word())
                                    .toList()));
        }

        /** In the order of the types that were handed in. */
        private <V> Map<PieceType, V> inOrder(Map<PieceType, V> byType) {
            var ordered = new LinkedHashMap<PieceType, V>();
            for (var type : types.values()) {
                var value = byType.get(type);
                if (value != null) {
                    ordered.put(type, value);
                }
            }
            return ordered;
        }

        private static <T> T orFailure(StrategyText text, Supplier<T> value) {
            try {
                return value.get();
            } catch (IllegalArgumentException e) {
                throw text.failure(String.valueOf(e.getMessage()));
            }
        }
    }
}
