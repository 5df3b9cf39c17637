package org.longroll.sequence.rff;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Maneuver.TroopManeuver;
import org.longroll.rff.chart.ManeuverChart.Handling;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.ManeuverCondition;
import org.longroll.rff.chart.ManeuverResult;
import org.longroll.rff.chart.MovementChart.Ground;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.ManeuverCheck;
import org.longroll.rff.rules.ManeuverOutcome;
import org.longroll.rff.rules.Passing;
import org.longroll.rules.Word;
import org.longroll.sequence.Said;

/** Maneuver phase, step 2: one check for each unit, then one maneuver by its result. */
record ManeuverPhase(Field field) {

    /** 2a. One die for the units of the check; each adds its own modifiers and reads its own effect. */
    void check(Said said) {
        field.checksBegun = true;
        int die = said.die();
        var conditions = said.list(
                "conditions", word -> Word.find(ManeuverCondition.class, word).orElseThrow());
        if (said.texts("units").size() > 1) {
            field.count("groups");
        }
        var outcomes = new LinkedHashMap<Regiment, ManeuverOutcome>();
        said.list("units", field::unit)
                .forEach(unit -> outcomes.put(unit, roll(unit, die, said.is("inCommand"), conditions)));
        outcomes.forEach(this::take);
    }

    /** One check: the losses of one of its units do not count for another. */
    private ManeuverOutcome roll(Regiment unit, int die, boolean inCommand, List<ManeuverCondition> said) {
        var before = unit.isBattery() ? GunState.READY : unit.order;
        var asked = new ManeuverCheck(
                inCommand, before, unit.quality, unit.effectiveness(), new Conditions(field).of(unit, inCommand, said));
        var outcome = field.rules.check(asked).answer().roll(die).answer();
        field.by("Maneuver table: %s, %d, %s, with %s"
                .formatted(unit.id, outcome.total(), outcome.result().word(), asked.conditions()));
        return outcome;
    }

    private void take(Regiment unit, ManeuverOutcome outcome) {
        unit.result = outcome.result();
        if (unit.isBattery()) {
            guns(unit, outcome.result(), outcome.retreat(), outcome.holds());
        } else {
            troops(unit, outcome.standsLost(), outcome.retreat(), outcome.holds(), (Order) outcome.after());
        }
    }

    /** Fall back lets a unit hold as it is; every other result takes effect at once, before the retreat. */
    private void troops(Regiment unit, int lost, Retreat retreat, Holding holds, Order after) {
        field.lose(unit, lost);
        boolean onlyIfItGoes = holds == Holding.AND_FIRES;
        if (!onlyIfItGoes) {
            unit.order = after;
        }
        field.loseIfNothingIsLeft(unit);
        if (retreat != Retreat.NONE && !unit.lost) {
            var rate = Word.line(
                            field.rules.printed().maneuver().effects(), java.util.Objects.requireNonNull(unit.result))
                    .rate();
            field.call(
                    "retreat",
                    "fell-back",
                    unit.id,
                    new Duty.Back(retreat, rate, holds, onlyIfItGoes ? after : null, false, false),
                    null,
                    List.of());
        }
    }

    /** Guns limber and go back a full move silenced; fixed guns hold, and are lost in a panic. */
    private void guns(Regiment unit, ManeuverResult result, Retreat retreat, Holding holds) {
        if (retreat == Retreat.NONE) {
            return;
        }
        if (unit.isFixed()) {
            if (result == ManeuverResult.PANIC) {
                field.by("Panic: lose all fixed guns");
                field.lose(unit, unit.left());
                field.loseIfNothingIsLeft(unit);
            } else {
                unit.maneuver = "hold-position";
                unit.mayFire = true;
            }
            return;
        }
        boolean onlyIfItGoes = holds == Holding.AND_FIRES;
        if (!onlyIfItGoes) {
            unit.guns.silenceAll();
        }
        var rate = Word.line(field.rules.printed().maneuver().effects(), result).rate();
        field.call(
                "retreat",
                "fell-back",
                unit.id,
                new Duty.Back(retreat, rate, holds, null, onlyIfItGoes, false),
                null,
                List.of());
    }

    /** 2c. Maneuver units according to the effects. */
    void maneuver(Said said, String how) {
        for (var id : said.texts("units")) {
            var unit = field.unit(id);
            unit.maneuver = unit.isBattery()
                    ? gunLine(unit, how, !said.fields().path("legs").isEmpty())
                    : troopLine(unit, how);
            unit.mayFire = !unit.isBattery() || GUNS_FIRE_AFTER.contains(unit.maneuver);
            carryOut(unit, how, said);
        }
    }

    private static final Set<String> GUNS_FIRE_AFTER = Set.of("unlimber-and-fire", "pivot-and-fire", "fire");

    private String troopLine(Regiment unit, String how) {
        return switch (how) {
            case "move", "charge" -> isWellHandled(unit) ? "full-move" : "half-move";
            case "mount", "dismount", "change-formation" -> "change-formation";
            default -> how;
        };
    }

    /** The line that leaves most to the battery. */
    private String gunLine(Regiment unit, String how, boolean moves) {
        boolean well = isWellHandled(unit);
        return switch (how) {
            case "move" -> "full-move-limbered";
            case "limber" -> well && moves ? "limber-and-full-move" : "limber-or-unlimber";
            case "unlimber" -> {
                if (!well) {
                    yield "limber-or-unlimber";
                }
                yield moves || unit.guns.serving() == 0 ? "full-move-and-unlimber" : "unlimber-and-fire";
            }
            case "pivot" -> well && unit.guns.serving() > 0 ? "pivot-and-fire" : "pivot";
            default -> how;
        };
    }

    private boolean isWellHandled(Regiment unit) {
        return unit.handling(field.rules) == Handling.WELL_HANDLED;
    }

    private void carryOut(Regiment unit, String how, Said said) {
        var grounds = grounds(said.fields().path("legs"));
        switch (how) {
            case "change-formation" -> form(unit, formation(said.text("formation")), grounds);
            case "mount" ->
                form(unit, said.maybe("formation").map(ManeuverPhase::formation).orElse(Formation.LINE), grounds);
            case "dismount" -> form(unit, Formation.DISMOUNTED_EXTENDED_LINE, grounds);
            case "limber" -> unit.formation = Formation.LIMBERED;
            case "unlimber" -> unit.formation = Formation.UNLIMBERED;
            case "rally" -> unit.guns.rally();
            case "replenish" -> unit.low = 0;
            case "about-face" -> unit.exposed.add(TargetCondition.ABOUT_FACED);
            case "flank-march" -> unit.exposed.add(TargetCondition.MARCHED_BY_FLANK);
            case "passage-of-lines" -> pass(unit, field.unit(said.text("through")), grounds);
            default -> {}
        }
        if (how.equals("move") || how.equals("charge") || !grounds.isEmpty() && !how.equals("change-formation")) {
            leaveGarrison(unit);
        }
    }

    /** A garrison that moves is a line, one of troopers a dismounted line. */
    void leaveGarrison(Regiment unit) {
        if (!unit.isBattery() && unit.formation == Formation.GARRISON) {
            unit.formation = unit.isCavalry() ? Formation.DISMOUNTED_EXTENDED_LINE : Formation.LINE;
        }
    }

    private void form(Regiment unit, Formation into, Set<Ground> grounds) {
        unit.formation = into;
        if (!unit.isBattery()
                && field.rules.disorders(
                        TroopManeuver.CHANGE_FORMATION, List.of(new Passing(unit.quality, unit.order, grounds)))) {
            field.by("Change formation: green unit disordered by broken or rough ground");
            disorder(unit);
        }
    }

    private void pass(Regiment unit, Regiment through, Set<Ground> grounds) {
        unit.exposed.add(TargetCondition.PASSAGE_OF_LINES);
        through.exposed.add(TargetCondition.PASSAGE_OF_LINES);
        boolean ruin = List.of(unit, through).stream()
                .anyMatch(each -> !each.isBattery()
                        && field.rules.disorders(
                                TroopManeuver.PASSAGE_OF_LINES,
                                List.of(new Passing(each.quality, each.order, grounds))));
        if (ruin || through.isBattery() && through.quality == org.longroll.rff.chart.Quality.GREEN) {
            field.by("Passage of lines: both disordered if one is disordered, green, or on broken or rough ground");
            disorder(unit);
            disorder(through);
        }
    }

    private static void disorder(Regiment unit) {
        if (!unit.isBattery()) {
            unit.order = unit.order.orWorse(Order.DISORDERED);
        }
    }

    static Formation formation(String word) {
        return Word.find(Formation.class, word).orElseThrow();
    }

    static Set<Ground> grounds(JsonNode legs) {
        var grounds = EnumSet.noneOf(Ground.class);
        legs.forEach(leg ->
                grounds.add(Word.find(Ground.class, leg.path("ground").asText()).orElseThrow()));
        return grounds;
    }
}
