package org.longroll.web.rulesets;

import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import jakarta.validation.constraints.NotNull;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.rules.HouseRule;
import org.longroll.web.Given;
import org.longroll.web.Words;

/** A club's own reading of one value of the chart. */
@Schema(name = "ChartOverride")
public record HouseRuleRequest(
        @NotNull @Words(max = 200) @Schema(examples = "fire.rounding")
        String path,

        @NotNull @Words(max = 200)
        @JsonDeserialize(using = ScalarText.class)
        @Schema(
                anyOf = {String.class, BigDecimal.class, Boolean.class},
                examples = "down")
        String value,

        @NotNull @Words(max = 200) @Schema(examples = "Halves are dropped")
        String title) {

    /** Refuses a second rule for a cell: which of the two is meant? */
    public static List<HouseRule> rules(List<HouseRuleRequest> sent) {
        var replaced = new HashSet<String>();
        for (int i = 0; i < sent.size(); i++) {
            if (!replaced.add(sent.get(i).path)) {
                throw Given.invalid("houseRules[%d].path".formatted(i), "is replaced by another house rule already");
            }
        }
        return sent.stream()
                .map(rule -> new HouseRule(rule.path, rule.value, rule.title))
                .toList();
    }
}
