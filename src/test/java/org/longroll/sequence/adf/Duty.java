package org.longroll.sequence.adf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.longroll.adf.chart.MoraleChart.CheckCause;

/**
 * Something that is due at once: a morale check, the dice for a leader, or a question about who stands near.
 *
 * @param about the unit or the leader
 * @param called what the call itself says of the situation; the rest is what is true when it is rolled
 * @param hits for a leader the dice to roll, for a check the figures or sections of the fire that called it
 */
record Duty(
        String id,
        Kind kind,
        String reason,
        String about,
        String side,
        int modifier,
        CheckCause from,
        SortedMap<String, String> called,
        int hits,
        List<String> choices) {

    enum Kind {
        MORALE_CHECK("morale-check"),
        LEADER_CASUALTY("leader-casualty"),
        QUESTION("question");

        final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    static final SortedMap<String, String> NOTHING_SAID = new TreeMap<>();

    boolean isFear() {
        return reason.equals("fear-of-charge");
    }

    Map<String, Object> status(SortedMap<String, String> situation) {
        var status = new LinkedHashMap<String, Object>();
        status.put("id", id);
        status.put("type", kind.word);
        status.put("reason", reason);
        status.put("unit", about);
        status.put("side", side);
        switch (kind) {
            case MORALE_CHECK -> {
                status.put("checkModifier", modifier);
                status.put("from", from.word());
                status.put("situation", situation);
            }
            case LEADER_CASUALTY -> status.put("hits", hits);
            case QUESTION -> status.put("candidates", choices);
        }
        return status;
    }
}
