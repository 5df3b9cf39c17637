package org.longroll.rff.battle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Flaw;
import org.longroll.battle.Muster;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.Weapon;
import org.longroll.rules.Word;

/** Reads a muster with the words of this system, and reports its flaws. */
record Enlistment(Muster muster) {

    /** More stands than any unit has; a limit for mistyped numbers. */
    static final int MOST_STANDS = 60;

    /** The formations that an arm can be in. */
    static Set<Formation> formations(Arm arm) {
        return switch (arm) {
            case INFANTRY ->
                EnumSet.of(
                        Formation.LINE,
                        Formation.FIELD_COLUMN,
                        Formation.EXTENDED_LINE,
                        Formation.MARCH_COLUMN,
                        Formation.GARRISON);
            case CAVALRY ->
                EnumSet.of(
                        Formation.LINE,
                        Formation.FIELD_COLUMN,
                        Formation.EXTENDED_LINE,
                        Formation.MARCH_COLUMN,
                        Formation.DISMOUNTED_EXTENDED_LINE,
                        Formation.GARRISON);
            case ARTILLERY -> EnumSet.of(Formation.LIMBERED, Formation.UNLIMBERED, Formation.GARRISON);
        };
    }

    /** The formation of cavalry decides whether it is mounted; without a formation, the muster does. */
    private static Formation usual(Arm arm, Muster muster) {
        return switch (arm) {
            case INFANTRY -> Formation.LINE;
            case CAVALRY -> muster.mounted() ? Formation.LINE : Formation.DISMOUNTED_EXTENDED_LINE;
            case ARTILLERY -> Formation.UNLIMBERED;
        };
    }

    RffUnit unit() {
        var arm = arm().orElseThrow();
        int mustered = strength(arm);
        var enlisted = new Enlisted(
                muster.id(),
                arm,
                quality().orElseThrow(),
                weapon().orElseThrow().word(),
                arm == Arm.ARTILLERY && muster.mounted(),
                mustered,
                orNone(muster.wornAt()),
                orNone(muster.spentAt()));
        return new RffUnit(
                enlisted,
                mustered,
                formation(arm).orElseThrow(),
                Order.GOOD_ORDER,
                arm == Arm.ARTILLERY ? GunStands.ready(mustered) : null,
                0,
                Activity.NONE,
                false);
    }

    List<Flaw> flaws(String path) {
        var flaws = new ArrayList<Flaw>();
        var arm = arm();
        if (arm.isEmpty()) {
            flaws.add(new Flaw(
                    path + ".arm", "“%s” is no arm; infantry, cavalry and artillery are".formatted(muster.arm())));
        }
        if (quality().isEmpty()) {
            flaws.add(new Flaw(
                    path + ".quality",
                    "“%s” is no quality; crack, veteran, trained and green are".formatted(muster.quality())));
        }
        arm.ifPresent(known -> flaws.addAll(flaws(known, path)));
        return flaws;
    }

    private List<Flaw> flaws(Arm arm, String path) {
        var flaws = new ArrayList<Flaw>();
        var fires = arm == Arm.ARTILLERY ? FireKind.CANNONADE : FireKind.MUSKETRY;
        if (weapon().filter(weapon -> weapon.kind() == fires).isEmpty()) {
            flaws.add(new Flaw(path + ".weapon", "“%s” is no weapon of %s".formatted(muster.weapon(), arm.word())));
        }
        if (formation(arm).filter(formations(arm)::contains).isEmpty()) {
            flaws.add(new Flaw(
                    path + ".formation", "“%s” is no formation of %s".formatted(muster.formation(), arm.word())));
        }
        var stands = path + (arm == Arm.ARTILLERY ? ".gunStands" : ".stands");
        if (strength(arm) < 1 || strength(arm) > MOST_STANDS) {
            flaws.add(new Flaw(stands, "a unit musters from 1 to %d stands".formatted(MOST_STANDS)));
        } else if (orNone(muster.wornAt()) > strength(arm)) {
            flaws.add(new Flaw(path + ".wornAt", "a unit is worn at no more stands than it musters"));
        }
        if (orNone(muster.spentAt()) < 0 || orNone(muster.spentAt()) > orNone(muster.wornAt())) {
            flaws.add(new Flaw(path + ".spentAt", "a unit is spent at no more stands than it is worn at"));
        }
        return flaws;
    }

    private Optional<Arm> arm() {
        return Word.find(Arm.class, muster.arm());
    }

    private Optional<Quality> quality() {
        return Word.find(Quality.class, muster.quality());
    }

    private Optional<Weapon> weapon() {
        return Optional.ofNullable(muster.weapon()).flatMap(Weapon::find);
    }

    private Optional<Formation> formation(Arm arm) {
        return muster.formation() == null
                ? Optional.of(usual(arm, muster))
                : Word.find(Formation.class, muster.formation());
    }

    private int strength(Arm arm) {
        return orNone(arm == Arm.ARTILLERY ? muster.gunStands() : muster.stands());
    }

    private static int orNone(@Nullable Integer count) {
        return count == null ? 0 : count;
    }
}
