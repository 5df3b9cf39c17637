package org.longroll.rff.web.calculators;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver;
import org.longroll.rff.chart.Maneuver.GunManeuver;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.MoverKind;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.Weapon;
import org.longroll.rff.rules.ChargeCombat;
import org.longroll.rff.rules.Contender;
import org.longroll.rff.rules.FireOrder;
import org.longroll.rff.rules.Firer;
import org.longroll.rff.rules.ManeuverCheck;
import org.longroll.rff.rules.Move;
import org.longroll.rff.rules.Mover;
import org.longroll.rff.rules.Target;
import org.longroll.rules.Word;
import org.longroll.web.Given;

/** Turns requests into questions to the rules; problems name the field. */
final class Questions {

    private Questions() {}

    static FireOrder fire(FireRequest request) {
        var firers = new ArrayList<Firer>();
        for (var firer : request.firers()) {
            firers.add(firer(firer, "firers[" + firers.size() + "].weapon"));
        }
        var massed = new ArrayList<Target>();
        for (var behind : Given.list(request.massed())) {
            massed.add(target(behind, "massed[" + massed.size() + "]."));
        }
        return new FireOrder(
                request.kind(),
                firers,
                Given.yes(request.buckAndBall()),
                Given.yes(request.sharpshooters()),
                target(request.target(), "target."),
                massed);
    }

    private static Firer firer(FireRequest.FirerRequest firer, String field) {
        var weapon = Weapon.find(firer.weapon())
                .orElseThrow(() -> Given.invalid(field, "“%s” is not a weapon known here".formatted(firer.weapon())));
        var weaknesses = EnumSet.noneOf(Firer.Weakness.class);
        if (Given.yes(firer.disordered())) {
            weaknesses.add(Firer.Weakness.DISORDERED);
        }
        if (Given.yes(firer.lowOnAmmunition())) {
            weaknesses.add(Firer.Weakness.LOW_ON_AMMUNITION);
        }
        if (Given.yes(firer.damaged())) {
            weaknesses.add(Firer.Weakness.DAMAGED);
        }
        return new Firer(weapon, firer.stands(), Given.inches(firer.inches()), firer.quality(), weaknesses);
    }

    private static Target target(FireRequest.TargetRequest target, String at) {
        var conditions = Set.copyOf(Given.list(target.conditions()));
        return new Target(
                target.kind(),
                target.quality(),
                conditions,
                Given.or(target.cover(), Cover.NONE),
                Given.yes(target.extendedLine()),
                state(target, conditions, at),
                charging(target));
    }

    private static State state(FireRequest.TargetRequest target, Set<TargetCondition> conditions, String at) {
        return switch (target.kind()) {
            case GUNS -> {
                if (Given.yes(target.alreadyDisordered())) {
                    throw Given.invalid(at + "alreadyDisordered", "guns have a gun state, not an order");
                }
                yield gunState(target.gunState(), at + "gunState");
            }
            case TROOPS -> {
                notOfTroops(target.gunState(), at + "gunState");
                yield conditions.contains(TargetCondition.BROKEN)
                        ? Order.BROKEN
                        : Given.yes(target.alreadyDisordered()) ? Order.DISORDERED : Order.GOOD_ORDER;
            }
        };
    }

    private static Target.Charging charging(FireRequest.TargetRequest target) {
        if (!Given.yes(target.charging())) {
            return Target.Charging.NO;
        }
        return Given.yes(target.coldSteel()) ? Target.Charging.WITH_COLD_STEEL : Target.Charging.CHARGING;
    }

    private static GunState gunState(@Nullable GunState said, String field) {
        if (said == GunState.WRECKED) {
            throw Given.invalid(field, "wrecked guns are out of the game");
        }
        return Given.or(said, GunState.READY);
    }

    private static void notOfTroops(@Nullable GunState said, String field) {
        if (said != null) {
            throw Given.invalid(field, "troops have an order, not a gun state");
        }
    }

    static ManeuverCheck maneuver(ManeuverRequest request) {
        return new ManeuverCheck(
                request.inCommand(),
                state(request),
                request.quality(),
                request.effectiveness(),
                Set.copyOf(Given.list(request.conditions())));
    }

    private static State state(ManeuverRequest request) {
        return switch (request.kind()) {
            case GUNS -> {
                if (Given.or(request.order(), Order.GOOD_ORDER) != Order.GOOD_ORDER) {
                    throw Given.invalid("order", "guns have a gun state, not an order");
                }
                yield gunState(request.gunState(), "gunState");
            }
            case TROOPS -> {
                notOfTroops(request.gunState(), "gunState");
                yield Given.needed(request.order(), "order");
            }
        };
    }

    static ChargeCombat charge(ChargeRequest request) {
        boolean second = Given.or(request.combat(), 1) == 2;
        return new ChargeCombat(
                contender(request.attacker()),
                contender(request.defender()),
                second ? ChargeCombat.Round.SECOND : ChargeCombat.Round.FIRST);
    }

    private static Contender contender(ChargeRequest.SideRequest side) {
        return new Contender(
                side.quality(),
                side.effectiveness(),
                side.stands(),
                Set.copyOf(Given.list(side.conditions())),
                Optional.ofNullable(side.kind()),
                Given.yes(side.fixed()),
                Given.yes(side.alreadyDisordered()),
                Given.yes(side.countercharging()),
                Optional.ofNullable(side.ground()));
    }

    static Move movement(MovementRequest request) {
        var result = request.kind() == MoverKind.LEADER
                ? ManeuverResult.WELL_HANDLED
                : Given.needed(request.result(), "result");
        return new Move(mover(request), result, maneuver(request), MovementRequest.LegRequest.legs(request.legs()));
    }

    private static Mover mover(MovementRequest request) {
        return switch (request.kind()) {
            case INFANTRY -> new Mover.Foot(Given.needed(request.formation(), "formation"));
            case CAVALRY -> new Mover.Horse(Given.needed(request.formation(), "formation"));
            case FIELD_GUN, HORSE_GUN ->
                new Mover.Guns(
                        request.kind(),
                        Optional.ofNullable(request.formation()),
                        gunState(request.gunState(), "gunState"));
            case LEADER -> new Mover.Leader(Given.or(request.formation(), Formation.MOUNTED));
        };
    }

    private static Optional<Maneuver> maneuver(MovementRequest request) {
        if (request.maneuver() == null) {
            return Optional.empty();
        }
        Optional<? extends Maneuver> maneuver =
                switch (request.kind()) {
                    case INFANTRY, CAVALRY, LEADER -> Word.find(TroopManeuver.class, request.maneuver());
                    case FIELD_GUN, HORSE_GUN -> Word.find(GunManeuver.class, request.maneuver());
                };
        return Optional.of(maneuver.orElseThrow(() -> Given.invalid(
                "maneuver",
                "“%s” is not a maneuver of %s"
                        .formatted(request.maneuver(), request.kind().word()))));
    }
}
