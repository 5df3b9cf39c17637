package org.longroll.web.rulesets;

import java.util.List;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.dice.RollSpan;

/** Which totals of the dice, before anything is added to them, bring which result. */
@Schema(
        name = "ByRoll",
        description = "The totals of the dice from `from` to `to`, as they fall, bring `result`, with this chance.")
public record ByRollView(
        @Schema(examples = "11") int from,
        @Schema(examples = "12") int to,

        @Schema(description = "One of the keys of `odds`.", examples = "1H")
        String result,

        @Schema(examples = "0.0833") double chance) {

    public static <T> List<ByRollView> of(List<RollSpan<T>> spans, Function<T, String> name) {
        return spans.stream()
                .map(span -> new ByRollView(span.from(), span.to(), name.apply(span.result()), span.chance()))
                .toList();
    }
}
