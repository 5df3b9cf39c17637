package org.longroll.web.battles;

import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.battle.Battle;
import org.longroll.battle.Score;
import org.longroll.projection.Difference;
import org.longroll.projection.Difference.Change;
import org.longroll.projection.Difference.UnitChange;

/** The differences between two moments of a battle, or between a battle and a what-if of it. */
@Schema(name = "Difference")
public record DifferenceView(
        MomentView from,
        MomentView to,

        @Schema(description = "The units that are not as they were; all others are.")
        List<UnitView> units) {

    @Schema(name = "Moment")
    public record MomentView(
            UUID battle,
            String title,
            long version,
            int turn,
            String part,
            String activeSide,
            Map<String, Integer> points,
            Map<String, String> objectives) {

        static MomentView of(Battle battle) {
            return new MomentView(
                    battle.id(),
                    battle.title(),
                    battle.version(),
                    battle.field().turn(),
                    battle.field().part(),
                    battle.field().activeSide(),
                    Score.of(battle).points(),
                    battle.table().holders());
        }
    }

    @Schema(name = "UnitDifference")
    public record UnitView(
            String unit,
            String name,
            Map<String, Change> changes,

            @Schema(examples = "15th Alabama: figures 6 → 5, morale good-order → disorder.")
            String sentence) {

        static UnitView of(UnitChange change) {
            return new UnitView(change.unit(), change.name(), change.changes(), change.sentence());
        }
    }

    static DifferenceView between(Battle from, Battle to) {
        return new DifferenceView(
                MomentView.of(from),
                MomentView.of(to),
                Difference.between(from, to).units().stream().map(UnitView::of).toList());
    }
}
