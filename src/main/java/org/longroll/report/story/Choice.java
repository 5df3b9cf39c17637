package org.longroll.report.story;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Chooses one of several phrases by the id of the entry: the same battle is always told in the same words. If the
 * chosen phrase was used last, the next one is taken, so that two successive sentences of a kind differ.
 */
final class Choice {

    private final Map<List<String>, Integer> last = new HashMap<>();

    String of(UUID id, List<String> ways) {
        int chosen = Math.floorMod(mixed(id), ways.size());
        var before = last.get(ways);
        if (before != null && before == chosen) {
            chosen = (chosen + 1) % ways.size();
        }
        last.put(ways, chosen);
        return ways.get(chosen);
    }

    /** Ids that are made in order differ in few bits; this spreads the difference over the whole number. */
    private static int mixed(UUID id) {
        long bits = id.getMostSignificantBits() ^ Long.rotateLeft(id.getLeastSignificantBits(), 32);
        bits = (bits ^ (bits >>> 33)) * 0xff51afd7ed558ccdL;
        return (int) (bits ^ (bits >>> 33));
    }
}
