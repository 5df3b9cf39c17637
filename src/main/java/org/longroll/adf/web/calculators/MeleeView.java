package org.longroll.adf.web.calculators;

import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfOdds;
import org.longroll.adf.rules.FireAnswer;

/** A melee explained: each side strikes like a fire, at the same time. */
@Schema(name = "AdfMeleeAnswer")
public record MeleeView(
        @Schema(description = "Null for a unit that cannot fight hand to hand.") @Nullable FireView attacker,

        @Schema(description = "Null for a unit that cannot fight hand to hand.") @Nullable FireView defender) {

    public static MeleeView of(AdfOdds.Melee melee) {
        return new MeleeView(side(melee.attacker()), side(melee.defender()));
    }

    private static @Nullable FireView side(Optional<FireAnswer> answer) {
        return answer.map(fire -> FireView.of(fire, null, List.of())).orElse(null);
    }
}
