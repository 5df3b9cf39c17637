package org.longroll.adf.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfEvent.FireResolved;
import org.longroll.adf.battle.AdfUnit;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireResult;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.journal.GivenDice;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.simulation.CommonDeeds;
import org.longroll.simulation.Judgement;
import org.longroll.simulation.Judgement.Option;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable.Shelter;

/** Fire at the nearest few enemies, by its expected effect. */
record Fires(View view, Judgement judgement, CommonDeeds common) {

    private static final int TARGETS_LOOKED_AT = 3;
    private static final int MOST_TOGETHER = 3;

    /** The worth of a check, and of each point that makes it harder, where a unit is worth 1. */
    private static final double CHECK = 0.1;

    /** Alone, aimed with care where guns have the time for it, or together with neighbours. */
    Stream<Option> inItsPart(AdfUnit unit) {
        var alone = List.of(unit.id());
        var enemies = view.enemiesOf(unit.id());
        var kinds = unit.arm() == Arm.ARTILLERY ? List.of(FireKind.FIRE, FireKind.DELIBERATE) : List.of(FireKind.FIRE);
        var single = kinds.stream().flatMap(kind -> at(kind, alone, enemies, null));
        var together = together(unit);
        return together.size() > 1 ? Stream.concat(single, at(FireKind.FIRE, together, enemies, null)) : single;
    }

    /** The worth of a fire of these units at each of the nearest enemies, for each action that it takes. */
    Stream<Option> at(FireKind kind, List<String> units, Collection<String> enemies, @Nullable UUID reactionTo) {
        var lead = view.unit(units.getFirst());
        double actions = kind == FireKind.DELIBERATE
                ? view.rules().printed().fire().procedure().deliberateActions()
                : units.size();
        double reach =
                view.rules().printed().fire().procedure().bands().longRange().value() * view.range(lead.id());
        return enemies.stream()
                .filter(enemy -> view.inches(lead.id(), enemy).value() <= reach)
                .sorted(Comparator.comparingDouble(enemy -> view.table().inches(lead.id(), enemy)))
                .limit(TARGETS_LOOKED_AT)
                .map(enemy -> Proposal.by(lead.side(), fire(kind, units, enemy, reactionTo)))
                .flatMap(fire -> judgement.weigh(fire, FireResolved.class, fired -> harm(fired) / actions));
    }

    private double harm(FireResolved fired) {
        double strength = view.unit(fired.unit()).strength();
        double stake = common.stake(view.field(), fired.unit());
        return stake
                * fired.odds().mean(word -> {
                    var effect = view.rules()
                            .printed()
                            .fire()
                            .effect(Word.find(FireResult.class, word).orElseThrow());
                    double check = effect.check().isPresent()
                            ? CHECK * (1 + effect.check().getAsInt())
                            : 0;
                    return Math.min(1, effect.hits() / strength + check);
                });
    }

    /** A fire order with distance, cover and support from the sand table. */
    private Deed.Fire fire(FireKind kind, List<String> units, String target, @Nullable UUID reactionTo) {
        var lead = units.getFirst();
        return new Deed.Fire(
                kind,
                units,
                target,
                kind == FireKind.POINT_BLANK || kind == FireKind.DESPERATION && inCharge()
                        ? null
                        : inches(kind, lead, target),
                null,
                view.aspect(lead, target),
                view.cover(target),
                view.behindSkirmishers(target, lead),
                view.table().shelter(lead) == Shelter.BUILDINGS,
                false,
                MountedWith.WEAPON,
                List.of(),
                reactionTo,
                null,
                GivenDice.ROLL,
                reactionTo == null ? null : view.near(lead, target));
    }

    /** A charge that is under way has come near, wherever its figures stand. */
    private boolean inCharge() {
        return view.field().charge() != null && view.field().charge().underWay();
    }

    /** Units that a charge left short of each other are close, wherever their figures stand. */
    private Fraction inches(FireKind kind, String unit, String target) {
        var charge = view.field().charge();
        return kind == FireKind.VOLLEY && charge != null && charge.inches() != null
                ? charge.inches()
                : view.inches(unit, target);
    }

    private List<String> together(AdfUnit lead) {
        var together = new ArrayList<>(List.of(lead.id()));
        view.present(lead.side()).stream()
                .filter(friend -> !friend.equals(lead.id()) && view.table().adjacent(friend, lead.id()))
                .map(view::unit)
                .filter(friend -> friend.arm() == lead.arm()
                        && friend.morale() == Morale.GOOD_ORDER
                        && !friend.mounted()
                        && friend.activity().actions() < 2)
                .limit(MOST_TOGETHER - 1)
                .forEach(friend -> together.add(friend.id()));
        return together;
    }
}
