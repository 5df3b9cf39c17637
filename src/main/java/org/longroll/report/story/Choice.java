package org.longroll.report.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Chooses one of several phrases by the id of the entry: the same battle is always told in the same words. No phrase
 * comes again before all others of its list were used, and none twice in a row.
 */
final class Choice {

    private final Map<List<String>, List<String>> left = new HashMap<>();
    private final Map<List<String>, String> last = new HashMap<>();

    String of(UUID id, Ways ways) {
        return of(id, ways.phrases());
    }

    String of(UUID id, List<String> ways) {
        var open = left.computeIfAbsent(ways, each -> new ArrayList<>());
        if (open.isEmpty()) {
            open.addAll(ways);
        }
        int chosen = Math.floorMod(mixed(id), open.size());
        if (open.size() > 1 && open.get(chosen).equals(last.get(ways))) {
            chosen = (chosen + 1) % open.size();
        }
        var way = open.remove(chosen);
        last.put(ways, way);
        return way;
    }

    /** Ids that are made in order differ in few bits; this spreads the difference over the whole number. */
    private static int mixed(UUID id) {
        long bits = id.getMostSignificantBits() ^ Long.rotateLeft(id.getLeastSignificantBits(), 32);
        bits = (bits ^ (bits >>> 33)) * 0xff51afd7ed558ccdL;
        return (int) (bits ^ (bits >>> 33));
    }
}
