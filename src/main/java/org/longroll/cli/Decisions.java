package org.longroll.cli;

import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.battle.Readings;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.codec.EventCodec;
import org.longroll.journal.History;
import org.longroll.journal.Redecision.Difference;
import org.longroll.ledger.Envelope;
import org.longroll.recording.Referees;

/** Decides battles again by the charts that they were started with, and tells what comes out otherwise. */
final class Decisions {

    private final boolean missingIsAFault;
    private final EventCodec codec = EventCodec.standard();
    private final Referees referees = new Referees(RulesLibrary.read(ChartFiles.onClasspath()));

    /** @param missingIsAFault whether a battle whose chart is not here is reported as faulty */
    Decisions(boolean missingIsAFault) {
        this.missingIsAFault = missingIsAFault;
    }

    /** The findings in one battle. */
    record Finding(boolean faulty, List<String> sentences) {}

    /**
     * The hashes of a file can be right and its events in an order that no server records: then they make no battle.
     */
    Finding of(UUID battle, List<Envelope> chain) {
        try {
            return decided(battle, chain);
        } catch (RuntimeException e) {
            return new Finding(
                    true, List.of("  It cannot be decided again: its events do not follow from one another."));
        }
    }

    private Finding decided(UUID battle, List<Envelope> chain) {
        var journal = new History(battle, chain.stream().map(codec::line).toList());
        var rulebook = Battle.opening(journal).rulebook();
        var referee = referees.of(rulebook);
        if (referee.refusal().isPresent()) {
            return new Finding(
                    missingIsAFault,
                    List.of("  It cannot be decided again: "
                            + referee.refusal().get().sentence()));
        }
        var differences = Decider.differences(journal, referee.answer(), Readings.TODAY);
        var sentences = differences.isEmpty()
                ? List.of("  Decided again by %s, version %d, every entry comes out as it was recorded."
                        .formatted(rulebook.ruleset(), rulebook.version()))
                : differences.stream().map(Decisions::sentence).toList();
        return new Finding(!differences.stream().allMatch(Difference::byReading), sentences);
    }

    private static String sentence(Difference difference) {
        return "  Entry %d (%s) comes out otherwise%s. %s"
                .formatted(
                        difference.entry().number(),
                        difference.entry().type(),
                        difference.byReading() ? ", by a reading of the rules that has changed since" : "",
                        difference.sentence());
    }
}
