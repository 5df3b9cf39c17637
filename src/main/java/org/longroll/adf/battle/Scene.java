package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.chart.AdfChart;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
import org.longroll.journal.DiceTray;
import org.longroll.journal.Inputs;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Waivers;

/** The input of a decision: the battle, the rules with what the umpire waived, and the seat. */
record Scene(Battle battle, AdfField field, AdfRules rules, Inputs inputs, List<String> runners) {

    static Scene of(Battle battle, AdfRules rules, Inputs inputs) {
        var field = (AdfField) battle.field();
        var waived = inputs.waivers().among(AdfRefusal.class);
        return new Scene(
                battle,
                field,
                waived.isEmpty() ? rules : rules.waiving(waived),
                inputs,
                runners(field, rules.printed().field().turn().actions()));
    }

    /** Without a seat: for questions that are the same for every seat. */
    static Scene ofNobody(Battle battle, AdfRules rules) {
        return of(battle, rules, Inputs.ofTheUmpire());
    }

    /** For questions about the part of the turn alone, in which routed units do not matter: it is asked many times. */
    static Scene ofPart(Battle battle, AdfRules rules) {
        return new Scene(battle, (AdfField) battle.field(), rules, Inputs.ofTheUmpire(), List.of());
    }

    private static List<String> runners(AdfField field, int actions) {
        return field.units().stream()
                .filter(unit -> unit.morale() == Morale.ROUTED
                        && unit.side().equals(field.activeSide())
                        && !unit.activity().ran()
                        && unit.activity().actions() < actions
                        && field.table().onTable(unit.id()))
                .map(AdfUnit::id)
                .toList();
    }

    /** The routed units of the active side that have run, and have an action left for the attempt to rally. */
    List<String> owingRally() {
        return present(field.activeSide()).stream()
                .filter(unit -> unit.morale() == Morale.ROUTED
                        && unit.activity().ran()
                        && unit.activity().actions() < actions())
                .map(AdfUnit::id)
                .toList();
    }

    AdfChart chart() {
        return rules.printed();
    }

    /** How near a charge is when its target checks. */
    Fraction checkInches() {
        return chart().charge().checkAtInches();
    }

    int actions() {
        return chart().field().turn().actions();
    }

    AdfUnit unit(String id) {
        return field.units().get(id);
    }

    AdfLeader leader(String id) {
        return field.leaders().get(id);
    }

    /** Of a unit, leader or side, within a sentence: “the 20th Maine”. */
    String name(String id) {
        return field.table().named(id);
    }

    DiceTray tray() {
        return new DiceTray(battle.journal(), inputs);
    }

    DeedObjections deeds() {
        return new DeedObjections(this);
    }

    ReactionObjections reactions() {
        return new ReactionObjections(this);
    }

    /** The same scene after some events that come before what is decided. */
    Scene after(Course before) {
        return at(before.field());
    }

    private Scene at(AdfField then) {
        return new Scene(battle, then, rules, inputs, runners);
    }

    /** The scene in which the active side goes on. */
    Scene goingOn() {
        var then = field.goingOn();
        return then == field ? this : at(then);
    }

    Course course() {
        return new Course(field);
    }

    Optional<Refusal> first(Waivers.Objection... objections) {
        return inputs.waivers().first(objections);
    }

    /** A side's units that are present, in the order of the order of battle. */
    List<AdfUnit> present(String side) {
        return field.units().stream()
                .filter(unit -> unit.side().equals(side) && field.present(unit.id()))
                .toList();
    }

    String enemyOf(String side) {
        return side.equals(field.clock().initiative())
                ? field.clock().other()
                : field.clock().initiative();
    }
}
