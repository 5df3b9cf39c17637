package org.longroll.analysis;

/**
 * So many troops and guns, in what their system counts them. The two are never told as one: a section is no figure.
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
