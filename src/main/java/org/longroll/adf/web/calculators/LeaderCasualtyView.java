package org.longroll.adf.web.calculators;

import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.rules.LeaderCasualty;
import org.longroll.dice.Roll;
import org.longroll.web.rulesets.Refused;
import org.longroll.web.rulesets.Views;

/** A leader under fire; {@code killed} is null until dice are sent. */
@Schema(name = "AdfLeaderCasualtyAnswer")
public record LeaderCasualtyView(
        int diceCount,
        @Nullable List<Integer> dice,
        @Nullable Boolean killed,
        Map<String, Double> odds) {

    static LeaderCasualtyView of(LeaderCasualty casualty, @Nullable List<Integer> dice) {
        return new LeaderCasualtyView(
                casualty.dice().count(),
                dice,
                dice == null ? null : Refused.orThrow(casualty.roll(new Roll(dice))),
                Views.odds(casualty.odds(), killed -> killed ? "killed" : "unhurt"));
    }
}
