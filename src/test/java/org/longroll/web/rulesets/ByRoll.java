package org.longroll.web.rulesets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.TreeMap;

/** The totals of the dice in an answer tell the same as its odds, and as its result where dice were sent. */
public final class ByRoll {

    private static final double EXACTLY = 1e-12;

    private ByRoll() {}

    /** @param rolled the total of the dice that were sent, and its result as the odds name it; null if none were */
    public static void check(JsonNode answer, Integer rolled, String result) {
        var byResult = new TreeMap<String, Double>();
        int behind = Integer.MIN_VALUE;
        for (var span : answer.get("byRoll")) {
            int from = span.get("from").asInt();
            int to = span.get("to").asInt();
            assertThat(to).as("%s", answer).isGreaterThanOrEqualTo(from);
            if (behind != Integer.MIN_VALUE) {
                assertThat(from).as("no total is left out: %s", answer).isEqualTo(behind + 1);
            }
            behind = to;
            byResult.merge(span.get("result").asText(), span.get("chance").asDouble(), Double::sum);
            if (rolled != null && from <= rolled && rolled <= to) {
                assertThat(span.get("result").asText()).as("%s", answer).isEqualTo(result);
            }
        }
        var odds = answer.get("odds");
        assertThat(byResult.keySet()).as("%s", answer).hasSize(odds.size());
        byResult.forEach((each, chance) -> assertThat(chance)
                .as("%s of %s", each, answer)
                .isCloseTo(odds.get(each).asDouble(), within(EXACTLY)));
    }
}
