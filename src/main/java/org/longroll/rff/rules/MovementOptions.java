package org.longroll.rff.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverChart.Handling;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.ManeuverChart.ManeuverEffect;
import org.longroll.rff.chart.MovementChart;
import org.longroll.rff.chart.MovementChart.Disorders;
import org.longroll.rff.chart.MovementChart.GunLine;
import org.longroll.rff.chart.MovementChart.Haul;
import org.longroll.rff.chart.MovementChart.Performance;
import org.longroll.rff.chart.MovementChart.TroopLine;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.rules.MovementAnswer.Option;
import org.longroll.rff.rules.MovementAnswer.Reach;
import org.longroll.rules.Fraction;

/** The maneuvers that a result allows, each with its reach. */
record MovementOptions(MovementChart chart) {

    private static final Reach WHOLE = new Reach.Share(Fraction.ONE);
    private static final Reach NOWHERE = new Reach.Share(Fraction.ZERO);

    List<Option> of(Mover mover, ManeuverEffect effect) {
        return switch (mover) {
            case Mover.Leader leader -> List.of(plain(TroopManeuver.FULL_MOVE.word(), WHOLE));
            case Mover.Foot foot -> troops(effect, Performance.NO);
            case Mover.Horse horse -> troops(effect, horse.mounted() ? Performance.CAVALRY_HALF_MOVE : Performance.NO);
            case Mover.Guns guns -> guns(guns, effect);
        };
    }

    /** @param inTheSaddle the performance that only mounted cavalry has, or none */
    private List<Option> troops(ManeuverEffect effect, Performance inTheSaddle) {
        var options = new ArrayList<Option>(retreat(effect.troopsRetreat(), effect.holds()));
        chart.troops().forEach((maneuver, line) -> {
            var performance = performance(line, effect.maneuvers());
            if (performance != Performance.NO
                    && (performance != Performance.CAVALRY_HALF_MOVE || performance == inTheSaddle)) {
                var into = tardily(line, effect.maneuvers()) ? line.tardyInto() : Set.<Formation>of();
                options.add(new Option(maneuver.word(), reach(maneuver, performance), into, line.disorders()));
            }
        });
        return options;
    }

    private static List<Option> retreat(Retreat retreat, Holding holds) {
        var options = new ArrayList<Option>();
        if (retreat != Retreat.NONE) {
            options.add(plain("retreat", WHOLE));
        }
        switch (holds) {
            case NO -> {}
            case IN_ITS_PLACE -> options.add(plain("hold-position", NOWHERE));
            case AND_FIRES -> options.add(plain("hold-position-and-fire", NOWHERE));
        }
        return options;
    }

    private static Option plain(String maneuver, Reach reach) {
        return new Option(maneuver, reach, Set.of(), Disorders.NOBODY);
    }

    private Performance performance(TroopLine line, Handling handling) {
        return switch (handling) {
            case WELL_HANDLED -> tardily(line, handling) ? line.tardy() : line.wellHandled();
            case TARDY -> line.tardy();
            case HASTY -> line.hasty();
            case NONE -> Performance.NO;
        };
    }

    /** Whether a maneuver is carried out by the tardy list, which a well handled unit may use too. */
    private boolean tardily(TroopLine line, Handling handling) {
        return switch (handling) {
            case WELL_HANDLED -> line.wellHandled() == Performance.NO && chart.wellHandledIncludesTardy();
            case TARDY -> true;
            case HASTY, NONE -> false;
        };
    }

    private Reach reach(TroopManeuver maneuver, Performance performance) {
        if (maneuver == TroopManeuver.FULL_MOVE) {
            return WHOLE;
        }
        return switch (performance) {
            case WITH_HALF_MOVE, CAVALRY_HALF_MOVE -> new Reach.Share(chart.halfMove());
            case ALONE -> maneuver == TroopManeuver.HALF_MOVE ? new Reach.Share(chart.halfMove()) : NOWHERE;
            case NO -> NOWHERE;
        };
    }

    private List<Option> guns(Mover.Guns guns, ManeuverEffect effect) {
        var options = new ArrayList<Option>(retreat(effect.gunsRetreat(), effect.holds()));
        chart.guns().forEach((maneuver, line) -> {
            if (opens(line, effect.maneuvers()) && fits(line, guns)) {
                options.add(plain(maneuver.word(), reach(line)));
            }
        });
        return options;
    }

    private boolean opens(GunLine line, Handling handling) {
        return switch (handling) {
            case WELL_HANDLED -> line.wellHandled() || chart.wellHandledIncludesTardy() && line.tardy();
            case TARDY -> line.tardy();
            case HASTY, NONE -> false;
        };
    }

    private static boolean fits(GunLine line, Mover.Guns guns) {
        boolean formed = guns.formation()
                .map(formation -> switch (line.from()) {
                    case EITHER -> true;
                    case LIMBERED -> formation == Formation.LIMBERED;
                    case UNLIMBERED -> formation == Formation.UNLIMBERED;
                })
                .orElse(true);
        boolean silenced = guns.state() == GunState.SILENCED;
        return formed
                && switch (line.silenced()) {
                    case YES -> true;
                    case NO -> !silenced;
                    case ONLY -> silenced;
                };
    }

    private static Reach reach(GunLine line) {
        return switch (line.move()) {
            case Haul.Full() -> WHOLE;
            case Haul.None() -> NOWHERE;
            case Haul.ByHand(int inches) -> new Reach.Inches(inches);
        };
    }
}
