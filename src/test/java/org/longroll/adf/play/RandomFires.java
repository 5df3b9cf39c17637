package org.longroll.adf.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.FireOrder;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.Firer;
import org.longroll.adf.rules.Range;
import org.longroll.adf.rules.Target;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Sandtable.Shelter;

/** Whom to fire at: the player asks the chart, as he would at the table, and takes the best shot of a few. */
record RandomFires(View view, Chooser chooser) {

    /** Nobody measures to everybody. */
    private static final int TARGETS_LOOKED_AT = 3;

    /** A fire in the unit's own part: aimed with care where guns have the time for it, together where friends can join. */
    Optional<Deed.Fire> inItsPart(String unit) {
        var fires = unitsWith(unit);
        boolean aims = view.unit(unit).arm() == Arm.ARTILLERY
                && view.unit(unit).activity().actions() == 0
                && chooser.oneIn(3);
        if (aims) {
            var aimed = best(FireKind.DELIBERATE, List.of(unit), view.enemiesOf(unit), null);
            if (aimed.isPresent()) {
                return aimed;
            }
        }
        return best(FireKind.FIRE, fires, view.enemiesOf(unit), null)
                .or(() -> best(FireKind.FIRE, List.of(unit), view.enemiesOf(unit), null));
    }

    /** The best of the fires that the chart allows. */
    Optional<Deed.Fire> best(FireKind kind, List<String> units, List<String> enemies, @Nullable UUID reactionTo) {
        var lead = units.getFirst();
        return enemies.stream()
                .sorted(Comparator.comparingDouble(enemy -> view.table().inches(lead, enemy)))
                .limit(TARGETS_LOOKED_AT)
                .map(enemy -> fire(kind, units, enemy, reactionTo))
                .filter(fire -> view.rules().fire(asked(fire)).refusal().isEmpty())
                .max(Comparator.comparingDouble(this::promise));
    }

    private double promise(Deed.Fire fire) {
        return view.rules().fire(asked(fire)).answer().odds().mean(result -> result.ordinal());
    }

    /** A fire as the players would say it, with what stands on the table. */
    Deed.Fire fire(FireKind kind, List<String> units, String target, @Nullable UUID reactionTo) {
        var lead = units.getFirst();
        boolean close = kind == FireKind.POINT_BLANK || kind == FireKind.DESPERATION;
        return new Deed.Fire(
                kind,
                units,
                target,
                close ? null : inches(kind, lead, target),
                null,
                view.aspect(lead, target),
                view.cover(target),
                view.behindSkirmishers(target, lead),
                view.table().shelter(lead) == Shelter.BUILDINGS,
                chooser.oneIn(12),
                chooser.oneIn(3) ? MountedWith.PISTOL : MountedWith.WEAPON,
                kind == FireKind.FIRE ? behind(units, target) : List.of(),
                reactionTo,
                null,
                GivenDice.ROLL,
                reactionTo == null ? null : view.near(lead, target));
    }

    /**
     * Those who stop short of each other are close, wherever their figures were left; and a charge is fired on from
     * where it began, or nearer.
     */
    private Fraction inches(FireKind kind, String unit, String target) {
        var charge = view.field().charge();
        var inches = view.inches(unit, target);
        if (charge == null) {
            return inches;
        }
        if (kind == FireKind.VOLLEY && charge.inches() != null) {
            return charge.inches();
        }
        var gap = charge.run().gap();
        return kind == FireKind.REACTION && charge.underWay() && unit.equals(charge.target()) && gap != null
                ? gap
                : inches;
    }

    /** What a fire that goes through its target may still reach. */
    private List<Deed.TargetBehind> behind(List<String> units, String target) {
        var lead = units.getFirst();
        double reach = view.unit(lead).arm() == Arm.ARTILLERY ? 2 : 1;
        return view.enemiesOf(lead).stream()
                .filter(enemy -> !enemy.equals(target))
                .filter(enemy -> view.table().inches(enemy, target) <= reach + 1)
                .filter(enemy -> view.table().inches(lead, enemy) > view.table().inches(lead, target))
                .limit(1)
                .map(enemy -> new Deed.TargetBehind(
                        enemy, view.aspect(lead, enemy), view.cover(enemy), false, GivenDice.ROLL))
                .toList();
    }

    /** Neighbours of the same arm that have an action left join in. */
    private List<String> unitsWith(String unit) {
        var lead = view.unit(unit);
        if (lead.morale() != Morale.GOOD_ORDER
                || lead.mounted()
                || view.field().groupOf(unit).isPresent()) {
            return List.of(unit);
        }
        var friends = view.present(lead.side()).stream()
                .filter(friend -> !friend.equals(unit) && view.table().adjacent(friend, unit))
                .map(view::unit)
                .filter(friend -> friend.arm() == lead.arm()
                        && friend.morale() == Morale.GOOD_ORDER
                        && !friend.mounted()
                        && friend.activity().actions() < 2
                        && view.field().groupOf(friend.id()).isEmpty())
                .map(AdfUnit::id)
                .limit(1 + chooser.below(2))
                .toList();
        var together = new ArrayList<>(List.of(unit));
        together.addAll(friends);
        return chooser.oneIn(2) ? together : List.of(unit);
    }

    /** The same fire as the chart is asked about it. */
    private FireOrder asked(Deed.Fire fire) {
        var firers = fire.units().stream()
                .map(view::unit)
                .map(unit -> new Firer(
                        unit.troops(),
                        unit.arms(),
                        unit.strength(),
                        unit.enlisted().nation(),
                        unit.openingVolley(),
                        fire.inBuildings()))
                .toList();
        var behind = fire.passThrough().stream()
                .map(each -> target(each.target(), each.cover(), fire))
                .toList();
        var range = fire.inches() == null ? new Range.Unstated() : new Range.Measured(fire.inches());
        return new FireOrder(
                fire.kind(), range, firers, fire.mountedWith(), target(fire.target(), fire.cover(), fire), behind);
    }

    private Target target(String unit, List<Cover> stands, Deed.Fire fire) {
        Set<Cover> cover = EnumSet.noneOf(Cover.class);
        cover.addAll(stands);
        return new Target(view.unit(unit).troops(), false, cover, fire.aspect(), fire.behindSkirmishers());
    }
}
