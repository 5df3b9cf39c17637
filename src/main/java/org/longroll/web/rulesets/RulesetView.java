package org.longroll.web.rulesets;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.rules.Chart;

/** A ruleset in the list. */
@Schema(name = "Ruleset")
public record RulesetView(String id, int version, String title, String system, String scale, String hash) {

    static RulesetView of(Chart chart) {
        var heading = chart.heading();
        return new RulesetView(
                heading.key().id().value(),
                heading.key().version(),
                heading.title(),
                heading.system(),
                heading.scale(),
                chart.hash().hex());
    }
}
