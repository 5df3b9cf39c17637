package org.longroll.analysis;

/** Troops in figures or stands, and guns in sections or stands. They are never added: a section is not a figure. */
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
