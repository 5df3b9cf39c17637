package org.longroll.adf.battle;

import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfEvent.RegimentsMerged;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.Quality;
import org.longroll.adf.chart.Weapon;
import org.longroll.adf.rules.Losses;
import org.longroll.adf.rules.Regiment;
import org.longroll.adf.rules.Troops;

/**
 * The state of a unit.
 *
 * @param strength figures, or gun sections, that are left
 * @param mergedAs the quality for a merged regiment's morale; null for all others
 * @param outOfCommand as it was marked; the charts print no effect
 */
public record AdfUnit(
        Enlisted enlisted,
        int strength,
        Formation formation,
        boolean mounted,
        Morale morale,
        boolean openingVolley,
        @Nullable Quality mergedAs,
        boolean outOfCommand,
        Activity activity) {

    public AdfUnit {
        if (strength < 0 || strength > enlisted.strength()) {
            throw new IllegalArgumentException("no unit has %d of %d figures".formatted(strength, enlisted.strength()));
        }
        if (strength == 0 && morale.inPlay()) {
            throw new IllegalArgumentException("a unit without figures is out of play");
        }
    }

    public String id() {
        return enlisted.id();
    }

    public String side() {
        return enlisted.side();
    }

    public String brigade() {
        return enlisted.brigade();
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

    /** Figures, or gun sections, at the start. */
    public int mustered() {
        return enlisted.strength();
    }

    public int lost() {
        return mustered() - strength;
    }

    public Troops troops() {
        return new Troops(arm(), quality(), formation, mounted, morale);
    }

    public Weapon arms() {
        return Weapon.find(weapon()).orElseThrow();
    }

    public boolean inPlay() {
        return morale.inPlay();
    }

    public int standsLeft() {
        return strength == 0 ? 0 : Math.ceilDiv(strength * enlisted.stands(), mustered());
    }

    public Regiment regiment() {
        return new Regiment(troops(), mustered(), strength, enlisted.stands());
    }

    /** The troops for morale: a merged regiment has the better quality of the two. */
    Troops nerves() {
        return mergedAs == null ? troops() : new Troops(arm(), mergedAs, formation, mounted, morale);
    }

    /** Losses for the basic morale point; a merged regiment starts again without any. */
    Losses losses() {
        return mergedAs == null ? regiment().losses() : new Losses(1, 1, 0);
    }

    /** The unit with a corrected muster: losses and actions stay. */
    AdfUnit corrected(AdfUnit anew) {
        int left = Math.max(0, anew.mustered() - lost());
        return new AdfUnit(
                anew.enlisted,
                left,
                formation.belongsTo(anew.arm()) ? formation : anew.formation,
                anew.arm() == Arm.CAVALRY && (arm() == Arm.CAVALRY ? mounted : anew.mounted),
                moraleOf(left),
                openingVolley,
                mergedAs,
                outOfCommand,
                activity);
    }

    AdfUnit merged(RegimentsMerged both) {
        var together = enlisted.merged(both.weapon(), both.figures(), both.stands());
        return new AdfUnit(
                together,
                both.figures(),
                formation,
                mounted,
                both.morale(),
                openingVolley,
                both.mergedAs(),
                outOfCommand,
                activity);
    }

    AdfUnit in(Morale level) {
        return new AdfUnit(
                enlisted, strength, formation, mounted, level, openingVolley, mergedAs, outOfCommand, activity);
    }

    AdfUnit with(int left) {
        return new AdfUnit(
                enlisted, left, formation, mounted, moraleOf(left), openingVolley, mergedAs, outOfCommand, activity);
    }

    private Morale moraleOf(int left) {
        return left == 0 && morale.inPlay() ? Morale.ELIMINATED : morale;
    }

    AdfUnit drawnUp(Formation as, boolean inTheSaddle) {
        return new AdfUnit(
                enlisted, strength, as, inTheSaddle, morale, openingVolley, mergedAs, outOfCommand, activity);
    }

    AdfUnit openingVolley(boolean still) {
        return new AdfUnit(enlisted, strength, formation, mounted, morale, still, mergedAs, outOfCommand, activity);
    }

    AdfUnit outOfCommand(boolean now) {
        return new AdfUnit(enlisted, strength, formation, mounted, morale, openingVolley, mergedAs, now, activity);
    }

    AdfUnit doing(Activity now) {
        return new AdfUnit(enlisted, strength, formation, mounted, morale, openingVolley, mergedAs, outOfCommand, now);
    }
}
