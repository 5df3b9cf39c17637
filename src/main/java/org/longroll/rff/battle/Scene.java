package org.longroll.rff.battle;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.Muster;
import org.longroll.battle.Table;
import org.longroll.battle.UnitObjection;
import org.longroll.dice.Dice;
import org.longroll.journal.DiceTray;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.Seat;
import org.longroll.rff.rules.RffRefusal;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;
import org.longroll.rules.Waivers;

/** The input of a decision: the battle, the rules with what the umpire waived, and the seat. */
record Scene(Battle battle, RffField field, RffRules rules, Inputs inputs) {

    static Scene of(Battle battle, RffRules rules, Inputs inputs) {
        var waived = inputs.waivers().among(RffRefusal.class);
        return new Scene(battle, (RffField) battle.field(), waived.isEmpty() ? rules : rules.waiving(waived), inputs);
    }

    /** Without a seat: for questions that are the same for every seat. */
    static Scene ofNobody(Battle battle, RffRules rules) {
        return of(battle, rules, Inputs.ofTheUmpire());
    }

    Scene askedBy(Seat seat) {
        return new Scene(battle, field, rules, inputs.of(seat));
    }

    Table table() {
        return field.table();
    }

    RffLeader leader(String id) {
        return field.leaders().get(id);
    }

    /** Of a unit, leader or side, within a sentence: “the 20th Maine”. */
    String name(String id) {
        return table().named(id);
    }

    boolean isBravelyLed(String unit) {
        return table().muster(unit).filter(Muster::isBravelyLed).isPresent();
    }

    String sideOf(String unit) {
        return table().sideOf(unit);
    }

    Optional<Refusal> first(Waivers.Objection... objections) {
        return inputs.waivers().first(objections);
    }

    /** The first objection to one of the named units; each must exist and be named once. */
    Optional<Refusal> each(List<String> units, String field, UnitObjection objection) {
        var seen = new HashSet<String>();
        return UnitObjection.each(
                        units,
                        field,
                        (unit, at) -> first(
                                () -> unknown(unit, at),
                                () -> RffBattleRefusal.NOBODY_NAMED.when(
                                        !seen.add(unit), at, () -> "%s is named twice.".formatted(name(unit))),
                                () -> objection.raise(unit, at)))
                .or(() -> RffBattleRefusal.NOBODY_NAMED.when(units.isEmpty(), field, () -> "Say who takes part."));
    }

    Optional<Refusal> unknown(String unit, String at) {
        return BattleRefusal.UNKNOWN_UNIT.when(
                field.units().find(unit).isEmpty(), at, () -> "There is no unit “%s” in this battle.".formatted(unit));
    }

    /** A unit of this seat's side that is on the table and in play. */
    Optional<Refusal> notOurs(String unit, String at) {
        return first(() -> inputs.objectionFor(sideOf(unit), at), () -> absent(unit, at));
    }

    Optional<Refusal> absent(String unit, String at) {
        return first(
                () -> BattleRefusal.NOT_ON_THE_TABLE.when(
                        !table().onTable(unit), at, () -> "%s is not on the table.".formatted(name(unit))),
                () -> RffBattleRefusal.OUT_OF_THE_BATTLE.when(
                        field.unit(unit).lost(), at, () -> "%s is out of the battle.".formatted(name(unit))));
    }

    /** An enemy of a side, on the table. */
    Optional<Refusal> noEnemy(String unit, String of, String at) {
        return first(
                () -> unknown(unit, at),
                () -> RffBattleRefusal.NOT_AN_ENEMY.when(
                        sideOf(unit).equals(of), at, () -> "%s is on the same side.".formatted(name(unit))),
                () -> absent(unit, at));
    }

    Optional<Refusal> notIn(Part... parts) {
        var now = field.step();
        return RffBattleRefusal.NOT_IN_THIS_PHASE.when(
                !List.of(parts).contains(now), "type", () -> "This is not done in the part “%s” of a turn."
                        .formatted(now.word()));
    }

    Optional<Refusal> notActive(String side, String at) {
        return RffBattleRefusal.NOT_THEIR_PLAYER_TURN.when(
                !side.equals(field.activeSide()), at, () -> "It is the turn of the other side, %s."
                        .formatted(name(field.activeSide())));
    }

    Course course() {
        return new Course(field);
    }

    DiceTray tray() {
        return new DiceTray(battle.journal(), inputs);
    }

    /** One die of this system, on which a typed 0 reads as the chart says. */
    Verdict<Integer> die(DiceTray tray, GivenDice given, String purpose, @Nullable String unit, String at) {
        var printed = rules.printed().field();
        var read =
                switch (given) {
                    case GivenDice.Thrown(var faces) ->
                        new GivenDice.Thrown(faces.stream()
                                .map(face -> face == 0 ? (Integer) printed.zeroReads() : face)
                                .toList());
                    case GivenDice.ByServer server -> server;
                };
        return tray.take(read, new Dice(1, printed.dieSides()), purpose, unit, at)
                .map(roll -> roll.faces().getFirst());
    }
}
