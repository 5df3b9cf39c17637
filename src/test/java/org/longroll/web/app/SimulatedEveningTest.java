package org.longroll.web.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.longroll.simulation.Skirmishes;
import org.longroll.testing.HowMany;
import org.longroll.testing.OnlyLong;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.battles.PlayedEvening;

/**
 * The program plays both sides, and every entry that it chooses is made by tapping the page: each side has a phone, the umpire
 * a laptop. After each entry the journal has what was meant, and both phones show what the API has.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class SimulatedEveningTest extends AppTest {

    /** The first entries of a battle of each system; in the long build a whole one of every chart. */
    static final List<String> RULESETS = rulesets();

    private static final int ENTRIES = HowMany.of("page.entries", 30, Integer.MAX_VALUE);

    /** {@code -Dpage.battles=20} goes on for a night; what is in the file of finished battles is not played again. */
    private static final int BATTLES = HowMany.of("page.battles", 1, 1);

    private static final Path FINISHED = Path.of(System.getProperty("page.finished", "target/page-finished.txt"));
    private static final long SEED = Long.getLong("page.seed", 1);

    /** The entries before this one are sent to the API, so that a place late in a battle is reached at once. */
    private static final int FROM = Integer.getInteger("page.from", 1);

    /** So many battles of each player are looked through for kinds of entries that those before did not have. */
    private static final int LOOKED_THROUGH = HowMany.of("page.census", 20, 20);

    private static List<String> rulesets() {
        var named = System.getProperty("page.rulesets", HowMany.LONG ? "all" : "adf-15mm,rff");
        return named.equals("all") ? Skirmishes.RULESETS : List.of(named.split(","));
    }

    static Stream<Arguments> battles() {
        return LongStream.range(SEED, SEED + BATTLES).boxed().flatMap(seed -> RULESETS.stream()
                .map(ruleset -> Arguments.of(ruleset, seed)));
    }

    @ParameterizedTest
    @MethodSource("battles")
    void a_battle_is_recorded_by_tapping_and_both_phones_show_it(String ruleset, long seed) throws Exception {
        var name = ruleset + " " + seed;
        Assumptions.assumeFalse(BATTLES > 1 && finished().contains(name), "played before");
        var evening = PlayedEvening.of(ruleset, seed);
        try (var played = begun(ruleset)) {
            evening.stream().limit(FROM - 1).forEach(played::sent);
            for (var each : evening.stream().limit(ENTRIES).skip(FROM - 1).toList()) {
                played.next(each);
                Files.writeString(Path.of("target/page-" + ruleset + ".txt"), played.report());
            }
            assertThat(played.differences()).isEmpty();
        }
        if (BATTLES > 1) {
            Files.writeString(FINISHED, name + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    /** Battles of the night that came to their end without a difference. */
    private static List<String> finished() throws IOException {
        return Files.exists(FINISHED) ? Files.readAllLines(FINISHED) : List.of();
    }

    @OnlyLong("sends some thousand entries to come to the few that it taps")
    @ParameterizedTest
    @FieldSource("RULESETS")
    void every_kind_of_entry_due_question_and_die_is_reached_through_the_page(String ruleset) throws Exception {
        var census = new Census();
        var differences = new ArrayList<String>();
        for (long seed = SEED; seed < SEED + LOOKED_THROUGH; seed++) {
            differences.addAll(firsts(ruleset, PlayedEvening.atRandom(ruleset, seed), census));
            differences.addAll(firsts(ruleset, PlayedEvening.of(ruleset, seed), census));
        }
        Files.writeString(Path.of("target/page-census-" + ruleset + ".txt"), lines(census.counts()));
        census.missing(ruleset).forEach(kind -> differences.add("never reached through the page: " + kind));
        assertThat(differences).isEmpty();
    }

    /** Taps the first of each kind that was not reached before; the others are sent. */
    private List<String> firsts(String ruleset, List<PlayedEvening.Sent> evening, Census census) {
        if (evening.stream().allMatch(census::has)) {
            return List.of();
        }
        try (var played = begun(ruleset)) {
            for (var each : evening) {
                if (census.has(each)) {
                    played.sent(each);
                } else {
                    played.next(each);
                    census.add(each);
                }
            }
            played.refusals().forEach(census::add);
            return played.differences();
        }
    }

    private static String lines(Map<String, ?> counts) {
        return counts.entrySet().stream()
                .map(each -> each.getKey() + ": " + each.getValue() + "\n")
                .collect(Collectors.joining());
    }

    private PageEvening begun(String ruleset) {
        var table = AppTable.of(
                Skirmishes.toSend(ruleset).put("dicePolicy", "thrown").toString());
        return new PageEvening(table, seat -> seat.equals("umpire") ? laptop() : phone());
    }
}
