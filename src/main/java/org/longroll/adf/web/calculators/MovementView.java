package org.longroll.adf.web.calculators;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.MovementChart.GunRout;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.dice.Dice;
import org.longroll.web.rulesets.Views;

/** How far a unit may go: allowances and the share of the move that the legs take, or the dice of a routed unit. */
@Schema(name = "AdfMovementAnswer")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MovementView(
        @Schema(description = "Inches for each ground; null where it may not go.")
        @JsonInclude(content = JsonInclude.Include.ALWAYS, value = JsonInclude.Include.NON_NULL)
        @Nullable Map<String, @Nullable Integer> allowances,

        @Nullable Double used,
        @Nullable Boolean allowed,

        @Schema(description = "What changing formation costs, in moves.") @Nullable Number formationChange,

        @Schema(description = "What limbering or mounting costs, in moves.") @Nullable Number limberOrMount,

        @Nullable Map<String, Integer> routedDice,
        @Nullable Map<String, Integer> routedInches,
        @Nullable List<String> abandonedIn) {

    static MovementView of(MovementAnswer answer) {
        return switch (answer) {
            case MovementAnswer.Marches marches -> marches(marches);
            case MovementAnswer.Runs(Map<Terrain, GunRout> rout) -> runs(rout);
        };
    }

    private static MovementView marches(MovementAnswer.Marches marches) {
        var allowances = new LinkedHashMap<String, @Nullable Integer>();
        marches.allowances().forEach((terrain, inches) -> allowances.put(terrain.word(), Views.orNull(inches)));
        return new MovementView(
                allowances,
                marches.used().value(),
                marches.allowed(),
                marches.formationChange().map(Views::number).orElse(null),
                marches.limberOrMount().map(Views::number).orElse(null),
                null,
                null,
                null);
    }

    private static MovementView runs(Map<Terrain, GunRout> rout) {
        var dice = new LinkedHashMap<String, Integer>();
        var inches = new LinkedHashMap<String, Integer>();
        var abandoned = new ArrayList<String>();
        rout.forEach((terrain, how) -> {
            switch (how) {
                case GunRout.Rolled(Dice rolled) -> dice.put(terrain.word(), rolled.count());
                case GunRout.Inches(int fixed) -> inches.put(terrain.word(), fixed);
                case GunRout.Abandoned() -> abandoned.add(terrain.word());
            }
        });
        boolean guns = !inches.isEmpty() || !abandoned.isEmpty();
        return new MovementView(null, null, null, null, null, dice, guns ? inches : null, guns ? abandoned : null);
    }
}
