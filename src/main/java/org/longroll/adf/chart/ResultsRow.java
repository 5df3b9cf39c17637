package org.longroll.adf.chart;

import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** One arm's row of the fire results table: the printed cells by the totals of their columns. */
public record ResultsRow(NavigableMap<Integer, FireResult> cells) {

    public ResultsRow(Map<Integer, FireResult> cells) {
        this(new TreeMap<>(cells));
    }

    /** A total between two columns takes the lower one; below the first printed cell there is no effect. */
    public FireResult result(int total) {
        var cell = cells.floorEntry(total);
        return cell == null ? FireResult.NONE : cell.getValue();
    }

    /** The column in which a total is read, if it reaches one. */
    public Optional<Integer> column(int total) {
        return Optional.ofNullable(cells.floorKey(total));
    }
}
