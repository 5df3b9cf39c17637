package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.longroll.adf.battle.AdfField.Trigger;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.UnitObjection;
import org.longroll.rules.Refusal;

record ReactionObjections(Scene scene) {

    /** Whether these units, which are present, may make this reaction to that entry. */
    Optional<Refusal> toReacting(String type, List<String> units, UUID to) {
        return scene.first(
                () -> toTrigger(units, to),
                () -> stage(units, type.equals("countercharge")),
                () -> taken(to),
                () -> UnitObjection.each(units, "units", this::reactedAlready),
                () -> UnitObjection.each(units, "units", (unit, in) -> asRouted(type, unit, in)),
                () -> units.size() == 1 || type.equals("fire") ? Optional.empty() : asAGroup(units));
    }

    /** Point blank: the charged unit's reaction, possible when the charge is at one inch. */
    Optional<Refusal> toPointBlank(List<String> units, UUID to) {
        return scene.first(
                () -> toTrigger(units, to),
                () -> atOneInch(units),
                () -> UnitObjection.each(units, "units", this::reactedAlready));
    }

    /** Desperation: for a unit that has reacted, once against each enemy. */
    Optional<Refusal> toDesperation(List<String> units, String target, UUID to) {
        return scene.first(
                () -> toTrigger(units, to),
                () -> underWay() ? atOneInch(units) : Optional.empty(),
                () -> UnitObjection.each(
                        units,
                        "units",
                        (unit, in) -> AdfBattleRefusal.REACTION_NOT_USED.when(
                                !scene.unit(unit).activity().reacted(), in, () -> "%s still has its reaction."
                                        .formatted(scene.name(unit)))),
                () -> UnitObjection.each(
                        units,
                        "units",
                        (unit, in) -> AdfBattleRefusal.FIRED_AT_ALREADY.when(
                                scene.unit(unit).activity().firedAt().contains(target),
                                "target",
                                () -> "%s has fired on %s in this part already."
                                        .formatted(scene.name(unit), scene.name(target)))));
    }

    /** Reaction fire is at the units of its trigger. */
    Optional<Refusal> toTarget(String target, UUID to) {
        return AdfBattleRefusal.REACTS_AT_ITS_TRIGGER.when(
                trigger(to).filter(trigger -> trigger.units().contains(target)).isEmpty(),
                "target",
                () -> "%s did not do what is reacted to.".formatted(scene.name(target)));
    }

    private Optional<Refusal> toTrigger(List<String> units, UUID to) {
        return scene.first(
                () -> AdfBattleRefusal.NOT_A_REACTION.when(
                        !scene.field().clock().part().ofASide()
                                || scene.unit(units.getFirst())
                                        .side()
                                        .equals(scene.field().activeSide()),
                        "reactionTo",
                        () -> "%s does not react in its own part.".formatted(scene.name(units.getFirst()))),
                () -> BattleRefusal.UNKNOWN_ENTRY.when(
                        trigger(to).isEmpty(), "reactionTo", () -> "Nothing that could be reacted to has this id."),
                () -> AdfBattleRefusal.TOO_LATE.when(
                        trigger(to).filter(this::inTime).isEmpty(),
                        "reactionTo",
                        () -> "The active side has done something else since."));
    }

    /** The triggers that are not too late: the latest one, and the charge under way, whatever was ruled in between. */
    List<Trigger> latest() {
        return scene.field().triggers().stream().filter(this::inTime).toList();
    }

    private boolean inTime(Trigger trigger) {
        var charge = scene.field().charge();
        return trigger == scene.field().triggers().getLast()
                || charge != null && charge.underWay() && trigger.entry().equals(charge.trigger());
    }

    private Optional<Trigger> trigger(UUID to) {
        for (var trigger : scene.field().triggers()) {
            if (trigger.entry().equals(to)) {
                return Optional.of(trigger);
            }
        }
        return Optional.empty();
    }

    private boolean underWay() {
        return scene.field().charge() != null && scene.field().charge().underWay();
    }

    /** A charge is reacted to while it approaches; only the charged unit countercharges. */
    private Optional<Refusal> stage(List<String> units, boolean meeting) {
        var charge = scene.field().charge();
        return scene.first(
                () -> AdfBattleRefusal.NOT_AT_THIS_STAGE.when(
                        meeting && (charge == null || charge.stage() != AdfCharge.Stage.APPROACH),
                        "reactionTo",
                        () -> charge != null && charge.underWay()
                                ? "A charge is met before the check at one inch; that is over."
                                : "There is no charge on its way to be met."),
                () -> AdfBattleRefusal.NOT_THE_CHARGED_UNIT.when(
                        meeting && charge != null && !units.equals(List.of(charge.target())),
                        "units",
                        () -> "%s is not the charged unit.".formatted(scene.name(units.getFirst()))),
                () -> AdfBattleRefusal.CHARGE_UNDER_WAY.when(
                        charge != null && charge.underWay() && charge.stage() != AdfCharge.Stage.APPROACH,
                        "type",
                        () -> "The charge is at one inch: the time of reactions is over."));
    }

    private Optional<Refusal> atOneInch(List<String> units) {
        var charge = scene.field().charge();
        return scene.first(
                () -> AdfBattleRefusal.NOT_AT_THIS_STAGE.when(
                        charge == null || charge.stage() != AdfCharge.Stage.CLOSE,
                        "kind",
                        () -> "This fire comes at one inch, after the check and before the impact."),
                () -> AdfBattleRefusal.NOT_THE_CHARGED_UNIT.when(
                        charge != null && !units.equals(List.of(charge.target())),
                        "units",
                        () -> "%s is not the charged unit.".formatted(scene.name(units.getFirst()))));
    }

    private Optional<Refusal> taken(UUID to) {
        return AdfBattleRefusal.TRIGGER_TAKEN.when(
                trigger(to).filter(Trigger::open).isEmpty(),
                "reactionTo",
                () -> "Somebody has reacted to this already.");
    }

    private Optional<Refusal> reactedAlready(String unit, String in) {
        return AdfBattleRefusal.REACTED_ALREADY.when(
                scene.unit(unit).activity().reacted(), in, () -> "%s has made its reaction in this part."
                        .formatted(scene.name(unit)));
    }

    private Optional<Refusal> asRouted(String type, String id, String in) {
        return AdfBattleRefusal.ROUTED_UNIT_DOES_NOT.when(
                scene.unit(id).morale() == Morale.ROUTED && !type.equals("rally"),
                in,
                () -> "%s is routed and can only try to rally.".formatted(scene.name(id)));
    }

    private Optional<Refusal> asAGroup(List<String> units) {
        return scene.rules()
                .group(units.stream().map(scene::unit).map(AdfUnit::troops).toList())
                .refusal();
    }
}
