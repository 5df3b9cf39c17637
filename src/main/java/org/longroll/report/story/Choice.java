package org.longroll.report.story;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * Chooses one of several ways to say a thing by the id of the entry that it comes from: the same battle is told in the
 * same words for ever. Where that would be the way that was chosen last, it takes the next, so that no two sentences of
 * a kind that follow each other are alike.
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

    /** Ids that are made in order differ little; this spreads what differs over all of the number. */
    private static int mixed(UUID id) {
        long bits = id.getMostSignificantBits() ^ Long.rotateLeft(id.getLeastSignificantBits(), 32);
        bits = (bits ^ (bits >>> 33)) * 0xff51afd7ed558ccdL;
        return (int) (bits ^ (bits >>> 33));
    }
}
