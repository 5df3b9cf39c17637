package org.longroll.report;

import java.util.List;

/** The order of battle of one side; {@code strength} is in words. */
public record Roll(String side, String strength, List<Command> commands) {

    public Roll {
        commands = List.copyOf(commands);
    }

    /** A brigade, division or corps; {@code depth} is the number of commands above it. */
    public record Command(String name, int depth, List<String> leaders, List<Unit> units) {
        public Command {
            leaders = List.copyOf(leaders);
            units = List.copyOf(units);
        }
    }

    /** A unit as it was mustered, or as it was corrected later. */
    public record Unit(String name, String arm, String quality, String weapon, String strength, String arrives) {}
}
