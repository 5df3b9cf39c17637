package org.longroll.adf.battle;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.longroll.adf.battle.AdfField.UnitGroup;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.UnitObjection;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;

/** Objections to deeds in a side's own part: the part of the turn, and the actions left. */
record DeedObjections(Scene scene, AdfField field) {

    /** The actions that a unit would have spent afterwards. */
    interface Cost extends Function<AdfUnit, Fraction> {}

    /** Actions that the units of a group do not have to do together. */
    private static final Set<String> ONE_BY_ONE = Set.of("fire", "rally", "merge", "rout");

    DeedObjections(Scene scene) {
        this(scene, scene.field());
    }

    /** Whether the named units are present, named once, and of this seat's side. */
    Optional<Refusal> toNaming(List<String> units, String in) {
        return scene.first(
                () -> AdfBattleRefusal.WRONG_COUNT.when(
                        units.isEmpty() || new HashSet<>(units).size() < units.size(),
                        in,
                        () -> "Name at least one unit, and each one once."),
                () -> UnitObjection.each(units, in, this::toNaming),
                () -> AdfBattleRefusal.WRONG_COUNT.when(
                        units.stream()
                                        .map(unit -> scene.unit(unit).side())
                                        .distinct()
                                        .count()
                                > 1,
                        in,
                        () -> "One entry is for units of one side."),
                () -> scene.inputs().objectionFor(scene.unit(units.getFirst()).side(), in));
    }

    /** Whether there is such a unit on the table and in play. */
    Optional<Refusal> toNaming(String unit, String in) {
        return scene.first(
                () -> BattleRefusal.UNKNOWN_UNIT.when(
                        field.units().find(unit).isEmpty(), in, () -> "There is no unit “%s” in this battle."
                                .formatted(unit)),
                () -> BattleRefusal.NOT_ON_THE_TABLE.when(
                        !field.present(unit), in, () -> "%s is not on the table.".formatted(scene.name(unit))));
    }

    /** Whether a side can fire on or charge this unit. */
    Optional<Refusal> toAttacking(String target, String side, String in) {
        return toNaming(target, in)
                .or(() -> AdfBattleRefusal.OWN_SIDE.when(
                        scene.unit(target).side().equals(side), in, () -> "%s is not of the enemy."
                                .formatted(scene.name(target))));
    }

    /** Whether these units, which are present, may do this now, with actions of their own. */
    Optional<Refusal> toActing(String type, List<String> units, Cost cost) {
        return scene.first(
                () -> toItsPart(scene.unit(units.getFirst()).side(), "units"),
                this::chargeUnderWay,
                () -> others(type),
                () -> UnitObjection.each(units, "units", (unit, in) -> asRouted(type, unit, in)),
                () -> asAGroup(type, units),
                () -> UnitObjection.each(units, "units", (unit, in) -> noActionLeft(unit, cost, in)));
    }

    /** Whether it is a side's own part of the turn. */
    Optional<Refusal> toItsPart(String side, String in) {
        return scene.first(
                () -> AdfBattleRefusal.PART_NOT_OPEN.when(!field.clock().part().ofASide(), "type", this::notOpen),
                () -> AdfBattleRefusal.NOT_ITS_PART.when(
                        !side.equals(field.activeSide()), in, () -> "It is the part of the turn of the %s side%s."
                                .formatted(scene.name(field.activeSide()), orAsAReaction())));
    }

    private String notOpen() {
        return switch (field.clock().part()) {
            case TURN_BEGINS -> "The turn has not begun; “begin-part” begins it.";
            case LEADERS -> "The leaders move; “end-part” ends that, and then units act.";
            case TURN_ENDS -> "Both sides have played their parts; “end-turn” ends the turn.";
            case FIRST, SECOND -> "No part of the turn is open for units to act.";
        };
    }

    private String orAsAReaction() {
        return field.triggers().isEmpty()
                ? ""
                : "; a reaction names the entry that it reacts to as “reactionTo”, and fire also “kind”: “reaction”";
    }

    Optional<Refusal> chargeUnderWay() {
        var charge = field.charge();
        return charge == null
                ? Optional.empty()
                : AdfBattleRefusal.CHARGE_UNDER_WAY.when(
                        charge.underWay() && !charge.fallenShort(),
                        "type",
                        () -> "First the charge of %s on %s is fought out."
                                .formatted(scene.name(charge.lead()), scene.name(charge.target())));
    }

    /** No unit acts while a routed unit of the side still has to run. */
    private Optional<Refusal> others(String type) {
        return AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST.when(
                !scene.runners().isEmpty() && !type.equals("rout"),
                "units",
                () -> "First %s runs: that is the entry “rout”."
                        .formatted(scene.name(scene.runners().getFirst())));
    }

    private Optional<Refusal> asRouted(String type, String id, String in) {
        var unit = scene.unit(id);
        return AdfBattleRefusal.ROUTED_UNIT_DOES_NOT.when(
                unit.morale() == Morale.ROUTED && !type.equals("rout") && !type.equals("rally"),
                in,
                () -> "%s is routed: it runs, and then it may rally.".formatted(scene.name(id)));
    }

    /** Units of a declared group act as one, as declared; others act one by one, except in combined fire. */
    private Optional<Refusal> asAGroup(String type, List<String> units) {
        if (field.groups().isEmpty() && units.size() == 1) {
            return Optional.empty();
        }
        var groups = units.stream()
                .flatMap(unit -> field
                        .groupOf(unit)
                        .filter(group -> field.membersOf(group).contains(unit))
                        .stream())
                .distinct()
                .toList();
        boolean together = units.size() > 1 && !ONE_BY_ONE.contains(type);
        return scene.first(
                () -> AdfBattleRefusal.NOT_A_DECLARED_GROUP.when(
                        together && groups.isEmpty(),
                        "units",
                        () -> "These units were not declared a group; the entry “group” does that before they act."),
                () -> groups.stream()
                        .flatMap(group -> asDeclared(type, units, group).stream())
                        .findFirst());
    }

    private Optional<Refusal> asDeclared(String type, List<String> units, UnitGroup group) {
        return scene.first(
                () -> AdfBattleRefusal.NOT_AS_DECLARED.when(
                        !group.actions().contains(type) && !type.equals("rout"),
                        "type",
                        () -> "The group was declared to %s.".formatted(String.join(" and to ", group.actions()))),
                () -> AdfBattleRefusal.ACTS_WITH_ITS_GROUP.when(
                        !ONE_BY_ONE.contains(type)
                                && !Set.copyOf(field.membersOf(group)).equals(Set.copyOf(units)),
                        "units",
                        () -> "%s acts with its group.".formatted(scene.name(units.getFirst()))));
    }

    private Optional<Refusal> noActionLeft(String id, Cost cost, String in) {
        return AdfBattleRefusal.NO_ACTION_LEFT.when(
                !cost.apply(scene.unit(id)).atMost(Fraction.whole(scene.actions())),
                in,
                () -> "%s has no action left for this.".formatted(scene.name(id)));
    }
}
