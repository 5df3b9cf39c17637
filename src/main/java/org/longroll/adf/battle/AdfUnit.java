package org.longroll.adf.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Nation;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.Regiment;
import org.longroll.adf.rules.Troops;
import org.longroll.battle.Muster;
import org.longroll.rules.Word;

/**
 * A unit as it stands.
 *
 * @param brigade the command that it belongs to
 * @param mustered figures, or gun sections, that it came with
 * @param strength figures, or gun sections, that are left
 * @param stands that it came with; a battery has one
 * @param openingVolley whether it still has its opening volley
 * @param mergedAs the quality that a merged regiment's morale goes by; null for all others
 */
public record AdfUnit(
        String id,
        String side,
        String brigade,
        Arm arm,
        Quality quality,
        String weapon,
        Nation nation,
        int mustered,
        int strength,
        int stands,
        Formation formation,
        boolean mounted,
        Morale morale,
        boolean openingVolley,
        @Nullable Quality mergedAs,
        Activity activity) {

    public AdfUnit {
        if (strength < 0 || strength > mustered) {
            throw new IllegalArgumentException("no unit has %d of %d figures".formatted(strength, mustered));
        }
        if (strength == 0 && morale.inPlay()) {
            throw new IllegalArgumentException("a unit without figures is out of play");
        }
    }

    /** A unit as it comes; its muster was reviewed before. */
    static AdfUnit mustered(Muster muster, String side, Nation nation) {
        var arm = Word.find(Arm.class, muster.arm()).orElseThrow();
        int strength = strength(muster, arm);
        return new AdfUnit(
                muster.id(),
                side,
                muster.command(),
                arm,
                Word.find(Quality.class, muster.quality()).orElseThrow(),
                muster.weapon() == null ? "" : muster.weapon(),
                nation,
                strength,
                strength,
                arm == Arm.ARTILLERY || muster.stands() == null ? 1 : muster.stands(),
                muster.formation() == null
                        ? usual(arm)
                        : Word.find(Formation.class, muster.formation()).orElseThrow(),
                muster.mounted(),
                Morale.GOOD_ORDER,
                true,
                null,
                Activity.FRESH);
    }

    private static int strength(Muster muster, Arm arm) {
        var strength = arm == Arm.ARTILLERY ? muster.sections() : muster.figures();
        return strength == null ? 1 : strength;
    }

    /** How an arm is drawn up where an order of battle says nothing. */
    static Formation usual(Arm arm) {
        return switch (arm) {
            case INFANTRY -> Formation.BATTLE_LINE;
            case CAVALRY -> Formation.CAVALRY_LINE;
            case ARTILLERY -> Formation.UNLIMBERED;
        };
    }

    /** The same unit under another muster: what it lost stays lost, and what it did stays done. */
    AdfUnit corrected(AdfUnit anew) {
        int lost = mustered - strength;
        int left = Math.max(0, anew.mustered - lost);
        return new AdfUnit(
                id,
                anew.side,
                anew.brigade,
                anew.arm,
                anew.quality,
                anew.weapon,
                anew.nation,
                anew.mustered,
                left,
                anew.stands,
                formation.belongsTo(anew.arm) ? formation : anew.formation,
                anew.arm == Arm.CAVALRY && (arm == Arm.CAVALRY ? mounted : anew.mounted),
                left == 0 && morale.inPlay() ? Morale.ELIMINATED : morale,
                openingVolley,
                mergedAs,
                activity);
    }

    public Troops troops() {
        return new Troops(arm, quality, formation, mounted, morale);
    }

    /** What it fires with. */
    public Weapon arms() {
        return Weapon.find(weapon).orElseThrow();
    }

    public boolean inPlay() {
        return morale.inPlay();
    }

    public int standsLeft() {
        return strength == 0 ? 0 : Math.ceilDiv(strength * stands, mustered);
    }

    public Regiment regiment() {
        return new Regiment(troops(), mustered, strength, stands);
    }

    /** The troops whose morale is asked for: a merged regiment goes by the better of the two it was. */
    Troops nerves() {
        return mergedAs == null ? troops() : new Troops(arm, mergedAs, formation, mounted, morale);
    }

    /** Losses as its basic morale point counts them; a merged regiment starts anew. */
    Losses losses() {
        return mergedAs == null ? regiment().losses() : new Losses(1, 1, 0);
    }

    AdfUnit in(Morale level) {
        return new AdfUnit(
                id,
                side,
                brigade,
                arm,
                quality,
                weapon,
                nation,
                mustered,
                strength,
                stands,
                formation,
                mounted,
                level,
                openingVolley,
                mergedAs,
                activity);
    }

    AdfUnit with(int left) {
        return new AdfUnit(
                id,
                side,
                brigade,
                arm,
                quality,
                weapon,
                nation,
                mustered,
                left,
                stands,
                formation,
                mounted,
                left == 0 && morale.inPlay() ? Morale.ELIMINATED : morale,
                openingVolley,
                mergedAs,
                activity);
    }

    AdfUnit drawnUp(Formation as, boolean inTheSaddle) {
        return new AdfUnit(
                id,
                side,
                brigade,
                arm,
                quality,
                weapon,
                nation,
                mustered,
                strength,
                stands,
                as,
                inTheSaddle,
                morale,
                openingVolley,
                mergedAs,
                activity);
    }

    AdfUnit openingVolley(boolean still) {
        return new AdfUnit(
                id, side, brigade, arm, quality, weapon, nation, mustered, strength, stands, formation, mounted, morale,
                still, mergedAs, activity);
    }

    AdfUnit doing(Activity now) {
        return new AdfUnit(
                id,
                side,
                brigade,
                arm,
                quality,
                weapon,
                nation,
                mustered,
                strength,
                stands,
                formation,
                mounted,
                morale,
                openingVolley,
                mergedAs,
                now);
    }
}
