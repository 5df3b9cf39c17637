package org.longroll.rules;

/** Which way a half goes. */
public enum Rounding implements Word {
    @Spelled("up")
    UP,
    @Spelled("down")
    DOWN
}
