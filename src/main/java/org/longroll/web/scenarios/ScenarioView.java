package org.longroll.web.scenarios;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.scenario.ScenarioLibrary.Shipped;

/** A scenario in the list; {@code turns} is null if the players end the battle themselves. */
@Schema(name = "ScenarioSummary")
public record ScenarioView(
        @Schema(examples = "little-round-top") String id,

        @Schema(examples = "Little Round Top") String title,

        String ruleset,
        int units,
        @Nullable Integer turns) {

    static ScenarioView of(Shipped shipped) {
        var scenario = shipped.scenario();
        return new ScenarioView(
                shipped.id(),
                scenario.title(),
                scenario.ruleset(),
                scenario.orderOfBattle().units().size(),
                scenario.turnLimit());
    }
}
