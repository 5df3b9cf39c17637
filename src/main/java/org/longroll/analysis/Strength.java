package org.longroll.analysis;

/**
 * Numbers of troops and guns, in the units of their system. They are never added: a section is not a figure.
 *
 * @param troops figures, or troop stands
 * @param guns gun sections, or gun stands
 */
public record Strength(int troops, int guns) {

    public static final Strength NONE = new Strength(0, 0);

    public Strength plus(Strength other) {
        return new Strength(troops + other.troops, guns + other.guns);
    }

    public Strength minus(Strength other) {
        return new Strength(troops - other.troops, guns - other.guns);
    }

    public boolean isNone() {
        return equals(NONE);
    }
}
