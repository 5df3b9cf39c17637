package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Morale;
import org.longroll.battle.UnitObjection;
import org.longroll.journal.JournalRefusal;
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
                () -> units.size() == 1 ? Optional.empty() : asAGroup(units));
    }

    /** A move of less than an inch is seen only by those within two inches, where the chart says so. */
    Optional<Refusal> toNearness(Deed deed) {
        var to = deed.reactionTo();
        boolean near = Boolean.TRUE.equals(deed.near())
                || deed instanceof Deed.Fire fire && fire.kind() == FireKind.DESPERATION;
        return to == null || near
                ? Optional.empty()
                : scene.first(() -> AdfBattleRefusal.TOO_SHORT_A_MOVE.when(
                        trigger(to).filter(this::isShort).isPresent(),
                        "near",
                        () -> "%s did not move an inch; “near” says that it is within two inches."
                                .formatted(scene.name(
                                        trigger(to).orElseThrow().units().getFirst()))));
    }

    boolean isShort(Trigger trigger) {
        var turn = scene.chart().field().turn();
        return turn.laterOverview()
                && trigger.inches() != null
                && trigger.inches().compareTo(turn.reactionToMoveInches()) < 0;
    }

    boolean isOpen(Trigger trigger) {
        return trigger.open(scene.chart().field().turn().laterOverview());
    }

    /** Point blank: the charged unit's reaction, possible when the charge is at one inch. */
    Optional<Refusal> toPointBlank(List<String> units, String target, UUID to) {
        return scene.first(
                () -> toTrigger(units, to),
                () -> atOneInch(units, target),
                () -> UnitObjection.each(units, "units", this::reactedAlready));
    }

    /** Desperation: for a unit that has reacted, once against each enemy. */
    Optional<Refusal> toDesperation(List<String> units, String target, UUID to) {
        return scene.first(
                () -> toTrigger(units, to),
                () -> underWay() ? atOneInch(units, target) : toAMove(to),
                () -> UnitObjection.each(
                        units,
                        "units",
                        (unit, in) -> AdfBattleRefusal.REACTION_NOT_USED.when(
                                !scene.unit(unit).activity().reacted(), in, () -> "%s still has its reaction."
                                        .formatted(scene.name(unit)))),
                () -> UnitObjection.each(
                        units,
                        "units",
                        (unit, in) -> AdfBattleRefusal.DESPERATION_AT_ANOTHER.when(
                                scene.unit(unit).activity().reactedTo().contains(target)
                                        && !scene.unit(unit)
                                                .activity()
                                                .firedAt()
                                                .contains(target),
                                "target",
                                () -> "%s has reacted to %s already.".formatted(scene.name(unit), scene.name(target)))),
                () -> UnitObjection.each(
                        units,
                        "units",
                        (unit, in) -> AdfBattleRefusal.FIRED_AT_ALREADY.when(
                                scene.unit(unit).activity().firedAt().contains(target),
                                "target",
                                () -> "%s has fired on %s in this part already."
                                        .formatted(scene.name(unit), scene.name(target)))));
    }

    /** Outside a charge desperation fire answers a move, if the chart lets it answer anything but a charge. */
    private Optional<Refusal> toAMove(UUID to) {
        return scene.first(
                () -> AdfBattleRefusal.DESPERATION_IF_CHARGED.when(
                        !scene.chart().field().turn().laterOverview(), "kind", () -> "It is not charged."),
                () -> AdfBattleRefusal.DESPERATION_AT_A_MOVE.when(
                        trigger(to).filter(Trigger::isAMove).isEmpty(), "reactionTo", () -> "That was no move."));
    }

    /** Reaction fire is at the units of its trigger. */
    Optional<Refusal> toTarget(String target, UUID to) {
        return AdfBattleRefusal.REACTS_AT_ITS_TRIGGER.when(
                trigger(to).filter(trigger -> trigger.units().contains(target)).isEmpty(),
                "target",
                () -> "%s did not do what is reacted to.".formatted(scene.name(target)));
    }

    /** Whether a unit is fired on in the middle of its move, its run or its charge. */
    boolean isOnTheMove(String unit, @Nullable UUID to) {
        return to != null
                && trigger(to)
                        .filter(trigger -> trigger.isAMove() && trigger.units().contains(unit))
                        .isPresent();
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
                () -> JournalRefusal.UNKNOWN_ENTRY.when(
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
                        meeting && (charge == null || !approaches(charge)),
                        "reactionTo",
                        () -> charge != null && charge.underWay()
                                ? "A charge is met before the check at one inch; that is over."
                                : "There is no charge on its way to be met."),
                () -> AdfBattleRefusal.NOT_THE_CHARGED_UNIT.when(
                        meeting && charge != null && !units.equals(List.of(charge.target())),
                        "units",
                        () -> "%s is not the charged unit.".formatted(scene.name(units.getFirst()))),
                () -> AdfBattleRefusal.CHARGE_UNDER_WAY.when(
                        charge != null && charge.underWay() && !approaches(charge),
                        "type",
                        () -> "The charge is at one inch: the time of reactions is over."));
    }

    /** Whether a charge is on its way and not yet at one inch, which it may never come to. */
    private boolean approaches(AdfCharge charge) {
        return charge.stage() == AdfCharge.Stage.APPROACH
                || charge.stage() == AdfCharge.Stage.CLOSE && !charge.run().comesWithin(scene.checkInches());
    }

    private Optional<Refusal> atOneInch(List<String> units, String target) {
        var charge = scene.field().charge();
        return scene.first(
                () -> AdfBattleRefusal.NOT_AT_THIS_STAGE.when(
                        charge == null || charge.stage() != AdfCharge.Stage.CLOSE || approaches(charge),
                        "kind",
                        () -> "This fire comes at one inch, after the check and before the impact."),
                () -> AdfBattleRefusal.NOT_THE_CHARGED_UNIT.when(
                        charge != null && !units.equals(List.of(charge.target())),
                        "units",
                        () -> "%s is not the charged unit.".formatted(scene.name(units.getFirst()))),
                () -> AdfBattleRefusal.REACTS_AT_ITS_TRIGGER.when(
                        charge != null && !charge.units().contains(target),
                        "target",
                        () -> "%s does not charge, or not any more.".formatted(scene.name(target))));
    }

    private Optional<Refusal> taken(UUID to) {
        return AdfBattleRefusal.TRIGGER_TAKEN.when(
                trigger(to).filter(this::isOpen).isEmpty(),
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
