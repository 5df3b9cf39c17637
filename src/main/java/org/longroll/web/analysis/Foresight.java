package org.longroll.web.analysis;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.concurrent.Semaphore;
import org.longroll.analysis.Effort;
import org.longroll.analysis.Journal;
import org.longroll.analysis.Sequel;
import org.longroll.analysis.TurningPoints;
import org.longroll.battle.BattleRefusal;
import org.longroll.recording.Referees;
import org.longroll.simulation.Simulation;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** Plays battles on to find where they turned: for one caller at a time, since it takes a core for seconds. */
@ApplicationScoped
class Foresight {

    private final Referees referees;
    private final Semaphore table = new Semaphore(1);

    Foresight(Referees referees) {
        this.referees = referees;
    }

    TurningPoints of(Journal journal, Effort effort) {
        var rules = referees.chart(journal.opening().rulebook())
                .orElseThrow(() -> new ProblemException(Problem.of(
                        422,
                        BattleRefusal.CHART_DIFFERS.word(),
                        "The battle cannot be played on.",
                        "The chart with which it was started is not here.")));
        if (!table.tryAcquire()) {
            throw new ProblemException(Problem.of(
                    429,
                    "busy",
                    "Another battle is being played on.",
                    "Ask again in a minute; the figures without turning points are to be had at once."));
        }
        try {
            return TurningPoints.of(journal, Sequel.by(Simulation.of(journal.opening(), rules)), effort);
        } finally {
            table.release();
        }
    }
}
