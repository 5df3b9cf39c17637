package org.longroll.rff.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.GivenDice;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.RffUnit;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.SmallArm;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.FireOrder;
import org.longroll.rff.rules.Firer;
import org.longroll.rff.rules.Target;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Sandtable.Bearing;

/** Whom to fire at: everybody who can fires at the nearest enemy within his range, sometimes together with a neighbour. */
record RandomFires(View view, Chooser chooser) {

    /** Whether a unit has its fire, as far as its own state goes. */
    boolean ready(RffUnit unit) {
        boolean meets = view.field().charges().stream()
                .anyMatch(charge -> charge.attackers().contains(unit.id())
                        || charge.counterOver() != null && charge.target().equals(unit.id()));
        boolean serves = unit.guns() == null || unit.guns().serving() > 0;
        return !unit.activity().fired()
                && unit.activity().firing() == Firing.MAY_FIRE
                && unit.order() != Order.BROKEN
                && unit.formation() != Formation.LIMBERED
                && serves
                && !meets;
    }

    /** A fire of this unit; nothing where nobody is within range, or too little of it is left. */
    Optional<RffOrder.Fire> of(String unit) {
        var charging = view.field().charges().stream()
                .filter(charge -> charge.target().equals(unit))
                .flatMap(charge -> charge.attackers().stream())
                .filter(view::fights)
                .findFirst();
        return charging.or(() -> view.nearestEnemy(unit)).flatMap(enemy -> at(unit, enemy));
    }

    private Optional<RffOrder.Fire> at(String unit, String enemy) {
        var together = new ArrayList<>(List.of(unit));
        if (chooser.oneIn(3)) {
            view.present(view.sideOf(unit)).stream()
                    .filter(friend -> !friend.equals(unit) && view.table().adjacent(friend, unit))
                    .map(view::unit)
                    .filter(friend -> ready(friend) && View.weapon(friend).kind() == kind(unit))
                    .filter(friend -> view.table().inches(friend.id(), enemy) <= view.range(friend))
                    .min(Comparator.comparing(RffUnit::id))
                    .ifPresent(friend -> together.add(friend.id()));
        }
        var order = order(together, enemy);
        return view.rules().fire(asked(order)).refusal().isEmpty() ? Optional.of(order) : Optional.empty();
    }

    private FireKind kind(String unit) {
        return View.weapon(view.unit(unit)).kind();
    }

    private RffOrder.Fire order(List<String> units, String enemy) {
        var lead = units.getFirst();
        boolean smoothbore = units.stream().anyMatch(unit -> View.weapon(view.unit(unit)) == SmallArm.SM);
        boolean flanked = view.table().bearing(lead, enemy) != Bearing.FRONT;
        return new RffOrder.Fire(
                kind(lead),
                units.stream()
                        .map(unit -> new RffOrder.Fire.Group(unit, null, view.inches(unit, enemy)))
                        .toList(),
                enemy,
                flanked ? List.of(TargetCondition.ENFILADED) : List.of(),
                view.cover(enemy),
                smoothbore && chooser.oneIn(2),
                chooser.oneIn(10),
                massed(),
                GivenDice.ROLL);
    }

    /** Most wait to be asked who stands close behind. */
    private @Nullable List<String> massed() {
        return chooser.oneIn(4) ? List.of() : null;
    }

    private FireOrder asked(RffOrder.Fire fire) {
        List<Firer> firers = new ArrayList<>();
        fire.firers().forEach(group -> firers.addAll(view.unit(group.unit()).firers(group.inches())));
        var unit = view.unit(fire.target());
        var target = new Target(
                unit.kind(),
                unit.quality(),
                EnumSet.noneOf(TargetCondition.class),
                fire.cover(),
                false,
                unit.guns() == null ? unit.order() : GunState.READY,
                Target.Charging.NO);
        return new FireOrder(fire.kind(), firers, fire.buckAndBall(), fire.sharpshooters(), target, List.of());
    }
}
