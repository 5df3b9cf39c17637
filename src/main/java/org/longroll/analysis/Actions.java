package org.longroll.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The actions of a battle: an entry with the checks and questions that it called, up to the entry that settles the last of
 * them. What settles a check turns nothing by itself; what called it does.
 *
 * @param bounds the number of entries before each action, and at the end that of all
 */
record Actions(List<Integer> bounds) {

    Actions {
        bounds = List.copyOf(bounds);
    }

    static Actions of(List<Episode> episodes) {
        var bounds = new ArrayList<Integer>();
        for (int index = 0; index < episodes.size(); index++) {
            if (index == 0 || episodes.get(index).before().due().isEmpty()) {
                bounds.add(index);
            }
        }
        bounds.add(episodes.size());
        return new Actions(bounds);
    }

    /** So many bounds, evenly spread from the first to the last; some of them twice if there are not so many. */
    List<Integer> spread(int wanted) {
        return IntStream.range(0, wanted)
                .mapToObj(i -> bounds.get((int) ((long) i * (bounds.size() - 1) / (wanted - 1))))
                .toList();
    }

    boolean isOne(int from, int to) {
        return bounds.indexOf(to) - bounds.indexOf(from) == 1;
    }

    /** The bound in the middle of several actions. */
    int middle(int from, int to) {
        return bounds.get((bounds.indexOf(from) + bounds.indexOf(to)) / 2);
    }
}
