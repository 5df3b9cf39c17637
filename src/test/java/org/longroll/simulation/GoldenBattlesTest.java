package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.Battles;
import org.longroll.scenario.Changes;

/**
 * One battle of each ruleset, replayed in full: its orders are decided anew, and everything that comes of them must be
 * as it was. Where only the words of its sentences were changed, {@code -Dgolden.sentences} writes them anew, and
 * nothing else. Where a rule was changed on purpose, {@code mvn test -Dtest=GoldenBattlesTest -Dgolden.write} writes the
 * files anew, and the difference shows what the change means at the table. The old files stay beside them, named after the
 * readings of the rules that they were decided by ({@code <ruleset>.readings-1.txt}).
 */
class GoldenBattlesTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    private static final Path FOLDER = Path.of("src/test/resources/battles");
    private static final int TURNS = 3;
    private static final long SEED = 1863;

    @ParameterizedTest
    @FieldSource("RULESETS")
    void a_golden_battle_goes_as_it_went(String ruleset) throws IOException {
        var file = FOLDER.resolve(ruleset + ".txt");
        if (System.getProperty("golden.write") != null) {
            Files.createDirectories(FOLDER);
            Files.write(file, GoldenBattle.of(played(ruleset)));
        }
        var golden = Files.readAllLines(file);
        if (System.getProperty("golden.sentences") != null) {
            var now = GoldenBattle.replayed(golden);
            requireSame(file, GoldenBattle.withoutSentences(golden), GoldenBattle.withoutSentences(now));
            golden = Files.readAllLines(Files.write(file, now));
        }
        requireSame(file, golden, GoldenBattle.replayed(golden));
        assertThat(golden).hasSizeGreaterThan(500);
    }

    /** Those of older readings too: they are not decided again, but what was recorded stays what it was. */
    @Test
    void every_golden_battle_ever_written_folds_to_the_end_that_it_had() throws IOException {
        try (var files = Files.list(FOLDER)) {
            for (var file : files.toList()) {
                var golden = Files.readAllLines(file);
                requireSame(file, GoldenBattle.end(golden), GoldenBattle.folded(golden));
            }
        }
    }

    /** Entries of older battles that are decided differently today are named by a reading. */
    @ParameterizedTest
    @FieldSource("RULESETS")
    void what_comes_out_differently_since_readings_8_is_no_fault(String ruleset) throws IOException {
        var file = FOLDER.resolve(ruleset + ".readings-8.txt");
        assertThat(GoldenBattle.faults(Files.readAllLines(file))).isEmpty();
    }

    private static SimulatedBattle played(String ruleset) {
        var shortened = new Changes(null, ruleset, null, null, null, null, null, TURNS, null);
        return Simulation.of(Skirmishes.ofAllArms(ruleset).with(shortened), Battles.library())
                .with(RandomPlayer::new)
                .play(SEED);
    }

    /** The first line that differs, with the entry that it belongs to: what comes after it only follows from it. */
    private static void requireSame(Path file, List<String> golden, List<String> now) {
        for (int i = 0; i < Math.max(golden.size(), now.size()); i++) {
            var was = i < golden.size() ? golden.get(i) : "(nothing)";
            var is = i < now.size() ? now.get(i) : "(nothing)";
            if (!was.equals(is)) {
                fail("%s, line %d, in the entry%n  %s%nwas%n  %s%nand is now%n  %s"
                        .formatted(file, i + 1, entry(golden, i), was.strip(), is.strip()));
            }
        }
    }

    private static String entry(List<String> lines, int at) {
        for (int i = Math.min(at, lines.size() - 1); i > 0; i--) {
            if (lines.get(i).startsWith("> ")) {
                return lines.get(i);
            }
        }
        return lines.getFirst();
    }
}
