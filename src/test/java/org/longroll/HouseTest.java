package org.longroll;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
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
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.ws.rs.HttpMethod;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.platform.suite.api.SelectClasses;
import org.longroll.ledger.LedgerUnavailable;
import org.longroll.rules.Ban;
import org.longroll.rules.Forbidden;
import org.longroll.rules.Refusal;
import org.longroll.rules.Spelled;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;
import org.longroll.web.seats.Needs;

/** The plan of the house, held against the code: which room may use which, and what may not enter at all. */
class HouseTest {

    private static final JavaClasses HOUSE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("org.longroll");

    /** The slices: one for each system of rules. */
    static final List<String> SLICES = List.of("adf", "rff");

    /** What each room may use of the others. */
    private static final Map<String, List<String>> MAY_USE = new TreeMap<>(Map.ofEntries(
            entry("dice", List.of()),
            entry("rules", List.of("dice")),
            entry("charts", List.of("rules")),
            entry("ledger", List.of()),
            entry("database", List.of()),
            entry("training", List.of("database")),
            entry("journal", List.of("rules", "dice")),
            entry("battle", List.of("journal", "rules", "dice")),
            entry("scenario", List.of("battle", "journal", "rules", "charts")),
            entry("simulation", List.of("battle", "journal", "scenario", "rules", "charts", "dice")),
            entry("codec", List.of("battle", "journal", "rules", "ledger")),
            entry("projection", List.of("battle", "journal", "codec", "ledger")),
            entry("audit", List.of("ledger", "dice")),
            entry("feed", List.of("ledger", "battle", "journal")),
            entry("analysis", List.of("battle", "journal", "rules", "dice", "simulation")),
            entry("report", List.of("analysis", "battle", "journal", "rules", "dice")),
            entry("photos", List.of()),
            entry(
                    "recording",
                    List.of(
                            "battle",
                            "journal",
                            "codec",
                            "ledger",
                            "projection",
                            "audit",
                            "dice",
                            "rules",
                            "charts"))));

    /** What each room of a slice may use: rooms of its own slice, and rooms of the house. */
    private static final Map<String, List<String>> MAY_USE_IN_A_SLICE = new TreeMap<>(Map.of(
            "chart", List.of("house.rules", "house.dice"),
            "rules", List.of("chart", "house.rules", "house.dice"),
            "battle", List.of("chart", "rules", "house.battle", "house.journal", "house.rules", "house.dice"),
            "analysis",
                    List.of(
                            "chart",
                            "rules",
                            "battle",
                            "house.analysis",
                            "house.battle",
                            "house.journal",
                            "house.rules",
                            "house.dice"),
            "report",
                    List.of("chart", "rules", "battle", "house.report", "house.battle", "house.journal", "house.rules"),
            "play",
                    List.of(
                            "chart",
                            "rules",
                            "battle",
                            "house.simulation",
                            "house.battle",
                            "house.journal",
                            "house.rules",
                            "house.dice"),
            "web",
                    List.of(
                            "chart",
                            "rules",
                            "battle",
                            "house.web",
                            "house.charts",
                            "house.battle",
                            "house.journal",
                            "house.rules",
                            "house.dice")));

    private static final String[] PURE = Stream.concat(
                    Stream.of("dice", "rules", "journal", "battle"),
                    SLICES.stream().flatMap(slice -> Stream.of("chart", "rules", "battle")
                            .map(room -> slice + "." + room)))
            .map(room -> "org.longroll." + room + "..")
            .toArray(String[]::new);

    static final List<String> ROOMS = List.copyOf(MAY_USE.keySet());
    static final List<String> ROOMS_OF_SLICES = SLICES.stream()
            .flatMap(slice -> MAY_USE_IN_A_SLICE.keySet().stream().map(room -> slice + "." + room))
            .toList();

    @ParameterizedTest
    @FieldSource("ROOMS")
    void a_room_uses_only_the_rooms_that_the_plan_allows(String room) {
        usesOnly(room, MAY_USE.get(room).stream());
    }

    @ParameterizedTest
    @FieldSource("ROOMS_OF_SLICES")
    void a_room_of_a_slice_uses_its_own_slice_and_what_the_plan_allows_of_the_house(String room) {
        var slice = room.split("\\.")[0];
        usesOnly(
                room,
                MAY_USE_IN_A_SLICE.get(room.split("\\.")[1]).stream()
                        .map(other ->
                                other.startsWith("house.") ? other.substring("house.".length()) : slice + "." + other));
    }

    private static void usesOnly(String room, Stream<String> others) {
        var allowed = Stream.concat(Stream.of(room), others).map(other -> "org.longroll." + other + "..");
        classes()
                .that()
                .resideInAPackage("org.longroll." + room + "..")
                .should(onlyDependOnClassesThat(
                        resideInAnyPackage(allowed.toArray(String[]::new)).or(isOutside())))
                .check(HOUSE);
    }

    @ParameterizedTest
    @FieldSource("SLICES")
    void nothing_outside_a_slice_names_it(String slice) {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.longroll." + slice + "..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.longroll." + slice + "..")
                .check(HOUSE);
    }

    /** Not in a text either: an example, a comment, a message. Charts, scenarios and the battle of the bench are data. */
    @Test
    void no_file_outside_the_slices_and_their_data_speaks_of_a_system_by_its_name() throws IOException {
        var name = Pattern.compile(
                "(?<![A-Za-z])(%s)(?![a-z])".formatted(String.join("|", SLICES)), Pattern.CASE_INSENSITIVE);
        var data = Pattern.compile(
                ("src/main/(java/org/longroll/(%s)/|resources/(rulesets|scenarios|bench|META-INF/services)/"
                                + "|webui/(node_modules|src/api|src/testing|src/after/demo.json|src/start/sizes.json)|.*\\.(test.ts|woff2|ttf)$).*")
                        .formatted(String.join("|", SLICES)));
        try (var files = Files.walk(Path.of("src/main"))) {
            assertThat(files.filter(Files::isRegularFile)
                            .filter(file -> !data.matcher(file.toString()).matches()))
                    .allSatisfy(file -> assertThat(name.matcher(Files.readString(file))
                                    .results()
                                    .map(MatchResult::group))
                            .as(file.toString())
                            .isEmpty());
        }
    }

    @Test
    void no_line_of_the_page_is_longer_than_120_characters() throws IOException {
        var written = Pattern.compile("src/main/webui/(src/(?!api/).*|scripts/.*)\\.(svelte|ts|css|js|mjs)");
        try (var files = Files.walk(Path.of("src/main/webui"))) {
            assertThat(files.filter(file -> written.matcher(file.toString()).matches()))
                    .isNotEmpty()
                    .allSatisfy(file -> assertThat(Files.readAllLines(file))
                            .as(file.toString())
                            .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120)));
        }
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
                .resideInAnyPackage(PURE)
                .should(onlyDependOnClassesThat(
                        resideInAnyPackage(PURE).or(resideInAnyPackage("java..", "org.jspecify.."))))
                .check(HOUSE);
    }

    /** Of the rules, a journal takes the words for a refusal, and nothing of a chart. */
    @Test
    void a_journal_knows_of_rules_only_that_they_refuse() {
        noClasses()
                .that()
                .resideInAPackage("org.longroll.journal..")
                .should()
                .dependOnClassesThat(resideInAPackage("org.longroll.rules..")
                        .and(DescribedPredicate.not(belongToAnyOf(
                                Refusal.class,
                                Verdict.class,
                                Forbidden.class,
                                Ban.class,
                                Waivers.class,
                                Word.class,
                                Spelled.class))))
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
                        "org.longroll.journal..",
                        "org.longroll.battle..",
                        "org.longroll.adf..",
                        "org.longroll.rff..",
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
                .resideOutsideOfPackages("org.longroll.web..", "org.longroll.*.web..")
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

    /** A battle is shared between threads; what is worked out in one thread is not part of one. */
    @Test
    void what_a_battle_is_made_of_is_final_or_volatile() {
        var parts = new HashSet<JavaClass>();
        collect(HOUSE.get("org.longroll.battle.Battle"), parts);
        HOUSE.stream()
                .filter(type -> type.isAssignableTo("org.longroll.battle.Field") && !type.isInterface())
                .forEach(type -> collect(type, parts));
        assertThat(parts)
                .hasSizeGreaterThan(50)
                .extracting(JavaClass::getSimpleName)
                .contains("Timeline", "Act");
        assertThat(parts.stream()
                        .flatMap(type -> type.getFields().stream())
                        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                        .filter(field -> !field.getModifiers().contains(JavaModifier.FINAL)
                                && !field.getModifiers().contains(JavaModifier.VOLATILE)))
                .isEmpty();
    }

    private static void collect(JavaClass type, Set<JavaClass> parts) {
        if (type.getPackageName().startsWith("org.longroll") && parts.add(type)) {
            type.getFields().forEach(field -> field.getAllInvolvedRawTypes().forEach(part -> collect(part, parts)));
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
        try (var files = Files.isDirectory(folder) ? Files.list(folder) : Stream.<Path>empty()) {
            return files.anyMatch(file -> file.toString().endsWith(".java"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static DescribedPredicate<JavaClass> isOutside() {
        return DescribedPredicate.not(resideInAPackage("org.longroll..")).as("outside the house");
    }

    @Test
    void every_test_that_needs_a_server_is_in_their_suite_and_not_run_by_itself() throws IOException {
        var named = Set.of(ServerTests.class.getAnnotation(SelectClasses.class).names());
        var pom = Files.readString(Path.of("pom.xml"));
        try (var files = Files.walk(Path.of("src/test/java"))) {
            var others = files.filter(file -> file.toString().endsWith("Test.java")
                            && !file.toString().contains("/web/"))
                    .filter(file -> source(file).contains("\n@QuarkusTest\n"))
                    .map(file -> Path.of("src/test/java").relativize(file).toString())
                    .toList();
            assertThat(others).isNotEmpty().allSatisfy(file -> {
                assertThat(named).contains(file.replace(".java", "").replace('/', '.'));
                assertThat(pom).contains("<exclude>" + file + "</exclude>");
            });
        }
    }

    private static String source(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
