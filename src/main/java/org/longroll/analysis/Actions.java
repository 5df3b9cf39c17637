package org.longroll.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The actions of a battle: an entry with the checks and questions that it called, up to the entry that settles the last of
 * them. What settles a check turns nothing by itself; what called it does. The end of a part belongs to the action before
 * it.
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
            var episode = episodes.get(index);
            if (index == 0 || episode.before().due().isEmpty() && !endsAPart(episode)) {
                bounds.add(index);
            }
        }
        bounds.add(episodes.size());
        return new Actions(bounds);
    }

    private static boolean endsAPart(Episode episode) {
        var before = episode.before();
        var after = episode.after();
        return before.turn() != after.turn()
                || !before.part().equals(after.part())
                || !before.activeSide().equals(after.activeSide());
    }

    /** The bounds at which a turn or the part of another side begins, as many of them as are wanted, and both ends. */
    List<Integer> grid(List<Episode> episodes, int most) {
        var all = new ArrayList<Integer>();
        for (int place = 1; place < bounds.size() - 1; place++) {
            var before = episodes.get(bounds.get(place - 1)).before();
            var now = episodes.get(bounds.get(place)).before();
            if (before.turn() != now.turn() || !before.activeSide().equals(now.activeSide())) {
                all.add(bounds.get(place));
            }
        }
        var grid = new TreeSet<>(List.of(bounds.getFirst(), bounds.getLast()));
        int wanted = Math.min(most, all.size());
        for (int i = 0; i < wanted; i++) {
            grid.add(all.get((int) ((long) i * all.size() / wanted)));
        }
        return List.copyOf(grid);
    }

    boolean isOne(int from, int to) {
        return bounds.indexOf(to) - bounds.indexOf(from) == 1;
    }

    /** The bound in the middle of several actions. */
    int middle(int from, int to) {
        return bounds.get((bounds.indexOf(from) + bounds.indexOf(to)) / 2);
    }
}
