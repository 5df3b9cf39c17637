package org.longroll.rff.battle;

/**
 * The gun stands of a battery, by their states. Damaged ones fire at half effect, silenced ones when they have rallied.
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

    public int left() {
        return ready + silenced + damaged + damagedAndSilenced;
    }

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

    /** Silences some stands, those with full effect first. */
    GunStands silencing(int stands) {
        int fresh = Math.min(stands, ready);
        int weak = Math.min(stands - fresh, damaged);
        return new GunStands(ready - fresh, silenced + fresh, damaged - weak, damagedAndSilenced + weak, wrecked);
    }

    /** Damages some stands, which also silences them: ready ones first, then silenced ones. */
    GunStands damaging(int stands) {
        int fresh = Math.min(stands, ready);
        int quiet = Math.min(stands - fresh, silenced);
        int weak = Math.min(stands - fresh - quiet, damaged);
        return new GunStands(
                ready - fresh, silenced - quiet, damaged - weak, damagedAndSilenced + fresh + quiet + weak, wrecked);
    }

    /** Wrecks some stands, or all that are left, the worst first. */
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

    /** The same battery with a corrected number of stands: it keeps its losses as far as possible. */
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
