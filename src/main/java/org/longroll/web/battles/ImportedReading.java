package org.longroll.web.battles;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.analysis.Analysis;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleVocabulary;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Flaw;
import org.longroll.battle.SeatOutlook;
import org.longroll.battle.Sentences;
import org.longroll.codec.JournalJson;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.journal.Opening;
import org.longroll.recording.Referees;
import org.longroll.recording.TrialReading;
import org.longroll.report.composition.Composer;
import org.longroll.report.export.CsvTables;
import org.longroll.report.render.JsonReport;
import org.longroll.web.StrictReader;
import org.longroll.web.problem.ProblemException;

/**
 * Reads a battle from elsewhere as the calls of the API would, and its opening as if it were sent to start a battle.
 */
@ApplicationScoped
class ImportedReading implements TrialReading {

    /** Text of a file from an older server, which may have characters that this one refuses; it is shown escaped. */
    private static final Set<String> WRITTEN = Set.of("name", "title", "players");

    private static final ObjectMapper JOURNAL = JournalJson.mapper();

    private final StrictReader reader;
    private final Referees referees;

    ImportedReading(StrictReader reader, Referees referees) {
        this.reader = reader;
        this.referees = referees;
    }

    @Override
    public String kind() {
        return new BattleVocabulary().kind();
    }

    @Override
    public void open(Opening first) {
        var opening = (BattleStarted) first;
        var flaws = opening.orderOfBattle().flaws().stream().map(Flaw::field).findFirst();
        flaws.or(() -> chartFlaw(opening)).or(() -> shapeFlaw(opening)).ifPresent(field -> {
            throw new Unsound("No battle is started like this: %s.".formatted(field));
        });
        if (opening.orderOfBattle().side(opening.initiative()).isEmpty()) {
            throw new Unsound("No battle is started like this: initiative.");
        }
    }

    private Optional<String> chartFlaw(BattleStarted opening) {
        var referee = referees.of(opening.rulebook());
        return referee.refusal().isPresent()
                ? Optional.empty()
                : referee.answer().flaws(opening.orderOfBattle()).stream()
                        .map(Flaw::field)
                        .findFirst();
    }

    /** An opening has the shape of the request that starts a battle. */
    private Optional<String> shapeFlaw(BattleStarted opening) {
        var body = JOURNAL.createObjectNode()
                .put("title", opening.title())
                .put("ruleset", opening.rulebook().ruleset())
                .put("initiative", opening.initiative());
        if (opening.turnLimit() != null) {
            body.put("turnLimit", opening.turnLimit());
        }
        body.set("houseRules", JOURNAL.valueToTree(opening.rulebook().houseRules()));
        body.set("victory", JOURNAL.valueToTree(opening.victory()));
        body.setAll((ObjectNode) JOURNAL.valueToTree(opening.orderOfBattle()));
        try {
            reader.body(body, BattleRequest.class);
            return Optional.empty();
        } catch (ProblemException e) {
            var violations = e.problem().violations();
            return violations.isEmpty()
                    ? Optional.of("opening")
                    : violations.stream()
                            .map(violation -> violation.field())
                            .filter(field -> !WRITTEN.contains(field.substring(field.lastIndexOf('.') + 1)))
                            .findFirst();
        }
    }

    @Override
    public void read(History journal) {
        var entries = journal.entries();
        var battle = Battle.of(entries.journal());
        entries.all().forEach(entry -> Sentences.of(entry.events().stream(), battle));
        var analysis = Analysis.of(journal);
        var report = Composer.compose(entries, analysis);
        JsonReport.of(report);
        CsvTables.units(battle, analysis);
        CsvTables.entries(report);
        CsvTables.dice(entries);
        DifferenceView.between(
                Battle.of(Journal.opened(journal.id(), journal.lines().getFirst())), battle);
        battle.field().due().forEach(due -> DueView.of(due, battle));
        referees.chart(Battle.opening(journal).rulebook()).ifPresent(chart -> lookAhead(battle));
    }

    private void lookAhead(Battle battle) {
        var referee = referees.present(battle.opening().rulebook());
        List.copyOf(battle.seats()).forEach(seat -> {
            var outlook = new SeatOutlook(battle, seat);
            new NextViews(outlook).inFull(outlook.next(referee));
        });
    }
}
