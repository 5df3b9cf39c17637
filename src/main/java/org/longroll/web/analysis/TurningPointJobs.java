package org.longroll.web.analysis;

import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.analysis.Effort;
import org.longroll.analysis.Sequel;
import org.longroll.analysis.TurningPoints;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleRefusal;
import org.longroll.recording.ReadJournal;
import org.longroll.recording.Referees;
import org.longroll.simulation.Simulation;
import org.longroll.web.JobQueue;
import org.longroll.web.problem.ProblemException;

/** Searches for turning points, one battle at a time, since a search takes all cores for up to a minute. */
@ApplicationScoped
public class TurningPointJobs {

    record Question(UUID battle, long version, Effort effort) {}

    @Schema(name = "SearchProgress")
    public record ProgressView(
            @Schema(examples = "playing", description = "`waiting`, then `playing`.")
            String stage,

            @Schema(description = "How often the battle has been played on.")
            int played,

            @Schema(description = "How often it will be; 0 while that is not known.")
            int playouts) {

        private static final ProgressView WAITING = new ProgressView("waiting", 0, 0);
    }

    private final ReadJournal journals;
    private final Referees referees;
    private final JobQueue<Question, ProgressView, TurningPoints> queue =
            new JobQueue<>("turning points", ProgressView.WAITING, Question::battle, this::search);

    TurningPointJobs(ReadJournal journals, Referees referees) {
        this.journals = journals;
        this.referees = referees;
    }

    JobQueue<Question, ProgressView, TurningPoints> queue() {
        return queue;
    }

    /** The turning points that were found for a version of a battle, with any seed and effort, and are still kept. */
    public Optional<TurningPoints> found(UUID battle, long version) {
        return queue.made(question -> question.battle().equals(battle) && question.version() == version);
    }

    private TurningPoints search(Question question, Consumer<ProgressView> progress) {
        var journal = journals.of(question.battle(), question.version());
        var rules = referees.chart(Battle.opening(journal).rulebook())
                .orElseThrow(() -> new ProblemException(
                        422,
                        BattleRefusal.CHART_DIFFERS.word(),
                        "The battle cannot be played on.",
                        "The chart with which it was started is not here."));
        return TurningPoints.of(
                journal,
                Sequel.by(Simulation.of(Battle.opening(journal), rules)),
                question.effort(),
                (played, playouts) -> progress.accept(new ProgressView("playing", played, playouts)));
    }

    @PreDestroy
    void stop() {
        queue.close();
    }
}
