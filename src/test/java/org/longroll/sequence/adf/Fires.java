package org.longroll.sequence.adf;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.FireAnswer;
import org.longroll.adf.rules.FireOrder;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.adf.rules.Firer;
import org.longroll.adf.rules.Range;
import org.longroll.adf.rules.Target;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.sequence.Said;

/** Fire: whose action or reaction it is, what it does to its target, and to the ones behind. */
record Fires(Field field) {

    void fire(Said said) {
        var kind = Word.find(FireKind.class, said.text("kind")).orElseThrow();
        var firers = said.texts("units").stream().map(field::unit).toList();
        pay(said, kind, firers);
        var target = field.unit(said.text("target"));
        var inches = inches(said, kind);
        new ChargeStep(field).isFiredOn(target, said, inches);
        var answer = answer(said, kind, firers, target, inches);
        if (!said.is("declineOpeningVolley")) {
            firers.forEach(unit -> unit.openingVolley = false);
        }
        boolean near = inches != null
                && new Situations(field).isNear(inches)
                && firers.stream().anyMatch(new Situations(field)::countsAsNear);
        strike(said, firers, new Shot(answer, target, said.text("aspect"), near, isMoving(target, said)));
        var behind = said.each("passThrough").toList();
        for (int i = 0; i < behind.size(); i++) {
            field.count("pass-through");
            var next = behind.get(i);
            var other = field.unit(next.path("target").asText());
            var shot = answer.passThrough().get(i);
            strike(said, firers, new Shot(shot, other, next.path("aspect").asText(), false, isMoving(other, said)));
        }
    }

    /** Fired on as a reaction to its own move, run or charge; the last fire of a charged unit need not name the charge. */
    private boolean isMoving(Regiment target, Said said) {
        var trigger = field.trigger;
        return trigger != null
                && trigger.moved()
                && (trigger.entry().equals(said.text("reactionTo")) || isLast(said))
                && trigger.units().contains(target.id);
    }

    private boolean isLast(Said said) {
        return !said.says("reactionTo") && List.of("point-blank", "desperation").contains(said.text("kind"));
    }

    /** A fire is an action, a deliberate one takes both, a volley after a charge is free; the others are reactions. */
    private void pay(Said said, FireKind kind, List<Regiment> firers) {
        switch (kind) {
            case FIRE -> {
                firers.forEach(unit -> unit.takeActions(1));
                new Actions(field).acted(said, false, Fraction.ZERO);
            }
            case DELIBERATE -> {
                firers.forEach(unit -> unit.takeActions(2));
                new Actions(field).acted(said, false, Fraction.ZERO);
            }
            case REACTION, POINT_BLANK -> {
                new Reactions(field).react(said);
                firers.forEach(unit -> unit.firedAt.add(said.text("target")));
            }
            case DESPERATION -> firers.forEach(unit -> unit.firedAt.add(said.text("target")));
            case VOLLEY -> {
                Objects.requireNonNull(field.charge).volleys.removeAll(said.texts("units"));
                firers.forEach(unit -> unit.firedAt.add(said.text("target")));
            }
            case MELEE -> throw new IllegalStateException("a melee is an entry of its own");
        }
    }

    /** Point blank and desperation fire are within one inch; a volley is at the distance at which the charge stopped. */
    private @Nullable Fraction inches(Said said, FireKind kind) {
        if (said.says("inches")) {
            return Fraction.parse(said.text("inches")).orElseThrow();
        }
        return switch (kind) {
            case POINT_BLANK, DESPERATION -> Fraction.ONE;
            case VOLLEY -> Objects.requireNonNull(field.charge).stoppedAt;
            default -> null;
        };
    }

    private FireAnswer answer(
            Said said, FireKind kind, List<Regiment> firers, Regiment target, @Nullable Fraction inches) {
        var behind = new ArrayList<Target>();
        said.each("passThrough")
                .forEach(
                        each -> behind.add(target(field.unit(each.path("target").asText()), each)));
        boolean closest = kind == FireKind.POINT_BLANK || kind == FireKind.DESPERATION;
        var range = said.says("band")
                ? new Range.InBand(Word.find(RangeBand.class, said.text("band")).orElseThrow())
                : inches == null || closest && !said.says("inches") ? new Range.Unstated() : new Range.Measured(inches);
        var order = new FireOrder(
                kind,
                range,
                firers.stream()
                        .map(unit -> firer(
                                unit, unit.openingVolley && !said.is("declineOpeningVolley"), said.is("inBuildings")))
                        .toList(),
                Word.find(MountedWith.class, said.text("mountedWith")).orElse(MountedWith.WEAPON),
                target(target, said.fields()),
                behind);
        return field.rules.fire(order).answer();
    }

    static Firer firer(Regiment unit, boolean openingVolley, boolean inBuildings) {
        return new Firer(unit.troops(), unit.weapon, unit.strength, unit.nation, openingVolley, inBuildings);
    }

    private Target target(Regiment unit, JsonNode said) {
        Set<Cover> cover = EnumSet.noneOf(Cover.class);
        said.path("cover")
                .forEach(each -> cover.add(Word.find(Cover.class, each.asText()).orElseThrow()));
        boolean charging = field.charge != null && field.charge.charges(unit.id);
        return new Target(
                unit.troops(),
                charging,
                cover,
                Word.find(Aspect.class, said.path("aspect").asText()).orElse(Aspect.FRONT),
                said.path("behindSkirmishers").asBoolean());
    }

    /** One fire at one target. */
    private record Shot(FireAnswer answer, Regiment target, String aspect, boolean near, boolean moving) {}

    /** Hits are figures or sections lost at once; a unit that is left checks as the result says. */
    private void strike(Said said, List<Regiment> firers, Shot shot) {
        var outcome = shot.answer().roll(new Roll(said.roll())).answer();
        field.by("fire combat results: " + outcome.result().word());
        var called = new TreeMap<String, String>();
        called.put("aspect", shot.aspect());
        if (shot.near()) {
            called.put("enemyNear", "true");
        }
        if (shot.moving()) {
            called.put("moving", "true");
        }
        int lost = new Casualties(field).lose(shot.target(), outcome.hits());
        if (shot.target().strength > 0 && outcome.check().isPresent()) {
            var from = firers.getFirst().arm == Arm.ARTILLERY ? CheckCause.ARTILLERY : CheckCause.OTHER;
            field.check(shot.target().id, "fire", outcome.check().getAsInt(), from, called, lost);
        }
        new ChargeStep(field).afterLosses();
    }

    /** Whether the chart lets a unit fire in this way at anybody. */
    boolean can(Regiment unit, FireKind kind) {
        var bands =
                switch (kind) {
                    case DELIBERATE -> List.of(RangeBand.LONG, RangeBand.NORMAL);
                    case FIRE, REACTION ->
                        List.of(RangeBand.LONG, RangeBand.NORMAL, RangeBand.SHORT, RangeBand.CANISTER);
                    default -> List.<RangeBand>of();
                };
        var ranges = bands.isEmpty()
                ? List.<Range>of(new Range.Unstated())
                : bands.stream().<Range>map(Range.InBand::new).toList();
        var anybody = field.there(field.company.enemyOf(field.company.sideOf(unit.id)));
        return !anybody.isEmpty() && ranges.stream().anyMatch(range -> permits(unit, kind, range, anybody.getFirst()));
    }

    /** Whether a unit has a volley at the distance at which the charge stopped. */
    boolean canVolley(Regiment unit, Regiment target) {
        var apart = Objects.requireNonNull(Objects.requireNonNull(field.charge).stoppedAt);
        return permits(unit, FireKind.VOLLEY, new Range.Measured(apart), target);
    }

    private boolean permits(Regiment unit, FireKind kind, Range range, Regiment target) {
        return field.rules
                .fire(new FireOrder(
                        kind,
                        range,
                        List.of(firer(unit, false, false)),
                        MountedWith.WEAPON,
                        new Target(target.troops(), false, Set.of(), Aspect.FRONT, false),
                        List.of()))
                .refusal()
                .isEmpty();
    }
}
