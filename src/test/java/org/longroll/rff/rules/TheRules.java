package org.longroll.rff.rules;

import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.rules.Modifier;
import org.longroll.rules.Modifiers;
import org.longroll.rules.RulesetId;

/** The rules as they are printed, for tests. */
final class TheRules {

    static final RffRules RFF = (RffRules) RulesLibrary.read(ChartFiles.onClasspath())
            .find(new RulesetId("rff"))
            .orElseThrow();

    private TheRules() {}

    /** What a line is worth where it applied and counted; fails where it did not. */
    static int worth(Modifiers modifiers, String id) {
        return modifiers.all().stream()
                .filter(modifier -> modifier.id().equals(id) && modifier.counts())
                .mapToInt(Modifier::value)
                .findFirst()
                .orElseThrow(() -> new AssertionError(id + " is not among " + modifiers.all()));
    }
}
