package org.longroll.web.battles;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Objective;

/** Everything that stands on the table at one version, each list by id. */
@Schema(name = "Standing")
public record StandingView(
        BattleView battle,
        List<UnitView> units,
        List<CommandView> commands,
        List<LeaderView> leaders,
        List<HeldView> objectives) {

    /** An objective and its holder, without the entry that made it so. */
    @Schema(name = "ObjectiveHeld")
    public record HeldView(
            @Schema(examples = "summit") String id,
            @Schema(examples = "The summit") String name,
            int points,

            @Schema(description = "The side for which it is a key position.") @Nullable String keyTo,

            @Schema(description = "The side that holds it; null if no side does.") @Nullable String heldBy) {

        static HeldView of(Battle battle, Objective objective) {
            return new HeldView(
                    objective.id(),
                    objective.name(),
                    objective.points(),
                    objective.keyTo(),
                    battle.table().holders().get(objective.id()));
        }
    }

    static StandingView of(Battle battle, BattleView seen) {
        var order = battle.table().order();
        return new StandingView(
                seen,
                byId(battle.table().units().ids(), id -> id, id -> UnitsResource.view(battle, id)),
                byId(order.commands(), HigherCommand::id, command -> CommandView.of(battle, command)),
                byId(order.leaders(), Leader::id, leader -> LeaderView.of(battle, leader)),
                byId(order.objectives(), Objective::id, objective -> HeldView.of(battle, objective)));
    }

    private static <S, T> List<T> byId(Collection<S> all, Function<S, String> id, Function<S, T> view) {
        return all.stream().sorted(Comparator.comparing(id)).map(view).toList();
    }
}
