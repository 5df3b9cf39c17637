package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.Flaw;
import org.longroll.battle.Muster;
import org.longroll.battle.OrderOfBattle;
import org.longroll.rules.Nation;
import org.longroll.rules.Refusal;
import org.longroll.rules.Word;

/** Reads a unit of an order of battle with the words of this system, and reports its flaws. */
final class Enlistment {

    /** Larger than any unit on a table; a limit for dice and tables. */
    private static final int LARGEST = 40;

    private final AdfRules rules;
    private final Muster unit;
    private final String path;
    private final List<Flaw> flaws = new ArrayList<>();

    private Enlistment(AdfRules rules, Muster unit, String path) {
        this.rules = rules;
        this.unit = unit;
        this.path = path;
    }

    /** A unit at the start; its muster was reviewed before. */
    static AdfUnit unit(Muster muster, OrderOfBattle order) {
        var side = order.sideOf(muster);
        var nation = muster.nation() != null
                ? muster.nation()
                : order.side(side).orElseThrow().nation();
        return unit(muster, side, nation);
    }

    private static AdfUnit unit(Muster muster, String side, Nation nation) {
        var arm = Word.find(Arm.class, muster.arm()).orElseThrow();
        var strength = arm == Arm.ARTILLERY ? muster.sections() : muster.figures();
        var enlisted = new Enlisted(
                muster.id(),
                side,
                muster.command(),
                arm,
                Word.find(Quality.class, muster.quality()).orElseThrow(),
                muster.weapon() == null ? "" : muster.weapon(),
                nation,
                strength == null ? 1 : strength,
                arm == Arm.ARTILLERY || muster.stands() == null ? 1 : muster.stands());
        var formation = muster.formation() == null
                ? usual(arm)
                : Word.find(Formation.class, muster.formation()).orElseThrow();
        return new AdfUnit(
                enlisted,
                enlisted.strength(),
                formation,
                muster.mounted(),
                Morale.GOOD_ORDER,
                true,
                null,
                false,
                Activity.FRESH);
    }

    private static Formation usual(Arm arm) {
        return switch (arm) {
            case INFANTRY -> Formation.BATTLE_LINE;
            case CAVALRY -> Formation.CAVALRY_LINE;
            case ARTILLERY -> Formation.UNLIMBERED;
        };
    }

    static List<Flaw> flaws(AdfRules rules, Muster unit, String path) {
        var review = new Enlistment(rules, unit, path);
        review.review();
        return List.copyOf(review.flaws);
    }

    private void review() {
        var arm = known(Arm.class, unit.arm(), "arm");
        known(Quality.class, unit.quality(), "quality");
        arm.ifPresent(this::strength);
        arm.ifPresent(this::weapon);
        arm.ifPresent(this::formation);
        if (unit.arrives() < 1) {
            flaw("arrives", "turns count from 1");
        }
        if (flaws.isEmpty()) {
            var enlisted = unit(unit, "", Nation.US);
            rules.lacks(enlisted.troops(), enlisted.arms()).ifPresent(this::flaw);
        }
    }

    private <E extends Enum<E> & Word> Optional<E> known(Class<E> vocabulary, String word, String field) {
        var found = Word.find(vocabulary, word);
        if (found.isEmpty()) {
            flaw(field, "“%s” is not known in this system".formatted(word));
        }
        return found;
    }

    private void strength(Arm arm) {
        boolean guns = arm == Arm.ARTILLERY;
        count(guns ? unit.sections() : unit.figures(), guns ? "sections" : "figures");
        if (!guns) {
            count(unit.stands(), "stands");
            if (unit.figures() != null && unit.stands() != null && unit.stands() > unit.figures()) {
                flaw("stands", "no stand is without a figure");
            }
        }
    }

    private void count(@Nullable Integer number, String field) {
        if (number == null || number < 1 || number > LARGEST) {
            flaw(field, "from 1 to %d are needed".formatted(LARGEST));
        }
    }

    private void weapon(Arm arm) {
        var weapon = Optional.ofNullable(unit.weapon()).flatMap(Weapon::find);
        if (weapon.isEmpty()) {
            flaw("weapon", "“%s” is not a weapon of this system".formatted(unit.weapon()));
        } else if (weapon.get().arm() != arm) {
            flaw("weapon", "“%s” is not a weapon of the %s".formatted(unit.weapon(), arm.word()));
        }
    }

    private void formation(Arm arm) {
        var formation = unit.formation() == null
                ? Optional.of(usual(arm))
                : known(Formation.class, unit.formation(), "formation");
        formation
                .flatMap(drawnUp -> Troops.objection(arm, drawnUp, unit.mounted()))
                .ifPresent(this::flaw);
    }

    private void flaw(Refusal refusal) {
        flaw(refusal.field() == null ? "formation" : refusal.field(), refusal.sentence());
    }

    private void flaw(String field, String message) {
        flaws.add(new Flaw(path + "." + field, message));
    }
}
