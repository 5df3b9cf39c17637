package org.longroll;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.ws.rs.HttpMethod;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.web.seats.Needs;

/** The plan of the house, held against the code: which room may use which, and what may not enter at all. */
class HouseTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.longroll");

    /** What each room may use of the others. */
    private static final Map<String, List<String>> MAY_USE = new TreeMap<>(Map.ofEntries(
            entry("dice", List.of()),
            entry("rules", List.of("dice")),
            entry("charts", List.of("rules")),
            entry("ledger", List.of()),
            entry("database", List.of()),
            entry("bench", List.of("ledger", "database")),
            entry("battle", List.of("rules", "dice")),
            entry("scenario", List.of("battle", "rules", "charts")),
            entry("simulation", List.of("battle", "scenario", "rules", "charts", "dice")),
            entry("codec", List.of("battle", "rules", "ledger")),
            entry("projection", List.of("battle", "codec", "ledger")),
            entry("audit", List.of("ledger", "dice")),
            entry("feed", List.of("ledger", "battle")),
            entry("analysis", List.of("battle", "rules", "dice", "simulation")),
            entry("report", List.of("analysis", "battle", "rules", "dice")),
            entry("photos", List.of()),
            entry(
                    "recording",
                    List.of("battle", "codec", "ledger", "projection", "audit", "dice", "rules", "charts"))));

    static final List<String> ROOMS = List.copyOf(MAY_USE.keySet());

    @ParameterizedTest
    @FieldSource("ROOMS")
    void a_room_uses_only_the_rooms_that_the_plan_allows(String room) {
        var allowed = new ArrayList<>(List.of("org.longroll." + room + ".."));
        MAY_USE.get(room).forEach(other -> allowed.add("org.longroll." + other + ".."));
        classes()
                .that()
                .resideInAPackage("org.longroll." + room + "..")
                .should(onlyDependOnClassesThat(
                        resideInAnyPackage(allowed.toArray(String[]::new)).or(isOutside())))
                .check(HOUSE);
    }

    @Test
    void the_web_knows_nothing_of_the_ledger_but_that_it_can_be_out_of_reach() {
        noClasses()
                .that()
                .resideInAPackage("org.longroll.web..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.longroll.ledger..")
                        .and(DescribedPredicate.not(type(LedgerUnavailable.class))))
                .check(HOUSE);
    }

    @Test
    void no_two_rooms_need_each_other() {
        slices().matching("org.longroll.(*)..").should().beFreeOfCycles().check(HOUSE);
    }

    @Test
    void what_is_pure_imports_nothing_but_the_jdk_and_jspecify() {
        classes()
                .that()
                .resideInAnyPackage("org.longroll.dice..", "org.longroll.rules..", "org.longroll.battle..")
                .should(onlyDependOnClassesThat(resideInAnyPackage(
                        "java..",
                        "org.jspecify..",
                        "org.longroll.dice..",
                        "org.longroll.rules..",
                        "org.longroll.battle..")))
                .check(HOUSE);
    }

    @Test
    void the_analysis_imports_nothing_but_what_is_pure_and_a_statistics_library() {
        classes()
                .that()
                .resideInAPackage("org.longroll.analysis..")
                .should(onlyDependOnClassesThat(resideInAnyPackage(
                        "java..", "org.jspecify..", "org.apache.commons.statistics..", "org.longroll..")))
                .check(HOUSE);
    }

    @Test
    void the_clock_and_chance_are_behind_ports() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        "org.longroll.dice..",
                        "org.longroll.rules..",
                        "org.longroll.battle..",
                        "org.longroll.scenario..",
                        "org.longroll.simulation..",
                        "org.longroll.analysis..",
                        "org.longroll.codec..",
                        "org.longroll.ledger..",
                        "org.longroll.projection..",
                        "org.longroll.feed..",
                        "org.longroll.audit..")
                .should()
                .callMethod(java.time.Instant.class, "now")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(java.util.UUID.class, "randomUUID")
                .orShould()
                .dependOnClassesThat(resideInAnyPackage("java.util.random")
                        .or(type(java.util.Random.class))
                        .or(type(java.security.SecureRandom.class)))
                .allowEmptyShould(true)
                .check(HOUSE);
    }

    @Test
    void persistence_lives_in_the_postgres_rooms_and_http_in_the_web() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.longroll..postgres..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("jakarta.persistence..", "org.hibernate..", "io.quarkus.hibernate..")
                .check(HOUSE);
        noClasses()
                .that()
                .resideOutsideOfPackage("org.longroll.web..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("jakarta.ws.rs..")
                .check(HOUSE);
    }

    @Test
    void messages_are_the_feeds_business() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.longroll.feed..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.eclipse.microprofile.reactive.messaging..",
                        "io.smallrye.reactive.messaging..",
                        "org.apache.kafka..")
                .check(HOUSE);
    }

    @Test
    void every_call_names_the_right_that_it_needs() {
        methods()
                .that()
                .areMetaAnnotatedWith(HttpMethod.class)
                .should()
                .beAnnotatedWith(Needs.class)
                .check(HOUSE);
    }

    /** Writers overlap: the highest position that can be seen may have lower ones behind it that cannot, yet. */
    @Test
    void only_the_horizon_says_how_far_it_is_safe_to_read() throws IOException {
        try (var files = Files.walk(Path.of("src/main/java/org/longroll"))) {
            assertThat(files.filter(Files::isRegularFile))
                    .allSatisfy(file -> assertThat(file).content().doesNotContainIgnoringCase("max(position)"));
        }
    }

    @Test
    void every_package_says_what_lives_there() throws IOException {
        try (var folders = Files.walk(Path.of("src/main/java/org/longroll"))) {
            assertThat(folders.filter(HouseTest::holdsClasses))
                    .allSatisfy(folder -> assertThat(folder.resolve("package-info.java"))
                            .exists()
                            .content()
                            .contains("@NullMarked", "/**"));
        }
    }

    private static boolean holdsClasses(Path folder) {
        try (var files = Files.isDirectory(folder) ? Files.list(folder) : java.util.stream.Stream.<Path>empty()) {
            return files.anyMatch(file -> file.toString().endsWith(".java"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static DescribedPredicate<JavaClass> isOutside() {
        return DescribedPredicate.not(resideInAPackage("org.longroll..")).as("outside the house");
    }
}
