package org.longroll.web.seats;

/** The rights that calls need. */
public enum Right {
    /** Nothing: calculators, and lists that show what their reader may see. */
    LOOK_AROUND,
    /** Start or import a battle: anyone, or only the admin if there is an admin key. */
    START_BATTLES,
    /** Read a battle: anyone if it is public, else any of its seats, and the admin. */
    READ,
    /** Record entries: the umpire, the sides and their commands. */
    RECORD,
    /** Start a what-if: the umpire, the sides and their commands; only the admin if there is an admin key. */
    BRANCH,
    /** Give and take back seats, replace keys: the umpire and the admin; a side, those of its own. */
    MANAGE_SEATS,
    /** Change a person's name: that person, a side for those at its seats, the umpire and the admin for all. */
    NAME_PEOPLE
}
