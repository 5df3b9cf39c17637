package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.Merger;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.UnitObjection;
import org.longroll.journal.Event;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Units that act as one, for a part of the turn or for good. */
record GroupPlay(Scene scene) {

    static final Set<String> ACTIONS = Set.of(
            "move",
            "change-formation",
            "face",
            "limber",
            "unlimber",
            "mount",
            "dismount",
            "fire",
            "charge",
            "reform",
            "rally");

    Verdict<List<Event>> decide(AdfOrder.Group group) {
        return Verdict.unless(objection(group), () -> scene.course()
                .happens(new AdfEvent.GroupFormed(group.units().getFirst(), group.units(), group.actions()))
                .events());
    }

    private Optional<Refusal> objection(AdfOrder.Group group) {
        var units = group.units();
        return scene.first(
                () -> scene.deeds().toNaming(units, "units"),
                () -> AdfBattleRefusal.WRONG_COUNT.when(
                        units.size() < 2, "units", () -> "A group is of two units or more."),
                () -> AdfBattleRefusal.NOT_A_GROUP_ACTION.when(
                        group.actions().size() != scene.actions() || !ACTIONS.containsAll(group.actions()),
                        "actions",
                        () -> "A group is declared with %d actions that units do together.".formatted(scene.actions())),
                () -> UnitObjection.each(units, "units", this::toJoining),
                () -> scene.rules()
                        .group(units.stream()
                                .map(scene::unit)
                                .map(AdfUnit::troops)
                                .toList())
                        .refusal());
    }

    /** Whether a unit may be declared part of a group now. */
    Optional<Refusal> toJoining(String id, String in) {
        var unit = scene.unit(id);
        return scene.first(
                () -> scene.deeds().toItsPart(unit.side(), in),
                scene.deeds()::chargeUnderWay,
                () -> AdfBattleRefusal.ROUTED_UNIT_DOES_NOT.when(
                        unit.morale() == Morale.ROUTED, in, () -> "%s is routed.".formatted(scene.name(id))),
                () -> AdfBattleRefusal.HAS_ACTED.when(
                        !unit.activity().spent().isZero()
                                || scene.field().groupOf(id).isPresent(),
                        in,
                        () -> "%s has acted, or is of a group already.".formatted(scene.name(id))));
    }

    Verdict<List<Event>> decide(Deed.Merge merge) {
        var refusal = scene.deeds().toNaming(merge.units(), "units").or(() -> toMerging(merge.units()));
        return Verdict.orAsk(refusal, () -> merger(merge.units())).map(merger -> merged(merge.units(), merger));
    }

    Optional<Refusal> toMerging(List<String> units) {
        return scene.first(
                () -> AdfBattleRefusal.WRONG_COUNT.when(units.size() != 2, "units", () -> "Two regiments merge."),
                () -> AdfBattleRefusal.NOT_ONE_BRIGADE.when(
                        !scene.unit(units.getFirst())
                                .brigade()
                                .equals(scene.unit(units.getLast()).brigade()),
                        "units",
                        () -> "%s and %s are not of one brigade."
                                .formatted(scene.name(units.getFirst()), scene.name(units.getLast()))),
                () -> merger(units).refusal(),
                () -> toActing(units));
    }

    Optional<Refusal> toActing(List<String> units) {
        return scene.deeds().toActing("merge", units, unit -> unit.activity().afterActing(1));
    }

    private Verdict<Merger> merger(List<String> units) {
        var one = scene.unit(units.getFirst());
        var other = scene.unit(units.getLast());
        return scene.rules().merge(one.regiment(), one.arms(), other.regiment(), other.arms());
    }

    private List<Event> merged(List<String> units, Merger merger) {
        var one = scene.unit(units.getFirst());
        var other = scene.unit(units.getLast());
        var larger = other.strength() > one.strength() ? other : one;
        var smaller = larger == one ? other : one;
        int stands = Math.clamp(
                Math.ceilDiv(merger.figures() * larger.enlisted().stands(), larger.mustered()), 1, merger.figures());
        var course = scene.course();
        Deeds.act(scene, course, larger.id(), 1);
        return course.happens(new AdfEvent.RegimentsMerged(
                        larger.id(),
                        smaller.id(),
                        merger.figures(),
                        stands,
                        merger.weapon().word(),
                        merger.troops().morale(),
                        merger.bmpQuality()))
                .happens(new CommonEvent.UnitLeftTable(smaller.id(), "merged"))
                .events();
    }
}
