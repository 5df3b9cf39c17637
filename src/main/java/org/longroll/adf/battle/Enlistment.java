package org.longroll.adf.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Nation;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.AdfRules;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.Flaw;
import org.longroll.battle.Muster;
import org.longroll.rules.Refusal;
import org.longroll.rules.Word;

/** Reads a unit of an order of battle and writes down everything in it that this system cannot field. */
final class Enlistment {

    /** No unit on a table is larger; dice and tables stay within their printed reach. */
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
            var enlisted = AdfUnit.mustered(unit, "", Nation.US);
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
                ? Optional.of(AdfUnit.usual(arm))
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
