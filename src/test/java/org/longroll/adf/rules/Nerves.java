package org.longroll.adf.rules;

import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.chart.MoraleChart.MoraleCover;
import org.longroll.adf.chart.MoraleChart.Works;
import org.longroll.adf.chart.Quality;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;

/** A morale check being put together at the table: whole veterans in line and in good order, unless said otherwise. */
final class Nerves {

    private final AdfRules rules;
    private Troops troops = new Troops(Arm.INFANTRY, Quality.VETERAN, Formation.BATTLE_LINE, false, Morale.GOOD_ORDER);
    private Losses losses = new Losses(3, 3, 0);
    private int checkModifier;
    private CheckCause from = CheckCause.OTHER;
    private int leaderBenefit;
    private @Nullable Works works;
    private @Nullable MoraleCover cover;
    private boolean moving;
    private int inchesBehindFriends;
    private boolean charging;
    private int support;
    private boolean inCharge;
    private @Nullable Aspect aspect;
    private boolean enemyNear;
    private int eliminated;
    private boolean merged;
    private @Nullable Arm chargedBy;
    private Aspect chargedAspect = Aspect.FRONT;

    Nerves(AdfRules rules) {
        this.rules = rules;
    }

    Nerves of(Arm arm, Quality quality, Formation formation) {
        troops = new Troops(arm, quality, formation, false, troops.morale());
        return this;
    }

    Nerves of(Quality quality) {
        return of(troops.arm(), quality, troops.formation());
    }

    Nerves mounted() {
        troops = new Troops(Arm.CAVALRY, troops.quality(), Formation.CAVALRY_LINE, true, troops.morale());
        return this;
    }

    Nerves in(Morale morale) {
        troops = troops.with(morale);
        return this;
    }

    Nerves having(int stands, int left, int lost) {
        losses = new Losses(stands, left, lost);
        return this;
    }

    Nerves checkingAt(int modifier) {
        checkModifier = modifier;
        return this;
    }

    Nerves from(CheckCause cause) {
        from = cause;
        return this;
    }

    Nerves leader(int benefit) {
        leaderBenefit = benefit;
        return this;
    }

    Nerves behind(Works some) {
        works = some;
        return this;
    }

    Nerves behind(MoraleCover some) {
        cover = some;
        return this;
    }

    Nerves moving() {
        moving = true;
        return this;
    }

    Nerves behindFriends(int inches) {
        inchesBehindFriends = inches;
        return this;
    }

    Nerves charging() {
        charging = true;
        return this;
    }

    Nerves supports(int units) {
        support = units;
        return this;
    }

    Nerves inCharge() {
        inCharge = true;
        return this;
    }

    Nerves under(Aspect fire) {
        aspect = fire;
        return this;
    }

    Nerves enemyNear() {
        enemyNear = true;
        return this;
    }

    Nerves eliminatedInBrigade(int many) {
        eliminated = many;
        return this;
    }

    Nerves merged() {
        merged = true;
        return this;
    }

    Nerves chargedBy(Arm arm, Aspect on) {
        chargedBy = arm;
        chargedAspect = on;
        return this;
    }

    Troops troops() {
        return troops;
    }

    Situation situation() {
        return new Situation(
                leaderBenefit,
                works,
                cover,
                moving,
                Fraction.whole(inchesBehindFriends),
                charging,
                support,
                inCharge,
                aspect,
                enemyNear,
                eliminated,
                merged,
                chargedBy,
                chargedAspect);
    }

    MoraleCheck check() {
        return new MoraleCheck(troops, losses, checkModifier, from, situation());
    }

    MoraleAnswer answer() {
        return rules.check(check()).answer();
    }

    MoraleOutcome roll(int... dice) {
        return answer().roll(Roll.of(dice)).answer();
    }

    int worth(String id) {
        return answer().modifiers().all().stream()
                .filter(modifier -> modifier.id().equals(id))
                .mapToInt(Modifier::value)
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        id + " does not apply: " + answer().modifiers().all()));
    }

    boolean has(String id) {
        return answer().modifiers().all().stream()
                .anyMatch(modifier -> modifier.id().equals(id));
    }

    String refusal() {
        return rules.check(check()).refusal().orElseThrow().code();
    }
}
