package org.longroll.report.scrutiny;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.analysis.DiceStatistics;
import org.longroll.battle.Battle;
import org.longroll.journal.Entries;
import org.longroll.journal.Entry;
import org.longroll.journal.Seat;

/**
 * The audit report of a battle.
 *
 * @param matters the gravest first
 * @param dice with the tests of each source, thrower and purpose
 * @param diceOutOfForce every die that was recorded and does not stand
 */
public record Scrutiny(
        UUID battle,
        String title,
        String rules,
        long version,
        boolean sound,
        String verdict,
        List<Matter> matters,
        List<Attendance> seats,
        DiceStatistics dice,
        List<DieOutOfForce> diceOutOfForce,
        List<HeldCheckpoint> checkpoints) {

    /**
     * The result of checking the proofs of a battle.
     *
     * @param sound whether all of them hold
     * @param verdict the same in a sentence
     * @param matters sentences about them
     */
    public record Proofs(boolean sound, String verdict, List<Matter> matters, List<HeldCheckpoint> checkpoints) {}

    public static Scrutiny of(Entries entries, DiceStatistics dice, Map<String, String> names, Proofs proofs) {
        var battle = Battle.of(entries.journal());
        var all = entries.all();
        var rulebook = battle.opening().rulebook();
        var matters = Stream.of(
                        proofs.matters().stream(),
                        new EntryMatters(battle, all).found(),
                        ReplacedRolls.of(entries),
                        DiceMatters.of(dice))
                .flatMap(found -> found)
                .sorted(Matter.BY_WEIGHT)
                .toList();
        return new Scrutiny(
                battle.id(),
                battle.title(),
                "%s, version %d".formatted(rulebook.ruleset(), rulebook.version()),
                battle.version(),
                proofs.sound(),
                proofs.verdict(),
                matters,
                seats(all, battle.people(), names),
                dice,
                DieOutOfForce.all(entries).toList(),
                proofs.checkpoints());
    }

    private static List<Attendance> seats(List<Entry> all, Map<Seat, UUID> people, Map<String, String> names) {
        var decidedAgain = Entries.decidedAgain(all);
        // An entry that an amendment recorded again is the same entry.
        var bySeat = all.stream()
                .filter(entry -> entry.replaces() == null)
                .collect(Collectors.groupingBy(Entry::by, TreeMap::new, Collectors.toList()));
        var seats = new ArrayList<Attendance>();
        bySeat.forEach((seat, own) -> {
            var times =
                    own.stream().map(entry -> entry.occasion().at()).sorted().toList();
            seats.add(new Attendance(
                    seat,
                    people.get(new Seat(seat)),
                    names.get(seat),
                    own.size(),
                    count(own, entry -> entry.undone() && !decidedAgain.contains(entry.id())),
                    count(own, entry -> decidedAgain.contains(entry.id())),
                    times.getFirst(),
                    times.getLast()));
        });
        return List.copyOf(seats);
    }

    private static int count(List<Entry> entries, Predicate<Entry> which) {
        return (int) entries.stream().filter(which).count();
    }

    /** The time of an entry, for those who compare two. */
    static Instant at(Entry entry) {
        return entry.occasion().at();
    }
}
