package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.longroll.battle.Odds;
import org.longroll.journal.Event;
import org.longroll.rff.battle.FireEvent.FireResolved;
import org.longroll.rff.battle.FireEvent.Share;
import org.longroll.rff.battle.ManeuverEvent.Firing;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.rff.rules.FireAnswer;
import org.longroll.rff.rules.FireOrder;
import org.longroll.rff.rules.FireOutcome;
import org.longroll.rff.rules.Firer;
import org.longroll.rff.rules.Target;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Musketry and cannonade: who may fire, at whom, and the die; the effects are in {@link FireEffects}. */
record FirePlay(Scene scene) {

    private static final Pattern FIRER = Pattern.compile("firers\\[(\\d+)].*");

    /** Conditions of a target that the journal keeps; players do not give them. */
    private static final Set<TargetCondition> KEPT = EnumSet.of(
            TargetCondition.FIELD_COLUMN,
            TargetCondition.MARCH_COLUMN,
            TargetCondition.CAVALRY,
            TargetCondition.BROKEN,
            TargetCondition.LIMBERED);

    Verdict<List<Event>> decide(RffOrder.Fire order) {
        return Verdict.unless(objection(order), () -> manned(order))
                .then(manned -> answer(order, manned).then(answer -> rolled(order, manned, answer)));
    }

    /** The rules' answer to a fire by units in their present state, in any part of the turn. */
    Verdict<FireAnswer> asked(RffOrder.Fire order) {
        var firers = firers(order);
        var refusal = scene.first(
                () -> scene.each(firers, field(order), (unit, at) -> scene.absent(unit, at)
                        .or(() -> cannotFire(scene.field().unit(unit), at))),
                () -> objectionToTheShot(order, firers));
        return Verdict.unless(refusal, () -> manned(order)).then(manned -> answer(order, manned));
    }

    /** The rules know firers; an entry names units, or groups of their stands. */
    private Verdict<FireAnswer> answer(RffOrder.Fire order, List<Manned> manned) {
        return switch (scene.rules().fire(asked(order, manned))) {
            case Verdict.Allowed<FireAnswer> allowed -> allowed;
            case Verdict.Refused<FireAnswer>(var refusal) -> Verdict.refused(asSaid(order, manned, refusal));
        };
    }

    private static Refusal asSaid(RffOrder.Fire order, List<Manned> manned, Refusal refusal) {
        var firer = FIRER.matcher(Objects.requireNonNullElse(refusal.field(), ""));
        if (!firer.matches()) {
            return refusal;
        }
        var unit = manned.get(Integer.parseInt(firer.group(1))).unit();
        var at = "%s[%d]".formatted(field(order), firers(order).indexOf(unit));
        return refusal.at(at);
    }

    /** Where whole units fire at one distance, the entry names them as units. */
    private static String field(RffOrder.Fire order) {
        return order.firers().stream().allMatch(group -> group.stands() == null)
                        && order.firers().stream()
                                        .map(RffOrder.Fire.Group::inches)
                                        .distinct()
                                        .count()
                                == 1
                ? "units"
                : "firers";
    }

    private static List<String> firers(RffOrder.Fire order) {
        return order.firers().stream().map(RffOrder.Fire.Group::unit).distinct().toList();
    }

    private Optional<Refusal> objection(RffOrder.Fire order) {
        var firers = firers(order);
        return scene.first(
                () -> scene.each(firers, field(order), this::objection), () -> objectionToTheShot(order, firers));
    }

    private Optional<Refusal> objectionToTheShot(RffOrder.Fire order, List<String> firers) {
        return scene.first(
                () -> tooManyStands(order),
                () -> oneSide(order, firers),
                () -> scene.noEnemy(order.target(), scene.sideOf(firers.getFirst()), "target"),
                () -> notSaid(order),
                () -> massed(order));
    }

    /** Why a unit cannot fire now, whatever the target. */
    Optional<Refusal> objection(String unit, String at) {
        var firer = scene.field().unit(unit);
        return scene.first(
                () -> scene.notOurs(unit, at),
                () -> scene.notIn(Part.DEFENSIVE_FIRE, Part.OFFENSIVE_FIRE),
                () -> notTheirStep(unit, at),
                () -> cannotFire(firer, at),
                () -> RffBattleRefusal.ALREADY_FIRED.when(
                        firer.activity().fired(), at, () -> "%s has fired.".formatted(scene.name(unit))),
                () -> RffBattleRefusal.MAY_NOT_FIRE.when(
                        firer.activity().firing() == Firing.MAY_NOT_FIRE, at, () -> "%s may not fire after this (%s)."
                                .formatted(scene.name(unit), firer.activity().maneuver())),
                () -> RffBattleRefusal.MAY_NOT_FIRE.when(
                        scene.field().chargeBy(unit).isPresent()
                                || scene.field().countercharging(unit),
                        at,
                        () -> "%s charges; it does not fire.".formatted(scene.name(unit))));
    }

    private Optional<Refusal> notTheirStep(String unit, String at) {
        boolean active = scene.sideOf(unit).equals(scene.field().activeSide());
        return RffBattleRefusal.NOT_THEIR_PLAYER_TURN.when(
                active != (scene.field().step() == Part.OFFENSIVE_FIRE),
                at,
                () -> active
                        ? "Defensive fire comes first; %s waits.".formatted(scene.name(unit))
                        : "Defensive fire is over; %s waits.".formatted(scene.name(unit)));
    }

    private Optional<Refusal> cannotFire(RffUnit unit, String at) {
        return scene.first(
                () -> RffBattleRefusal.CANNOT_FIRE.when(
                        unit.order() == Order.BROKEN, at, () -> "%s is broken and does not fire."
                                .formatted(scene.name(unit.id()))),
                () -> RffBattleRefusal.CANNOT_FIRE.when(
                        unit.formation() == Formation.LIMBERED, at, () -> "The guns of %s are limbered."
                                .formatted(scene.name(unit.id()))),
                () -> RffBattleRefusal.CANNOT_FIRE.when(
                        Shots.servingStands(unit) == 0, at, () -> "The guns of %s are silenced."
                                .formatted(scene.name(unit.id()))));
    }

    private Optional<Refusal> tooManyStands(RffOrder.Fire order) {
        Map<String, Integer> firing = new LinkedHashMap<>();
        for (var group : order.firers()) {
            firing.merge(group.unit(), stands(group), Integer::sum);
        }
        return firing.entrySet().stream()
                .filter(each ->
                        each.getValue() > Shots.servingStands(scene.field().unit(each.getKey())))
                .findFirst()
                .map(each -> RffBattleRefusal.TOO_MANY_STANDS.of(
                        field(order),
                        "%s has %d stands to fire with, not %d."
                                .formatted(
                                        scene.name(each.getKey()),
                                        Shots.servingStands(scene.field().unit(each.getKey())),
                                        each.getValue())))
                .or(() -> RffBattleRefusal.TOO_MANY_STANDS.when(
                        order.firers().stream().anyMatch(group -> stands(group) < 1),
                        field(order),
                        () -> "A group fires with one stand or more."));
    }

    private int stands(RffOrder.Fire.Group group) {
        return group.stands() == null ? Shots.servingStands(scene.field().unit(group.unit())) : group.stands();
    }

    private Optional<Refusal> oneSide(RffOrder.Fire order, List<String> firers) {
        var side = scene.sideOf(firers.getFirst());
        return RffBattleRefusal.NOT_THEIR_PLAYER_TURN.when(
                firers.stream().anyMatch(unit -> !scene.sideOf(unit).equals(side)),
                field(order),
                () -> "Friend and enemy do not fire together.");
    }

    private Optional<Refusal> notSaid(RffOrder.Fire order) {
        var kept = Shots.targetConditions(scene.field().unit(order.target()));
        return order.conditions().stream()
                .filter(said -> KEPT.contains(said) && !kept.contains(said))
                .findFirst()
                .map(said -> RffBattleRefusal.KEPT_BY_THE_JOURNAL.of(
                        "conditions",
                        "The journal does not have %s as “%s”.".formatted(scene.name(order.target()), said.word())));
    }

    private Optional<Refusal> massed(RffOrder.Fire order) {
        var massed = order.massed();
        if (massed == null || massed.isEmpty()) {
            return Optional.empty();
        }
        var choices = new FireEffects(scene).behind(order.target());
        return scene.each(
                massed,
                "massed",
                (unit, at) -> RffBattleRefusal.NOT_AMONG_THE_CHOICES.when(
                        !choices.contains(unit), at, () -> "%s cannot be behind the target."
                                .formatted(scene.name(unit))));
    }

    /** Stands of one group with the same state. */
    private record Manned(String unit, Firer firer) {}

    /** A battery with stands in several states has several shares in one fire. */
    private List<Manned> manned(RffOrder.Fire order) {
        List<Manned> manned = new ArrayList<>();
        Map<String, Integer> before = new LinkedHashMap<>();
        for (var group : order.firers()) {
            int already = before.getOrDefault(group.unit(), 0);
            Shots.firers(scene.field().unit(group.unit()), already, stands(group), group.inches())
                    .forEach(firer -> manned.add(new Manned(group.unit(), firer)));
            before.merge(group.unit(), stands(group), Integer::sum);
        }
        return manned;
    }

    private FireOrder asked(RffOrder.Fire order, List<Manned> manned) {
        return new FireOrder(
                order.kind(),
                manned.stream().map(Manned::firer).toList(),
                order.buckAndBall(),
                order.sharpshooters(),
                target(order),
                List.of());
    }

    private Target target(RffOrder.Fire order) {
        var unit = scene.field().unit(order.target());
        var charge = scene.field().chargeBy(unit.id()).filter(RffCharge::fights);
        return Shots.target(
                unit,
                order.conditions(),
                order.cover(),
                charge.map(made -> made.coldSteel() ? Target.Charging.WITH_COLD_STEEL : Target.Charging.CHARGING)
                        .orElse(Target.Charging.NO));
    }

    private Verdict<List<Event>> rolled(RffOrder.Fire order, List<Manned> manned, FireAnswer answer) {
        var tray = scene.tray();
        var first = order.firers().getFirst().unit();
        return scene.die(tray, order.dice(), "fire", first, "dice").then(die -> {
            var outcome = answer.roll(die).answer();
            var course = scene.course();
            course.happen(tray.events());
            course.happens(resolved(order, shares(manned, answer), answer, outcome));
            new FireEffects(scene).of(course, order, outcome);
            return Verdict.allowed(course.events());
        });
    }

    private FireResolved resolved(RffOrder.Fire order, List<Share> shares, FireAnswer answer, FireOutcome outcome) {
        return new FireResolved(
                order.kind(),
                shares,
                order.target(),
                answer.points().points(),
                answer.modifiers().all(),
                answer.modifiers().sum(),
                outcome.die(),
                outcome.total(),
                outcome.result(),
                outcome.loss().standsLost(),
                outcome.loss().after().word(),
                outcome.charge().orElse(null),
                outcome.lowOnAmmunition(),
                outcome.fallenLeaderCheck(),
                Odds.of(answer.odds(), FireResult::word));
    }

    private static List<Share> shares(List<Manned> manned, FireAnswer answer) {
        List<Share> shares = new ArrayList<>();
        for (int i = 0; i < manned.size(); i++) {
            var firer = manned.get(i).firer();
            var points = answer.points().shares().get(i).points();
            shares.add(new Share(manned.get(i).unit(), firer.stands(), firer.inches(), points));
        }
        return shares;
    }
}
