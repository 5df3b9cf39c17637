package org.longroll.scenario;

import java.util.Arrays;
import java.util.Optional;
import org.longroll.battle.HigherCommand.Kind;

/** The columns of an order of battle as CSV, in the order in which they are written; they are read in any order. */
enum Column {
    SIDE("side"),
    SIDE_NATION("sideNation"),
    CORPS("corps"),
    DIVISION("division"),
    BRIGADE("brigade"),
    UNIT("unit"),
    ARM("arm"),
    QUALITY("quality"),
    WEAPON("weapon"),
    NATION("nation"),
    FIGURES("figures"),
    SECTIONS("sections"),
    STANDS("stands"),
    GUN_STANDS("gunStands"),
    WORN_AT("wornAt"),
    SPENT_AT("spentAt"),
    FORMATION("formation"),
    MOUNTED("mounted"),
    BRAVE_COLONEL("braveColonel"),
    ARRIVES("arrives"),
    CORPS_LEADER("corpsLeader"),
    CORPS_LEADER_WORTH("corpsLeaderWorth"),
    DIVISION_LEADER("divisionLeader"),
    DIVISION_LEADER_WORTH("divisionLeaderWorth"),
    BRIGADE_LEADER("brigadeLeader"),
    BRIGADE_LEADER_WORTH("brigadeLeaderWorth");

    private final String heading;

    Column(String heading) {
        this.heading = heading;
    }

    String heading() {
        return heading;
    }

    static Optional<Column> headed(String heading) {
        return Arrays.stream(values())
                .filter(column -> column.heading.equals(heading.strip()))
                .findFirst();
    }

    static Column of(Kind kind) {
        return switch (kind) {
            case BRIGADE -> BRIGADE;
            case DIVISION -> DIVISION;
            case CORPS -> CORPS;
        };
    }

    static Column leaderOf(Kind kind) {
        return switch (kind) {
            case BRIGADE -> BRIGADE_LEADER;
            case DIVISION -> DIVISION_LEADER;
            case CORPS -> CORPS_LEADER;
        };
    }

    static Column leaderWorthOf(Kind kind) {
        return switch (kind) {
            case BRIGADE -> BRIGADE_LEADER_WORTH;
            case DIVISION -> DIVISION_LEADER_WORTH;
            case CORPS -> CORPS_LEADER_WORTH;
        };
    }
}
