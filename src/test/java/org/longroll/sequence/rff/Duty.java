package org.longroll.sequence.rff;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.chart.ChargeChart.Retreat;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.FireChart.FireResult;
import org.longroll.rff.chart.ManeuverChart.Holding;
import org.longroll.rff.chart.MovementChart.Rate;
import org.longroll.rff.chart.Order;

/** A retreat, a die or a question that must be settled before play goes on. */
record Duty(
        String id,
        String type,
        String reason,
        String about,
        String side,
        @Nullable Back back,
        @Nullable Massed massed,
        List<String> choices) {

    /** A retreat: how far, at which rate, whether the unit may hold or be recalled, and what it becomes if it goes. */
    record Back(
            Retreat how, Rate rate, Holding holds, @Nullable Order orderThen, boolean silencedThen, boolean mayRecall) {

        String inWords() {
            return "%s at the %s rate, holds %s, then %s%s, recall %s"
                    .formatted(
                            how.word(),
                            rate.word(),
                            holds.word(),
                            orderThen == null ? "as it is" : orderThen.word(),
                            silencedThen ? " silenced" : "",
                            mayRecall);
        }
    }

    /** Fire on a massed target: what it was, for those close behind. */
    record Massed(FireKind kind, FireResult result, int total) {
        String inWords() {
            return "%s %s %d".formatted(kind.word(), result.word(), total);
        }
    }

    Map<String, Object> status() {
        var status = new LinkedHashMap<String, Object>();
        status.put("id", id);
        status.put("type", type);
        status.put("reason", reason);
        status.put("unit", about);
        status.put("side", side);
        status.put("retreat", back == null ? "" : back.inWords());
        status.put("massed", massed == null ? "" : massed.inWords());
        status.put("choices", choices.toString());
        return status;
    }
}
