package org.longroll.web.reports;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.analysis.DiceStatistics;
import org.longroll.audit.CheckpointAudit.Finding;
import org.longroll.recording.CheckJournal;
import org.longroll.recording.People;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.recording.SignCheckpoint;
import org.longroll.recording.SignedCheckpoint;
import org.longroll.report.scrutiny.HeldCheckpoint;
import org.longroll.report.scrutiny.Matter;
import org.longroll.report.scrutiny.Matter.Weight;
import org.longroll.report.scrutiny.Scrutiny;
import org.longroll.report.scrutiny.Scrutiny.Proofs;
import org.longroll.web.problem.ProblemException;

/** Makes the audit reports of battles. */
@ApplicationScoped
class Scrutinies {

    private final ReadBattle battles;
    private final ReadJournal journal;
    private final People people;
    private final SignCheckpoint checkpoints;
    private final CheckJournal check;

    Scrutinies(ReadBattle battles, ReadJournal journal, People people, SignCheckpoint checkpoints, CheckJournal check) {
        this.battles = battles;
        this.journal = journal;
        this.people = people;
        this.checkpoints = checkpoints;
        this.check = check;
    }

    Scrutiny of(UUID id) {
        var battle = battles.newest(id).orElseThrow(ProblemException::nothingHere);
        var recorded = journal.of(id, battle.version());
        return Scrutiny.of(recorded.entries(), DiceStatistics.of(recorded), people.players(battle), proofs(id));
    }

    private Proofs proofs(UUID id) {
        var found = check.verify(id).orElseThrow(ProblemException::nothingHere);
        var matters = new ArrayList<Matter>();
        if (!found.chain().intact()) {
            matters.add(Matter.ofTheBattle(Weight.GRAVE, "chain", found.chain().sentence()));
        }
        found.faults().forEach(each -> matters.add(matter(Weight.GRAVE, each)));
        if (found.signed() != null) {
            found.signed().notes().forEach(each -> matters.add(matter(weight(each), each)));
        }
        check.decidedOtherwise(id)
                .forEach(each -> matters.add(new Matter(
                        each.byReading() ? Weight.RECORD : Weight.GRAVE,
                        "decision",
                        each.entry().number(),
                        each.entry().last(),
                        each.entry().by(),
                        each.entry().occasion().at(),
                        each.sentence(),
                        null,
                        List.of())));
        return new Proofs(
                found.sound(),
                found.verdict(),
                matters,
                checkpoints.of(id).stream().map(Scrutinies::held).toList());
    }

    private static Weight weight(Finding note) {
        return note.code().equals("key-not-announced") ? Weight.GRAVE : Weight.RECORD;
    }

    private static Matter matter(Weight weight, Finding finding) {
        return Matter.ofTheBattle(weight, "checkpoint", finding.sentence());
    }

    private static HeldCheckpoint held(SignedCheckpoint signed) {
        return new HeldCheckpoint(
                signed.sequence(),
                signed.checkpoint().size(),
                signed.checkpoint().code().toString(),
                signed.key().name(),
                signed.event().cause().word(),
                signed.by(),
                signed.at());
    }
}
