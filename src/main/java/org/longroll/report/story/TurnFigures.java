package org.longroll.report.story;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Charge;
import org.longroll.analysis.Strength;

/** Actions and losses of one turn. */
final class TurnFigures {

    int fires;
    int charges;

    @Nullable Charge charge;

    boolean bloody;
    final Map<String, Strength> lost = new LinkedHashMap<>();
    final Map<String, Strength> back = new LinkedHashMap<>();

    boolean needsDigits() {
        return Stream.concat(lost.values().stream(), back.values().stream()).anyMatch(TurnWords::needsDigits);
    }
}
