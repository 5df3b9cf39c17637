package org.longroll.web.battles;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.projection.BattleStatus;
import org.longroll.recording.Referees;
import org.longroll.rules.Verdict;

/** What is due in a battle and what may come next, for clients without rules of their own. */
@ApplicationScoped
class Outlook {

    private final Referees referees;

    Outlook(Referees referees) {
        this.referees = referees;
    }

    BattleView of(Battle battle) {
        var timeline = battle.timeline();
        return BattleView.of(
                BattleStatus.of(battle),
                timeline.request().map(BattleView.RequestView::of).orElse(null),
                timeline.redoable(),
                due(battle),
                next(battle));
    }

    List<DueView> due(Battle battle) {
        return battle.field().due().stream().map(DueView::of).toList();
    }

    /** Without the battle's chart nothing can be decided, but notes can be recorded. */
    List<NextView> next(Battle battle) {
        return switch (referees.of(battle.opening().rulebook())) {
            case Verdict.Allowed<Referee>(var referee) ->
                Decider.next(battle, referee).stream().map(NextView::of).toList();
            case Verdict.Refused<Referee> refused -> List.of(NextView.of(Possibility.of("note", null)));
        };
    }
}
