package org.longroll.rules;

/** Which way a half goes. */
public enum Rounding implements Word {
    UP,
    DOWN
}
