package org.longroll.web.seats;

/** What a call needs its sender to be allowed to do. */
public enum Right {
    /** Nothing: calculators, and lists that show what their reader may see. */
    LOOK_AROUND,
    /** Open a new journal or bring one from elsewhere: anyone, or whoever has the admin key where there is one. */
    START_BATTLES,
    /** Read a battle: anyone if it is public, else any of its seats, and the admin. */
    READ,
    /** Record entries: the umpire and the sides. */
    RECORD,
    /** Replace keys: the umpire, and the admin. */
    MANAGE_KEYS
}
