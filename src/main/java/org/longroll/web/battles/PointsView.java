package org.longroll.web.battles;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.LastChanges;
import org.longroll.battle.Score;
import org.longroll.web.battles.ObjectiveView.MomentView;

/** The victory points of each side, and how they came about. */
@Schema(name = "Points")
public record PointsView(
        long version,
        int turn,

        @Schema(description = "The sum of the lines of each side.")
        Map<String, Integer> points,

        List<LineView> lines,

        @Schema(description = "The side that would win if the battle ended now; null if neither is far enough ahead.")
        @Nullable String ahead,

        @Schema(description = "By how many points a side must be ahead to win.")
        int marginalBy,

        @Schema(description = "By how many points a side must be ahead to win decisively.")
        int decisiveBy) {

    /** Something that gives points now. */
    @Schema(name = "PointsLine")
    public record LineView(
            @Schema(description = "The side that has the points.")
            String side,

            int points,
            Score.Reason reason,

            @Schema(description = "The objective, or the unit or leader of the enemy.", examples = "summit")
            String subject,

            @Schema(examples = "The summit") String name,

            @Schema(description = "The entry that brought the points; null if they have been there since the start.")
            @Nullable MomentView since) {

        private static LineView of(Score.Line line, Battle battle, LastChanges since) {
            var moment =
                    switch (line.reason()) {
                        case OBJECTIVE_HELD -> since.held(line.subject());
                        case UNIT_LOST, LEADER_LOST -> since.lost(line.subject());
                    };
            return new LineView(
                    line.side(),
                    line.points(),
                    line.reason(),
                    line.subject(),
                    battle.table().name(line.subject()),
                    MomentView.of(moment));
        }
    }

    static PointsView of(Battle battle, LastChanges since) {
        var score = Score.of(battle);
        var victory = battle.opening().victory();
        return new PointsView(
                battle.version(),
                battle.field().turn(),
                score.points(),
                Score.lines(battle.field(), victory).stream()
                        .map(line -> LineView.of(line, battle, since))
                        .toList(),
                score.winner().orElse(null),
                victory.marginalBy(),
                victory.decisiveBy());
    }
}
