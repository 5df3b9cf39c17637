package org.longroll.battle.rff;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Muster;
import org.longroll.rules.rff.chart.Effectiveness;
import org.longroll.rules.rff.chart.Formation;
import org.longroll.rules.rff.chart.Order;
import org.longroll.rules.rff.chart.Quality;
import org.longroll.rules.rff.chart.UnitKind;

/**
 * A unit as it is.
 *
 * @param weapon as the chart abbreviates it
 * @param horseDrawn whether a battery goes with the cavalry: a horse battery
 * @param mustered troop or gun stands at the start
 * @param stands troop stands that are left; of a battery, gun stands
 * @param order of troops; guns keep good order for ever
 * @param guns the gun stands of a battery; null for troops
 * @param lowStands how many gun stands are low on ammunition; for troops 1 means the whole unit
 */
public record RffUnit(
        String id,
        Arm arm,
        Quality quality,
        String weapon,
        boolean horseDrawn,
        int mustered,
        int stands,
        int wornAt,
        int spentAt,
        Formation formation,
        Order order,
        @Nullable GunStands guns,
        int lowStands,
        Activity activity,
        boolean lost) {

    public RffUnit {
        if (stands < 0 || stands > mustered) {
            throw new IllegalArgumentException("a unit has from 0 to as many stands as were mustered");
        }
        if ((arm == Arm.ARTILLERY) != (guns != null)) {
            throw new IllegalArgumentException("a battery has gun stands, and troops have none");
        }
        if (lowStands < 0 || lowStands > mustered) {
            throw new IllegalArgumentException("no more stands are low on ammunition than there are");
        }
    }

    /** As it was mustered; the words of the muster have been looked at before. */
    static RffUnit of(Muster muster) {
        return new Enlistment(muster).unit();
    }

    public UnitKind kind() {
        return arm == Arm.ARTILLERY ? UnitKind.GUNS : UnitKind.TROOPS;
    }

    public boolean lowOnAmmunition() {
        return lowStands > 0;
    }

    /** What the losses have left of it, by the counts that it was mustered with. */
    public Effectiveness effectiveness() {
        if (stands <= spentAt) {
            return Effectiveness.SPENT;
        }
        return stands <= wornAt ? Effectiveness.WORN : Effectiveness.FRESH;
    }

    /** Horse in the saddle. */
    public boolean mounted() {
        return arm == Arm.CAVALRY && formation != Formation.DISMOUNTED_EXTENDED_LINE && formation != Formation.GARRISON;
    }

    /** Guns in garrison cannot limber. */
    public boolean fixed() {
        return arm == Arm.ARTILLERY && formation == Formation.GARRISON;
    }

    GunStands battery() {
        return Objects.requireNonNull(guns);
    }

    RffUnit withStands(int left) {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                left,
                wornAt,
                spentAt,
                formation,
                order,
                guns,
                lowStands,
                activity,
                lost);
    }

    RffUnit withGuns(GunStands now) {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                now.left(),
                wornAt,
                spentAt,
                formation,
                order,
                now,
                Math.min(lowStands, now.left()),
                activity,
                lost);
    }

    RffUnit in(Formation now) {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                stands,
                wornAt,
                spentAt,
                now,
                order,
                guns,
                lowStands,
                activity,
                lost);
    }

    RffUnit in(Order now) {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                stands,
                wornAt,
                spentAt,
                formation,
                now,
                guns,
                lowStands,
                activity,
                lost);
    }

    RffUnit withLowStands(int low) {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                stands,
                wornAt,
                spentAt,
                formation,
                order,
                guns,
                low,
                activity,
                lost);
    }

    RffUnit with(Activity now) {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                stands,
                wornAt,
                spentAt,
                formation,
                order,
                guns,
                lowStands,
                now,
                lost);
    }

    RffUnit gone() {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                stands,
                wornAt,
                spentAt,
                formation,
                order,
                guns,
                lowStands,
                activity,
                true);
    }

    /** In the battle, as long as something is left of it. */
    RffUnit back() {
        return new RffUnit(
                id,
                arm,
                quality,
                weapon,
                horseDrawn,
                mustered,
                stands,
                wornAt,
                spentAt,
                formation,
                order,
                guns,
                lowStands,
                activity,
                false);
    }

    /** The unit as its corrected muster has it: losses stay, and there are never more stands than mustered. */
    RffUnit corrected(Muster muster) {
        var fresh = of(muster);
        if (fresh.arm != arm) {
            return fresh;
        }
        int left = Math.max(0, fresh.mustered - (mustered - stands));
        var battery = guns == null ? null : guns.mustered(fresh.mustered);
        return new RffUnit(
                id,
                arm,
                fresh.quality,
                fresh.weapon,
                fresh.horseDrawn,
                fresh.mustered,
                battery == null ? left : battery.left(),
                fresh.wornAt,
                fresh.spentAt,
                formation,
                order,
                battery,
                Math.min(lowStands, fresh.mustered),
                activity,
                lost);
    }
}
