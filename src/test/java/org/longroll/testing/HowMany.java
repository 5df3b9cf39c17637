package org.longroll.testing;

/** How often a test tries something: a few times in every build, often in {@code mvn -Plong verify}. */
public final class HowMany {

    /** Whether this is the long profile. */
    public static final boolean LONG = Boolean.getBoolean("longroll.long");

    private HowMany() {}

    /** The first number in every build, the second in the long one, or what {@code -D} says under this name. */
    public static int of(String property, int inTheBuild, int inTheLongOne) {
        return Integer.getInteger(property, LONG ? inTheLongOne : inTheBuild);
    }
}
