package org.longroll.adf.web.calculators;

import java.util.EnumSet;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Cover;
import org.longroll.adf.chart.FireChart.Aspect;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.Contestant;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.Mover;
import org.longroll.adf.rules.Regiment;
import org.longroll.adf.rules.Situation;
import org.longroll.adf.rules.Target;
import org.longroll.adf.rules.Troops;
import org.longroll.adf.web.calculators.UnitRequest.UnitArm;
import org.longroll.web.Given;
import org.longroll.web.rulesets.Refused;

/** Turns requests into questions to the rules; problems name the field. */
final class Questions {

    private Questions() {}

    static Troops troops(UnitRequest unit, String at) {
        return troops(
                arm(unit, at),
                Given.needed(unit.quality(), at + "quality"),
                Given.needed(unit.formation(), at + "formation"),
                Given.yes(unit.mounted()),
                Given.or(unit.morale(), Morale.GOOD_ORDER),
                at);
    }

    static Troops troops(Arm arm, Quality quality, Formation formation, boolean mounted, Morale morale, String at) {
        Troops.objection(arm, formation, mounted).ifPresent(refusal -> {
            throw Refused.under(at, refusal);
        });
        return new Troops(arm, quality, formation, mounted, morale);
    }

    private static Arm arm(UnitRequest unit, String at) {
        return switch (Given.needed(unit.arm(), at + "arm")) {
            case INFANTRY -> Arm.INFANTRY;
            case CAVALRY -> Arm.CAVALRY;
            case ARTILLERY -> Arm.ARTILLERY;
            case LEADER -> throw Given.invalid(at + "arm", "a leader only moves");
        };
    }

    static Losses losses(UnitRequest unit, String at) {
        if (unit.arm() == UnitArm.ARTILLERY) {
            return new Losses(1, 1, Given.count(unit.sectionsLost()));
        }
        int stands = Given.needed(unit.stands(), at + "stands");
        int left = Given.needed(unit.standsLeft(), at + "standsLeft");
        if (left > stands) {
            throw Given.invalid(at + "standsLeft", "must not be more than the unit's stands");
        }
        return new Losses(stands, left, Given.count(unit.figuresLost()));
    }

    static int strength(UnitRequest unit, String at) {
        return unit.arm() == UnitArm.ARTILLERY
                ? Given.needed(unit.sections(), at + "sections")
                : Given.needed(unit.figures(), at + "figures");
    }

    /** The unit with its muster: present strength plus losses. */
    static Regiment regiment(UnitRequest unit, String at) {
        boolean guns = unit.arm() == UnitArm.ARTILLERY;
        int strength = strength(unit, at);
        int mustered = strength + Given.count(guns ? unit.sectionsLost() : unit.figuresLost());
        int stands = guns ? 1 : Given.needed(unit.stands(), at + "stands");
        if (stands > mustered) {
            throw Given.invalid(at + "stands", "must not be more than the figures that were mustered");
        }
        return new Regiment(troops(unit, at), mustered, strength, stands);
    }

    static Mover mover(UnitRequest unit, @Nullable String weapon) {
        return switch (Given.needed(unit.arm(), "unit.arm")) {
            case LEADER -> new Mover.Leader();
            case ARTILLERY -> new Mover.Battery(troops(unit, "unit."), gun(Given.needed(weapon, "weapon")));
            case INFANTRY, CAVALRY -> new Mover.Unit(troops(unit, "unit."));
        };
    }

    private static Gun gun(String word) {
        if (weapon(word, "weapon") instanceof Gun gun) {
            return gun;
        }
        throw Given.invalid("weapon", "“%s” is not a gun".formatted(word));
    }

    static Weapon weapon(String word, String field) {
        return Weapon.find(word)
                .orElseThrow(() -> Given.invalid(field, "“%s” is not a weapon known here".formatted(word)));
    }

    static Target target(FireRequest.TargetRequest target, String at) {
        var cover = EnumSet.noneOf(Cover.class);
        cover.addAll(Given.list(target.cover()));
        return new Target(
                troops(
                        target.arm(),
                        target.quality(),
                        target.formation(),
                        Given.yes(target.mounted()),
                        Given.or(target.morale(), Morale.GOOD_ORDER),
                        at),
                Given.yes(target.charging()),
                cover,
                Given.or(target.aspect(), Aspect.FRONT),
                Given.yes(target.behindSkirmishers()));
    }

    /** In a calculator a missing value means none. */
    static Situation situation(@Nullable SituationRequest sent) {
        return SituationRequest.said(sent).situation();
    }

    static Contestant contestant(ImpactRequest.SideRequest side, String at) {
        var unit = side.unit();
        return new Contestant(
                troops(unit, at + "unit."),
                strength(unit, at + "unit."),
                losses(unit, at + "unit."),
                situation(side.situation()));
    }
}
