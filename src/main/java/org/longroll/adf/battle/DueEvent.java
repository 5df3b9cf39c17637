package org.longroll.adf.battle;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.journal.Recorded;

public sealed interface DueEvent extends AdfEvent {

    /** Its id until it is settled. */
    String due();

    /** @param lostBefore for a battery, the sections that it had lost before the present fire */
    @Recorded("adf-check-due")
    record CheckDue(
            String due,
            String unit,
            String side,
            DueReason reason,
            int checkModifier,
            CheckCause from,
            SaidSituation situation,
            @Nullable Integer lostBefore)
            implements DueEvent {}

    @Recorded("adf-leader-at-risk")
    record LeaderAtRisk(String due, String leader, String unit, String side, int hits) implements DueEvent {}

    /** The players are asked for units; {@code unit} may be a leader. */
    @Recorded("adf-question-asked")
    record QuestionAsked(String due, String unit, String side, DueReason reason, List<String> candidates)
            implements DueEvent {
        public QuestionAsked {
            candidates = List.copyOf(candidates);
        }
    }
}
