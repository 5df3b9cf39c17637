package org.longroll.rff.battle;

/**
 * The gun stands of a battery, by what they are fit for.
 *
 * @param damaged fire at half effect
 * @param damagedAndSilenced fire when they have rallied, and then at half effect
 * @param wrecked are out of the game
 */
public record GunStands(int ready, int silenced, int damaged, int damagedAndSilenced, int wrecked) {

    public GunStands {
        if (ready < 0 || silenced < 0 || damaged < 0 || damagedAndSilenced < 0 || wrecked < 0) {
            throw new IllegalArgumentException("a battery has no fewer than 0 stands of any kind");
        }
    }

    static GunStands ready(int stands) {
        return new GunStands(stands, 0, 0, 0, 0);
    }

    /** Stands that are left. */
    public int left() {
        return ready + silenced + damaged + damagedAndSilenced;
    }

    /** Stands that can fire. */
    public int serving() {
        return ready + damaged;
    }

    public boolean anySilenced() {
        return silenced + damagedAndSilenced > 0;
    }

    GunStands rallied() {
        return new GunStands(ready + silenced, 0, damaged + damagedAndSilenced, 0, wrecked);
    }

    GunStands allSilenced() {
        return new GunStands(0, ready + silenced, 0, damaged + damagedAndSilenced, wrecked);
    }

    /** Silences some stands, those first that could still fire with full effect. */
    GunStands silencing(int stands) {
        int fresh = Math.min(stands, ready);
        int weak = Math.min(stands - fresh, damaged);
        return new GunStands(ready - fresh, silenced + fresh, damaged - weak, damagedAndSilenced + weak, wrecked);
    }

    /** Damages some stands, which are silenced by it: those first that are ready, then those that are silenced. */
    GunStands damaging(int stands) {
        int fresh = Math.min(stands, ready);
        int quiet = Math.min(stands - fresh, silenced);
        int weak = Math.min(stands - fresh - quiet, damaged);
        return new GunStands(
                ready - fresh, silenced - quiet, damaged - weak, damagedAndSilenced + fresh + quiet + weak, wrecked);
    }

    /** Wrecks some stands, or all that are left, the worst first: the owner keeps his best guns. */
    GunStands wrecking(int stands) {
        int worst = Math.min(stands, damagedAndSilenced);
        int weak = Math.min(stands - worst, damaged);
        int quiet = Math.min(stands - worst - weak, silenced);
        int fresh = Math.min(stands - worst - weak - quiet, ready);
        return new GunStands(
                ready - fresh,
                silenced - quiet,
                damaged - weak,
                damagedAndSilenced - worst,
                wrecked + worst + weak + quiet + fresh);
    }

    /** The same battery mustered with another number of stands: it keeps its losses as far as it can. */
    GunStands mustered(int stands) {
        int more = stands - (left() + wrecked);
        return more >= 0 ? new GunStands(ready + more, silenced, damaged, damagedAndSilenced, wrecked) : fewer(-more);
    }

    private GunStands fewer(int stands) {
        int fresh = Math.min(stands, ready);
        int quiet = Math.min(stands - fresh, silenced);
        int weak = Math.min(stands - fresh - quiet, damaged);
        int worst = Math.min(stands - fresh - quiet - weak, damagedAndSilenced);
        int lost = Math.min(stands - fresh - quiet - weak - worst, wrecked);
        return new GunStands(
                ready - fresh, silenced - quiet, damaged - weak, damagedAndSilenced - worst, wrecked - lost);
    }
}
