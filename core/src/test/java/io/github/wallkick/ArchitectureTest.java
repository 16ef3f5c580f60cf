package io.github.wallkick;

import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.annotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import io.github.wallkick.hardware.MemoryPorts;
import io.github.wallkick.hardware.Port;
import io.github.wallkick.hardware.Ports;
import io.github.wallkick.internal.CanIgnoreReturnValue;
import io.github.wallkick.internal.CheckReturnValue;
import io.github.wallkick.internal.WorkingMemory;
import io.github.wallkick.play.GameLoop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The packages' arrows: who may know whom, and where time, threads and change are allowed. */
@AnalyzeClasses(packages = "io.github.wallkick", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String BASE = "io.github.wallkick.";

    /** What each package may import of the others; {@code internal} and {@link NotationException} are there for all. */
    private static final Map<String, List<String>> ARROWS = Map.ofEntries(
            Map.entry("piece", List.of()),
            Map.entry("board", List.of("piece")),
            Map.entry("rotation", List.of("board", "piece")),
            Map.entry("randomizer", List.of("piece")),
            Map.entry("scoring", List.of("board", "piece")),
            Map.entry("timing", List.of()),
            Map.entry("game", List.of("piece", "board", "rotation", "randomizer", "scoring", "timing")),
            Map.entry("search", List.of("piece", "board", "rotation", "scoring")),
            Map.entry("notation", List.of("piece", "board", "rotation", "randomizer", "scoring", "timing", "game")),
            Map.entry(
                    "simulation",
                    List.of("piece", "board", "rotation", "randomizer", "scoring", "timing", "game", "search")),
            Map.entry("hardware", List.of("piece")),
            Map.entry("play", List.of("piece", "board", "rotation", "scoring", "timing", "game", "input", "hardware")),
            Map.entry("input", List.of("piece", "scoring", "timing", "game", "notation", "hardware")));

    /** Of values and of what makes them; a result that is ignored is a mistake in all of them. */
    @ArchTest
    static final ArchRule publicTypesAreCheckedForIgnoredResults = classes()
            .that()
            .arePublic()
            .and()
            .areTopLevelClasses()
            .and()
            .resideOutsideOfPackages(BASE + "internal", "io.github.wallkick")
            .and()
            .areNotEnums()
            .and()
            .areNotAssignableTo(RuntimeException.class)
            .should(beCheckedForIgnoredResults());

    private static final String[] MAY_CHANGE = {BASE + "simulation.."};

    @ArchTest
    static final ArchRule packagesFollowTheArrows = arrows();

    @ArchTest
    static final ArchRule packagesAreFreeOfCycles =
            slices().matching(BASE + "(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule valuesKnowNoClockThreadOrLog = noClasses()
            .that()
            .resideOutsideOfPackages(MAY_CHANGE)
            .and(areOutside(GameLoop.class))
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.Random")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.Thread")
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("java.util.concurrent..")
            .orShould()
            .dependOnClassesThat()
            .resideInAPackage("org.slf4j..")
            .orShould()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.lang.System$Logger");

    @ArchTest
    static final ArchRule portsAloneAreServices = noClasses()
            .that(areOutside(Ports.class))
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("java.util.ServiceLoader");

    @ArchTest
    static final ArchRule fieldsAreFinal = fields().that()
            .areDeclaredInClassesThat()
            .resideOutsideOfPackages(MAY_CHANGE)
            .and()
            .areDeclaredInClassesThat()
            .areNotAnnotatedWith(WorkingMemory.class)
            .and()
            .areDeclaredInClassesThat()
            .areNotAssignableTo(Port.class)
            .and()
            .areDeclaredInClassesThat()
            .areNotAssignableTo(MemoryPorts.class)
            .and()
            .areDeclaredInClassesThat()
            .areNotAssignableTo(GameLoop.class)
            .should()
            .beFinal()
            .because("objects do not change, but for devices, the loop and those of classes marked @WorkingMemory");

    @ArchTest
    static final ArchRule valuesHoldNoWorkingMemory = noFields()
            .that()
            .areDeclaredInClassesThat()
            .areNotAnnotatedWith(WorkingMemory.class)
            .should()
            .haveRawType(annotatedWith(WorkingMemory.class));

    /** All but a class and those within it. */
    private static DescribedPredicate<JavaClass> areOutside(Class<?> type) {
        return DescribedPredicate.describe(
                "are outside of " + type.getSimpleName(),
                each -> !each.getName().equals(type.getName())
                        && !each.getName().startsWith(type.getName() + "$"));
    }

    private static ArchRule arrows() {
        LayeredArchitecture layers = layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("root")
                .definedBy("io.github.wallkick")
                .layer("internal")
                .definedBy(BASE + "internal..");
        for (var name : ARROWS.keySet()) {
            layers = layers.layer(name).definedBy(BASE + name + "..");
        }
        layers = layers.whereLayer("root").mayNotAccessAnyLayer();
        layers = layers.whereLayer("internal").mayOnlyAccessLayers("root");
        for (var arrow : ARROWS.entrySet()) {
            var allowed = new ArrayList<>(arrow.getValue());
            allowed.addAll(List.of("internal", "root"));
            layers = layers.whereLayer(arrow.getKey()).mayOnlyAccessLayers(allowed.toArray(String[]::new));
        }
        return layers;
    }

    private static ArchCondition<JavaClass> beCheckedForIgnoredResults() {
        return new ArchCondition<>("carry @CheckReturnValue, or be in a package that does") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                var isChecked = type.isAnnotatedWith(CheckReturnValue.class)
                        || type.getPackage().isAnnotatedWith(CheckReturnValue.class)
                        || type.isAnnotatedWith(CanIgnoreReturnValue.class);
                events.add(new SimpleConditionEvent(type, isChecked, type.getName() + " is not checked"));
            }
        };
    }
}
