package org.longroll.rff.battle;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Muster;
import org.longroll.rff.battle.Enlisted.Arm;
import org.longroll.rff.chart.Effectiveness;
import org.longroll.rff.chart.Formation;
import org.longroll.rff.chart.Order;
import org.longroll.rff.chart.Quality;
import org.longroll.rff.chart.UnitKind;
import org.longroll.rff.rules.Firer;
import org.longroll.rules.Fraction;

/**
 * The state of a unit.
 *
 * @param stands troop stands that are left; of a battery, gun stands
 * @param order of troops; guns always have good order
 * @param lowStands how many gun stands are low on ammunition; for troops 1 means the whole unit
 */
public record RffUnit(
        Enlisted enlisted,
        int stands,
        Formation formation,
        Order order,
        @Nullable GunStands guns,
        int lowStands,
        Activity activity,
        boolean lost) {

    public RffUnit {
        if (stands < 0 || stands > enlisted.stands()) {
            throw new IllegalArgumentException("a unit has from 0 to as many stands as were mustered");
        }
        if ((enlisted.arm() == Arm.ARTILLERY) != (guns != null)) {
            throw new IllegalArgumentException("a battery has gun stands, and troops have none");
        }
        if (lowStands < 0 || lowStands > enlisted.stands()) {
            throw new IllegalArgumentException("no more stands are low on ammunition than there are");
        }
    }

    /** A unit at the start; its muster was reviewed before. */
    static RffUnit of(Muster muster) {
        return new Enlistment(muster).unit();
    }

    public String id() {
        return enlisted.id();
    }

    public Arm arm() {
        return enlisted.arm();
    }

    public Quality quality() {
        return enlisted.quality();
    }

    public String weapon() {
        return enlisted.weapon();
    }

    public boolean horseDrawn() {
        return enlisted.horseDrawn();
    }

    /** Troop or gun stands at the start. */
    public int mustered() {
        return enlisted.stands();
    }

    public UnitKind kind() {
        return arm() == Arm.ARTILLERY ? UnitKind.GUNS : UnitKind.TROOPS;
    }

    public boolean lowOnAmmunition() {
        return lowStands > 0;
    }

    /** By the numbers of stands that it was mustered with. */
    public Effectiveness effectiveness() {
        if (stands <= enlisted.spentAt()) {
            return Effectiveness.SPENT;
        }
        return stands <= enlisted.wornAt() ? Effectiveness.WORN : Effectiveness.FRESH;
    }

    public boolean mounted() {
        return arm() == Arm.CAVALRY
                && formation != Formation.DISMOUNTED_EXTENDED_LINE
                && formation != Formation.GARRISON;
    }

    /** Guns in garrison cannot limber. */
    public boolean fixed() {
        return arm() == Arm.ARTILLERY && formation == Formation.GARRISON;
    }

    /** All stands that can fire, grouped by their weaknesses. */
    public List<Firer> firers(Fraction inches) {
        return Shots.firers(this, 0, Shots.servingStands(this), inches);
    }

    GunStands battery() {
        return Objects.requireNonNull(guns);
    }

    RffUnit withStands(int left) {
        return new RffUnit(enlisted, left, formation, order, guns, lowStands, activity, lost);
    }

    RffUnit withGuns(GunStands now) {
        int low = Math.min(lowStands, now.left());
        return new RffUnit(enlisted, now.left(), formation, order, now, low, activity, lost);
    }

    RffUnit in(Formation now) {
        return new RffUnit(enlisted, stands, now, order, guns, lowStands, activity, lost);
    }

    RffUnit in(Order now) {
        return new RffUnit(enlisted, stands, formation, now, guns, lowStands, activity, lost);
    }

    RffUnit withLowStands(int low) {
        return new RffUnit(enlisted, stands, formation, order, guns, low, activity, lost);
    }

    RffUnit with(Activity now) {
        return new RffUnit(enlisted, stands, formation, order, guns, lowStands, now, lost);
    }

    RffUnit gone() {
        return new RffUnit(enlisted, stands, formation, order, guns, lowStands, activity, true);
    }

    /** Not lost as long as it has stands. */
    RffUnit countedAgain() {
        return new RffUnit(enlisted, stands, formation, order, guns, lowStands, activity, stands == 0);
    }

    /** The unit with a corrected muster: losses stay, and there are never more stands than mustered. */
    RffUnit corrected(Muster muster) {
        var fresh = of(muster);
        if (fresh.arm() != arm()) {
            return fresh;
        }
        var battery = guns == null ? null : guns.mustered(fresh.mustered());
        int left = battery == null ? Math.max(0, fresh.mustered() - (mustered() - stands)) : battery.left();
        int low = Math.min(lowStands, fresh.mustered());
        return new RffUnit(fresh.enlisted, left, formation, order, battery, low, activity, lost).countedAgain();
    }
}
