package org.longroll.adf.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.FireChart.RangeBand;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.FireOrder.MountedWith;
import org.longroll.dice.Roll;
import org.longroll.rules.Fraction;
import org.longroll.rules.Modifier;
import org.longroll.rules.Nation;
import org.longroll.rules.Verdict;

/** A fire being put together at the table: eight veterans with rifle-muskets at veterans in line, unless said otherwise. */
final class Shooting {

    private final AdfRules rules;
    private FireKind kind = FireKind.FIRE;
    private Range range = new Range.InBand(RangeBand.NORMAL);
    private MountedWith mountedWith = MountedWith.WEAPON;
    private final List<Firer> firers = new ArrayList<>();
    private Target target = target(Arm.INFANTRY, Quality.VETERAN, Formation.BATTLE_LINE);
    private final List<Target> behind = new ArrayList<>();

    Shooting(AdfRules rules) {
        this.rules = rules;
    }

    static Firer infantry(Quality quality, int figures) {
        return new Firer(
                new Troops(Arm.INFANTRY, quality, Formation.BATTLE_LINE, false, Morale.GOOD_ORDER),
                SmallArm.RIFLE_MUSKET,
                figures,
                Nation.US,
                false,
                false);
    }

    static Firer battery(Gun gun, int sections) {
        return new Firer(
                new Troops(Arm.ARTILLERY, Quality.VETERAN, Formation.UNLIMBERED, false, Morale.GOOD_ORDER),
                gun,
                sections,
                Nation.US,
                false,
                false);
    }

    static Firer cavalry(Quality quality, SmallArm weapon, int figures, boolean mounted) {
        return new Firer(
                new Troops(Arm.CAVALRY, quality, Formation.CAVALRY_LINE, mounted, Morale.GOOD_ORDER),
                weapon,
                figures,
                Nation.US,
                false,
                false);
    }

    static Firer with(Firer firer, Weapon weapon) {
        return new Firer(
                firer.troops(), weapon, firer.strength(), firer.nation(), firer.openingVolley(), firer.inBuildings());
    }

    static Firer in(Firer firer, Formation formation) {
        var troops = firer.troops();
        return in(firer, new Troops(troops.arm(), troops.quality(), formation, troops.mounted(), troops.morale()));
    }

    static Firer in(Firer firer, Morale morale) {
        return in(firer, firer.troops().with(morale));
    }

    private static Firer in(Firer firer, Troops troops) {
        return new Firer(
                troops, firer.weapon(), firer.strength(), firer.nation(), firer.openingVolley(), firer.inBuildings());
    }

    static Firer of(Nation nation, Firer firer) {
        return new Firer(
                firer.troops(), firer.weapon(), firer.strength(), nation, firer.openingVolley(), firer.inBuildings());
    }

    static Firer openingVolley(Firer firer) {
        return new Firer(firer.troops(), firer.weapon(), firer.strength(), firer.nation(), true, firer.inBuildings());
    }

    static Firer fromBuildings(Firer firer) {
        return new Firer(firer.troops(), firer.weapon(), firer.strength(), firer.nation(), firer.openingVolley(), true);
    }

    static Target target(Arm arm, Quality quality, Formation formation) {
        return new Target(
                new Troops(arm, quality, formation, false, Morale.GOOD_ORDER), false, Set.of(), Aspect.FRONT, false);
    }

    static Target mounted(Target target) {
        var troops = target.troops();
        return new Target(
                new Troops(troops.arm(), troops.quality(), troops.formation(), true, troops.morale()),
                target.charging(),
                target.cover(),
                target.aspect(),
                target.behindSkirmishers());
    }

    static Target charging(Target target) {
        return new Target(target.troops(), true, target.cover(), target.aspect(), target.behindSkirmishers());
    }

    Shooting by(Firer... several) {
        firers.addAll(List.of(several));
        return this;
    }

    Shooting at(Target other) {
        target = other;
        return this;
    }

    Shooting at(Arm arm, Quality quality, Formation formation) {
        return at(target(arm, quality, formation));
    }

    Shooting behindIt(Target other) {
        behind.add(other);
        return this;
    }

    Shooting from(Aspect aspect) {
        return at(new Target(target.troops(), target.charging(), target.cover(), aspect, target.behindSkirmishers()));
    }

    Shooting whoIs(Morale morale) {
        return at(new Target(
                target.troops().with(morale),
                target.charging(),
                target.cover(),
                target.aspect(),
                target.behindSkirmishers()));
    }

    Shooting in(Cover first, Cover... more) {
        return at(new Target(
                target.troops(),
                target.charging(),
                EnumSet.of(first, more),
                target.aspect(),
                target.behindSkirmishers()));
    }

    Shooting behindSkirmishers() {
        return at(new Target(target.troops(), target.charging(), target.cover(), target.aspect(), true));
    }

    Shooting charging() {
        return at(charging(target));
    }

    Shooting as(FireKind other) {
        kind = other;
        range = new Range.Unstated();
        return this;
    }

    Shooting inches(double inches) {
        range = new Range.Measured(new Fraction(Math.round(inches * 10), 10));
        return this;
    }

    Shooting at(RangeBand band) {
        range = new Range.InBand(band);
        return this;
    }

    Shooting drawing(MountedWith with) {
        mountedWith = with;
        return this;
    }

    FireOrder order() {
        if (firers.isEmpty()) {
            by(infantry(Quality.VETERAN, 8));
        }
        return new FireOrder(kind, range, firers, mountedWith, target, behind);
    }

    Verdict<FireAnswer> verdict() {
        return rules.fire(order());
    }

    FireAnswer answer() {
        return verdict().answer();
    }

    FireOutcome roll(int... dice) {
        return answer().roll(Roll.of(dice)).answer();
    }

    /** What a modifier is worth in this fire, whether or not it counts. */
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

    boolean counts(String id) {
        return answer().modifiers().all().stream()
                .anyMatch(modifier -> modifier.id().equals(id) && modifier.counts());
    }

    String refusal() {
        return verdict().refusal().orElseThrow().code();
    }
}
