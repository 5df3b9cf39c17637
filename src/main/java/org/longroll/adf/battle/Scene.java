package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.longroll.adf.chart.AdfChart;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRefusal;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.Battle;
import org.longroll.battle.DiceTray;
import org.longroll.battle.Hand;
import org.longroll.battle.Seat;
import org.longroll.dice.DiceStream;
import org.longroll.rules.Refusal;
import org.longroll.rules.Waivers;

/** What an order is decided by: how the battle stands, who gives the order, and the chart. Lives as long as one decision. */
final class Scene {

    private final Battle battle;
    private final AdfField field;
    private final Hand hand;
    private final AdfRules rules;
    private final List<String> runners;

    Scene(Battle battle, Hand hand, AdfRules rules) {
        this.battle = battle;
        this.field = (AdfField) battle.field();
        this.hand = hand;
        this.rules = waiving(rules, hand.waivers());
        this.runners = runners(field, rules.printed().field().turn().actions());
    }

    /** The same for nobody in particular: what would be accepted from one seat or another. */
    static Scene ofNobody(Battle battle, AdfRules rules) {
        return new Scene(battle, new Hand(Seat.UMPIRE, new DiceStream("")), rules);
    }

    private static AdfRules waiving(AdfRules rules, Waivers waivers) {
        if (waivers.codes().isEmpty()) {
            return rules;
        }
        var waived = EnumSet.noneOf(AdfRefusal.class);
        for (var refusal : AdfRefusal.values()) {
            if (waivers.codes().contains(refusal.word())) {
                waived.add(refusal);
            }
        }
        return rules.waiving(waived);
    }

    /** Routed units of the active side that still have to run. */
    private static List<String> runners(AdfField field, int actions) {
        var runners = new ArrayList<String>();
        field.units().stream()
                .filter(unit -> unit.morale() == Morale.ROUTED
                        && unit.side().equals(field.activeSide())
                        && !unit.activity().ran()
                        && unit.activity().actions() < actions
                        && field.table().onTable(unit.id()))
                .forEach(unit -> runners.add(unit.id()));
        return runners;
    }

    Battle battle() {
        return battle;
    }

    AdfField field() {
        return field;
    }

    Hand hand() {
        return hand;
    }

    AdfRules rules() {
        return rules;
    }

    AdfChart chart() {
        return rules.printed();
    }

    int actions() {
        return chart().field().turn().actions();
    }

    List<String> runners() {
        return runners;
    }

    AdfUnit unit(String id) {
        return field.units().get(id);
    }

    String name(String id) {
        return field.table().name(id);
    }

    DiceTray tray() {
        return new DiceTray(battle, hand);
    }

    /** What is against a deed of one of the units. */
    DeedObjections deeds() {
        return new DeedObjections(this);
    }

    ReactionObjections reactions() {
        return new ReactionObjections(this);
    }

    Course course() {
        return new Course(field);
    }

    Optional<Refusal> first(Waivers.Objection... objections) {
        return hand.waivers().first(objections);
    }

    /** A side's units that are there, in the order of the order of battle. */
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
