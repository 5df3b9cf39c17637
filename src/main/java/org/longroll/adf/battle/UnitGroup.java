package org.longroll.adf.battle;

import java.util.List;

/**
 * Units that act as one in this part.
 *
 * @param actions the kinds of entries that were declared for them
 */
public record UnitGroup(List<String> units, List<String> actions) {

    public UnitGroup {
        units = List.copyOf(units);
        actions = List.copyOf(actions);
    }
}
