package org.longroll.adf.rules;

import java.util.Optional;
import org.longroll.adf.chart.AdfChart;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Morale;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;
import org.longroll.rules.Word;

record ChargeRules(AdfChart chart, MovementRules movement, Waivers waivers) {

    Verdict<ChargeAnswer> charge(Charge charge) {
        return Verdict.unless(
                waivers.first(() -> cannot(charge.troops(), "unit."), () -> noGround(charge)), () -> answer(charge));
    }

    static Optional<Refusal> cannot(Troops troops, String unit) {
        return troops.offTheTable(unit + "morale")
                .or(() -> AdfRefusal.ARTILLERY_DOES_NOT_CHARGE.when(
                        troops.arm() == Arm.ARTILLERY, unit + "arm", () -> "Guns do not charge."))
                .or(() -> AdfRefusal.ROUTED_DOES_NOT_CHARGE.when(
                        troops.morale() == Morale.ROUTED, unit + "morale", () -> "A routed unit does not charge."));
    }

    private Optional<Refusal> noGround(Charge charge) {
        return AdfRefusal.NOT_ON_THIS_GROUND.when(
                printedMove(charge) == 0,
                "terrain",
                () -> "The unit cannot charge on " + charge.terrain().word() + " as it is.");
    }

    private int printedMove(Charge charge) {
        return movement.line(charge.troops()).on(charge.terrain()).orElse(0);
    }

    private ChargeAnswer answer(Charge charge) {
        var troops = charge.troops();
        return new ChargeAnswer(
                printedMove(charge) + charge.leaderBenefit(),
                Word.line(movement.table(troops).routed(), charge.terrain()),
                chart.charge().bonus(),
                Word.line(chart.charge().disorderPoint(), troops.quality()));
    }
}
