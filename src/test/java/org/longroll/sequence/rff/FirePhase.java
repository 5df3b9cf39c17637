package org.longroll.sequence.rff;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.ChargeFate;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.State.GunState;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rff.rules.FireLoss;
import org.longroll.rff.rules.FireOrder;
import org.longroll.rff.rules.FireOutcome;
import org.longroll.rff.rules.Firer;
import org.longroll.rff.rules.Firer.Weakness;
import org.longroll.rff.rules.Target;
import org.longroll.rff.rules.Target.Charging;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.sequence.Said;

/** Musketry and cannonade: the opponent's defensive fire, then the player's offensive fire; each unit once. */
record FirePhase(Field field) {

    void fire(Said said) {
        var kind = Word.find(FireKind.class, said.text("kind")).orElseThrow();
        var target = field.unit(said.text("target"));
        var firers = new ArrayList<Firer>();
        var stands = new LinkedHashMap<String, Integer>();
        said.each("firers").forEach(group -> firers.addAll(group(group, stands)));
        var order = new FireOrder(
                kind, firers, said.is("buckAndBall"), said.is("sharpshooters"), target(target, said), List.of());
        var outcome = field.rules.fire(order).answer().roll(said.die()).answer();
        field.by("Musketry & cannonade table: %d, %s"
                .formatted(outcome.total(), outcome.result().word()));
        stands.keySet().forEach(unit -> field.unit(unit).fired = true);
        strike(target, outcome.loss());
        checkCharge(target, outcome);
        massed(said, target, kind, outcome);
        if (outcome.lowOnAmmunition()) {
            lowOnAmmunition(stands);
        }
        if (outcome.fallenLeaderCheck()) {
            leaderNear(target);
        }
        field.loseIfNothingIsLeft(target);
    }

    /** Of a battery the best stands fire first; marks are on ready stands first; low or damaged, each is halved once. */
    private List<Firer> group(JsonNode said, LinkedHashMap<String, Integer> stands) {
        var unit = field.unit(said.path("unit").asText());
        var inches = Fraction.parse(said.path("inches").asText()).orElseThrow();
        var weapon = Objects.requireNonNull(unit.weapon);
        int all = unit.isBattery() ? unit.guns.serving() : unit.stands;
        int some = said.hasNonNull("stands") ? said.path("stands").asInt() : all;
        stands.merge(unit.id, some, Integer::sum);
        if (!unit.isBattery()) {
            return List.of(new Firer(weapon, some, inches, unit.quality, weaknesses(unit)));
        }
        var groups = new ArrayList<Firer>();
        int fresh = Math.min(some, Math.max(0, unit.guns.ready - unit.low));
        int ready = Math.min(some, unit.guns.ready);
        int damaged = some - ready;
        add(groups, new Gunners(weapon, fresh, inches), unit, Set.of());
        add(groups, new Gunners(weapon, ready - fresh, inches), unit, Set.of(Weakness.LOW_ON_AMMUNITION));
        add(groups, new Gunners(weapon, damaged, inches), unit, Set.of(Weakness.DAMAGED));
        return groups;
    }

    private record Gunners(org.longroll.rff.chart.Weapon weapon, int stands, Fraction inches) {}

    private static void add(List<Firer> groups, Gunners some, Regiment unit, Set<Weakness> weak) {
        if (some.stands() > 0) {
            groups.add(new Firer(some.weapon(), some.stands(), some.inches(), unit.quality, weak));
        }
    }

    private static Set<Weakness> weaknesses(Regiment unit) {
        var weak = EnumSet.noneOf(Weakness.class);
        if (unit.order != Order.GOOD_ORDER) {
            weak.add(Weakness.DISORDERED);
        }
        if (unit.isLow()) {
            weak.add(Weakness.LOW_ON_AMMUNITION);
        }
        return weak;
    }

    /** Whether these have a fire point together, with all their stands at the closest range. */
    boolean haveAPoint(List<Regiment> units) {
        var firers = units.stream()
                .flatMap(unit -> group(
                        JsonNodeFactory.instance
                                .objectNode()
                                .put("unit", unit.id)
                                .put("inches", "1"),
                        new LinkedHashMap<>())
                        .stream())
                .toList();
        var anybody = new Target(
                UnitKind.TROOPS, Quality.TRAINED, Set.of(), Cover.NONE, false, Order.GOOD_ORDER, Charging.NO);
        var kind = Objects.requireNonNull(units.getFirst().weapon).kind();
        return field.rules
                .fire(new FireOrder(kind, firers, false, false, anybody, List.of()))
                .refusal()
                .isEmpty();
    }

    private Target target(Regiment unit, Said said) {
        var conditions = said.list(
                "conditions", word -> Word.find(TargetCondition.class, word).orElseThrow());
        var charge = field.chargeOf(unit.id);
        var charging = charge.map(each -> each.coldSteel ? Charging.WITH_COLD_STEEL : Charging.CHARGING)
                .orElse(Charging.NO);
        return new Target(
                unit.isBattery() ? UnitKind.GUNS : UnitKind.TROOPS,
                unit.quality,
                new Conditions(field).ofTarget(unit, conditions),
                Word.find(Cover.class, said.text("cover")).orElseThrow(),
                Conditions.isExtended(unit),
                unit.isBattery() ? GunState.READY : unit.order,
                charging);
    }

    private void strike(Regiment unit, FireLoss loss) {
        if (unit.isBattery()) {
            strikeGuns(unit, loss);
            return;
        }
        field.lose(unit, loss.standsLost());
        if (unit.stands > 0) {
            unit.order = unit.order.orWorse((Order) loss.after());
        }
    }

    /** Withering: silenced and one stand wrecked; telling: one silenced and damaged; galling, lively: one silenced. */
    private void strikeGuns(Regiment unit, FireLoss loss) {
        if (loss.gunStandsStruck().isPresent() && loss.gunStandsStruck().getAsInt() == 0) {
            return;
        }
        switch (loss.result()) {
            case WITHERING -> {
                unit.guns.silenceAll();
                field.lose(unit, loss.standsLost());
            }
            case TELLING -> unit.guns.damageOne();
            case GALLING, LIVELY -> unit.guns.silenceOne();
            case DESULTORY -> {}
        }
    }

    /** Charge checked: retreat the charging unit 2 inches from the enemy; cavalry may recall. */
    private void checkCharge(Regiment unit, FireOutcome outcome) {
        boolean checked =
                outcome.charge().filter(fate -> fate != ChargeFate.HOME).isPresent();
        if (!checked || field.chargeOf(unit.id).isEmpty()) {
            return;
        }
        field.by("Charge checked");
        field.stopCharging(unit.id);
        if (unit.left() > 0) {
            field.call(
                    "retreat",
                    "charge-checked",
                    unit.id,
                    new Duty.Back(Retreat.SHORT, Rate.FULL, Holding.NO, null, false, outcome.mayRecall()),
                    null,
                    List.of());
        }
    }

    /** Massed target: units within 2 inches behind suffer the next lower effect, if it can do something. */
    private void massed(Said said, Regiment target, FireKind kind, FireOutcome outcome) {
        var fire = new Duty.Massed(kind, outcome.result(), outcome.total());
        if (said.says("massed")) {
            said.texts("massed").forEach(unit -> strikeBehind(field.unit(unit), fire));
            return;
        }
        var lower = field.rules.printed().fire().behind(outcome.result());
        boolean works = lower != FireResult.DESULTORY && (kind == FireKind.CANNONADE || lower != FireResult.LIVELY);
        var behind = field.company.thereOf(field.sideOf(target.id)).stream()
                .filter(unit -> !unit.equals(target.id))
                .toList();
        if (works && !behind.isEmpty()) {
            field.call("question", "massed-target", target.id, null, fire, behind);
        }
    }

    void strikeBehind(Regiment unit, Duty.Massed fire) {
        field.by("Massed target: the next lower effect");
        var behind = new Target(
                unit.isBattery() ? UnitKind.GUNS : UnitKind.TROOPS,
                unit.quality,
                Set.of(),
                Cover.NONE,
                false,
                unit.isBattery() ? GunState.READY : unit.order,
                Charging.NO);
        strike(unit, field.rules.behind(fire.kind(), fire.result(), fire.total(), behind));
        field.loseIfNothingIsLeft(unit);
    }

    /** Low on ammo: one gun stand or one unit of troops that fired half or more of its stands. */
    private void lowOnAmmunition(LinkedHashMap<String, Integer> stands) {
        var able = stands.keySet().stream()
                .map(field::unit)
                .filter(unit -> unit.isBattery()
                        ? unit.low < unit.left()
                        : !unit.isLow() && 2 * Objects.requireNonNull(stands.get(unit.id)) >= unit.stands)
                .map(unit -> unit.id)
                .toList();
        if (able.size() == 1) {
            field.unit(able.getFirst()).low++;
        } else if (able.size() > 1) {
            field.call("question", "low-on-ammunition", able.getFirst(), null, null, able);
        }
    }

    /** Fallen leader check: a leader with the target is the closest, else the players say who is near. */
    private void leaderNear(Regiment target) {
        var with = field.leadersWith(target.id);
        if (!with.isEmpty()) {
            field.call("fallen-leader", "leader-under-fire", with.getFirst(), null, null, List.of());
            return;
        }
        var near = field.generals.values().stream()
                .filter(leader -> field.sideOf(leader.id).equals(field.sideOf(target.id)) && leader.leads())
                .filter(leader -> field.company.hasCome(leader.id, field.turn))
                .map(leader -> leader.id)
                .toList();
        if (!near.isEmpty()) {
            field.call("question", "leader-near-target", target.id, null, null, near);
        }
    }

    void answer(Said said) {
        var duty = field.duty(said.text("due"));
        field.duties.remove(duty);
        for (var named : said.texts("units")) {
            switch (duty.reason()) {
                case "massed-target" -> strikeBehind(field.unit(named), Objects.requireNonNull(duty.massed()));
                case "low-on-ammunition" -> field.unit(named).low++;
                default -> field.call("fallen-leader", "leader-under-fire", named, null, null, List.of());
            }
        }
    }
}
