package org.longroll.sequence.adf;

import java.util.ArrayList;
import java.util.List;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Leg;
import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.adf.rules.Mover;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Fraction.Rounding;
import org.longroll.rules.Word;
import org.longroll.sequence.Company.Presence;
import org.longroll.sequence.Said;

/** What units do with their two actions, or once as a reaction: moves, drill, reforming, running, merging. */
record Actions(Field field) {

    /** The allowance of a leg is a share of a move; an attached leader's LB is added in inches. */
    void move(Said said) {
        var legs = legs(said);
        var units = said.texts("units").stream().map(field::unit).toList();
        together(
                units,
                units.stream()
                        .map(unit -> used(unit, legs, false, field.benefitOfMove(unit.id)))
                        .toList());
        acted(said, true, Leg.inches(legs));
    }

    /** Those who move together are as slow as the slowest of them. */
    private static void together(List<Regiment> units, List<Fraction> shares) {
        var most = shares.stream().max(Fraction::compareTo).orElseThrow();
        units.forEach(unit -> unit.march(most));
    }

    static List<Leg> legs(Said said) {
        return said.each("legs")
                .map(leg -> new Leg(
                        Word.find(Terrain.class, leg.path("terrain").asText()).orElseThrow(),
                        Fraction.parse(leg.path("inches").asText()).orElseThrow()))
                .toList();
    }

    private Fraction used(Regiment unit, List<Leg> legs, boolean disengaging, int benefit) {
        var asked = new Move(mover(unit), disengaging, benefit, legs);
        return ((MovementAnswer.Marches) field.rules.move(asked).answer()).used();
    }

    static Mover mover(Regiment unit) {
        return unit.isBattery() ? new Mover.Battery(unit.troops(), (Gun) unit.weapon) : new Mover.Unit(unit.troops());
    }

    /** Half a move, green a whole action; limbering and mounting have their own line. A facing is a change too. */
    void drill(Said said) {
        var units = said.texts("units").stream().map(field::unit).toList();
        if (said.says("reactionTo")) {
            new Reactions(field).react(said);
        } else {
            units.forEach(unit -> unit.march(cost(unit, said.kind())));
        }
        for (var unit : units) {
            switch (said.kind()) {
                case "change-formation" ->
                    unit.formation =
                            Word.find(Formation.class, said.text("formation")).orElseThrow();
                case "limber" -> unit.formation = Formation.LIMBERED;
                case "unlimber" -> unit.formation = Formation.UNLIMBERED;
                case "mount" -> unit.mounted = true;
                case "dismount" -> unit.mounted = false;
                default -> {}
            }
        }
        if (!said.says("reactionTo")) {
            acted(said, false, Fraction.ZERO);
        }
    }

    Fraction cost(Regiment unit, String kind) {
        var movement = field.rules.printed().movement();
        boolean ofItsOwn = !kind.equals("change-formation") && !kind.equals("face") || unit.isBattery();
        var costs = ofItsOwn ? movement.limberOrMount() : movement.formationChange();
        return Word.line(costs, unit.quality);
    }

    /** Disorder becomes good order for one action or the reaction, without a die. */
    void reform(Said said) {
        var units = said.texts("units").stream().map(field::unit).toList();
        actOrReact(said, units, false);
        units.forEach(unit -> unit.morale = Morale.GOOD_ORDER);
    }

    void rally(Said said) {
        var units = said.texts("units").stream().map(field::unit).toList();
        actOrReact(said, units, false);
        units.forEach(unit -> new Nerves(field).rally(said, unit));
    }

    private void actOrReact(Said said, List<Regiment> units, boolean moved) {
        if (said.says("reactionTo")) {
            new Reactions(field).react(said);
        } else {
            units.forEach(unit -> unit.takeActions(1));
            acted(said, moved, Fraction.ZERO);
        }
    }

    /** A disengage is a reaction, by its own line of the movement table. */
    void disengage(Said said) {
        new Reactions(field).react(said);
        var charge = field.charge;
        var inches = Leg.inches(legs(said));
        for (var id : said.texts("units")) {
            if (charge != null && charge.step == Charge.Step.APPROACH && charge.target.equals(id)) {
                new ChargeStep(field).disengages(inches);
            }
        }
    }

    /** "If routed, they must run with their first action." Guns are abandoned, or limber and run. */
    void rout(Said said) {
        for (var id : said.texts("units")) {
            var unit = field.unit(id);
            var terrain = Word.find(Terrain.class, said.text("terrain")).orElseThrow();
            var answer = field.rules.rout(mover(unit), terrain).answer();
            var ran = answer.roll(new Roll(said.roll())).answer();
            unit.takeActions(1);
            unit.ran = true;
            acted(said, true, Fraction.whole(ran.inches()));
            if (ran.gunsLost()) {
                new Casualties(field).remove(unit, Presence.ELIMINATED, Morale.ELIMINATED);
                continue;
            }
            if (unit.isBattery()) {
                field.by("odd roll: the guns rout limbered");
                unit.formation = Formation.LIMBERED;
            }
            new Casualties(field).routs(unit);
        }
    }

    void group(Said said) {
        field.count("groups");
        field.groups.add(new Field.Group(said.texts("units"), said.texts("actions")));
    }

    /** Two regiments of one brigade: figures add up to 8, weapon and formation of the larger, the worse level. */
    void merge(Said said) {
        field.count("merges");
        var named = said.texts("units").stream().map(field::unit).toList();
        var larger = named.get(1).strength > named.get(0).strength ? named.get(1) : named.get(0);
        var other = larger == named.get(0) ? named.get(1) : named.get(0);
        var merger = field.rules
                .merge(regiment(named.get(0)), named.get(0).weapon, regiment(named.get(1)), named.get(1).weapon)
                .answer();
        larger.takeActions(1);
        larger.stands = Math.ceilDiv(merger.figures() * larger.stands, larger.mustered);
        larger.strength = merger.figures();
        larger.mustered = merger.figures();
        larger.morale = merger.troops().morale();
        larger.weapon = merger.weapon();
        larger.best = merger.bmpQuality();
        larger.merged = true;
        field.company.put(other.id, Presence.MERGED);
        new Casualties(field).isGone(other.id);
        acted(said, false, Fraction.ZERO);
    }

    private static org.longroll.adf.rules.Regiment regiment(Regiment unit) {
        return new org.longroll.adf.rules.Regiment(unit.nerves(), unit.mustered, unit.strength, unit.stands);
    }

    /**
     * An action of the active side's units can be reacted to, until its next. On the later charts each whole inch of a
     * move is a trigger of its own, on the others any move is one.
     */
    void acted(Said said, boolean moved, Fraction inches) {
        int whole = field.leadersMoveFirst() && moved ? inches.rounded(Rounding.DOWN) : 1;
        field.trigger = new Field.Trigger(
                said.id(), said.kind(), said.texts("units"), moved, inches, Math.max(1, whole), new ArrayList<>());
    }
}
