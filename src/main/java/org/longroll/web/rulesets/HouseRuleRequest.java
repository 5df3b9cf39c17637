package org.longroll.web.rulesets;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.rules.HouseRule;
import org.longroll.web.Words;

/** A club's own reading of one value of the chart. */
@Schema(name = "ChartOverride")
public record HouseRuleRequest(
        @NotNull @Words(max = 200) @Schema(examples = "fire.rounding")
        String path,

        @NotNull @Words(max = 200) @JsonDeserialize(using = ScalarText.class) @Schema(examples = "down")
        String value,

        @NotNull @Words(max = 200) @Schema(examples = "Halves are dropped")
        String title) {

    public static List<HouseRule> rules(List<HouseRuleRequest> sent) {
        return sent.stream()
                .map(rule -> new HouseRule(rule.path, rule.value, rule.title))
                .toList();
    }
}
