package org.longroll.adf.battle;

import java.util.List;
import java.util.Objects;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.chart.ImpactChart.ImpactResult;
import org.longroll.adf.rules.ImpactOutcome.Side;
import org.longroll.journal.Occasion;

/** The field after one more event of a charge. */
final class ChargeEvolution {

    private ChargeEvolution() {}

    static AdfField after(AdfField field, ChargeEvent event, Occasion occasion) {
        return switch (event) {
            case ChargeEvent.ChargeMade made -> field.charging(declared(made, occasion));
            case ChargeEvent.CounterchargeMade met ->
                field.charging(present(field).met(met.reach().inches()));
            case ChargeEvent.ChargerStopped stopped ->
                field.charging(present(field).without(stopped.unit()));
            case ChargeEvent.ImpactResolved impact -> field.charging(struck(present(field), impact));
            case ChargeEvent.AttackerStoppedShort stopped ->
                field.charging(present(field).stoppedShort(stopped.inches(), stopped.volleys()));
            case ChargeEvent.MeleeFought fought -> field.charging(present(field).at(AdfCharge.Stage.CONTACT));
            case ChargeEvent.PursuitBegun pursuit -> field.charging(pursuing(field, present(field), pursuit, occasion));
            case ChargeEvent.AttackerFollowed followed -> field;
            case ChargeEvent.ChargeEnded ended ->
                ended.follow() == null
                        ? over(field)
                        : over(field).charging(present(field).won(ended.follow()));
        };
    }

    private static AdfCharge present(AdfField field) {
        return Objects.requireNonNull(field.charge(), "a charge is under way");
    }

    private static AdfCharge declared(ChargeEvent.ChargeMade made, Occasion occasion) {
        return new AdfCharge(
                occasion.entry(),
                occasion.entry(),
                made.units(),
                made.target(),
                made.aspect(),
                AdfCharge.Stage.APPROACH,
                false,
                null,
                List.of(),
                null,
                0,
                made.disorderPoints() == null
                        ? AdfCharge.Run.UNKNOWN
                        : AdfCharge.Run.of(made.reach().inches(), made.reach().distance(), made.disorderPoints()),
                false,
                List.of());
    }

    /** The charge as a pursuit, with the distance that may still be followed. */
    private static AdfCharge pursuing(
            AdfField field, AdfCharge charge, ChargeEvent.PursuitBegun pursuit, Occasion occasion) {
        var inches = pursuit.inches();
        var run = inches == null
                ? AdfCharge.Run.UNKNOWN
                : charge.mayFollow(field)
                        .map(farthest ->
                                AdfCharge.Run.of(inches, inches.atMost(farthest) ? farthest : inches, List.of()))
                        .orElse(AdfCharge.Run.UNKNOWN);
        return charge.against(occasion.entry(), pursuit.units(), pursuit.target(), pursuit.aspect(), run);
    }

    private static AdfCharge struck(AdfCharge before, ChargeEvent.ImpactResolved impact) {
        var charge = before.hit();
        if (impact.outcome() == ImpactResult.MELEE) {
            return charge.at(AdfCharge.Stage.MELEE);
        }
        return impact.winner() == Side.ATTACKER ? charge.won(impact.follow()) : charge;
    }

    /** Checks and questions of the charge are no longer due. */
    static AdfField over(AdfField field) {
        return field.charging(null)
                .without(due -> due.why() == DueReason.FEAR_OF_CHARGE || due.why() == DueReason.STILL_IN_REACH);
    }
}
