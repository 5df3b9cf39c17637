package org.longroll.adf.rules;

import java.util.List;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.rules.RulesetId;

/** The four editions, for tests. */
final class Editions {

    private static final RulesLibrary LIBRARY = RulesLibrary.read(ChartFiles.onClasspath());

    static final AdfRules MM25 = edition("adf-25mm");
    static final AdfRules MM15 = edition("adf-15mm");
    static final AdfRules MM15_2014 = edition("adf-15mm-2014");
    static final AdfRules MM10 = edition("adf-10mm");
    static final List<AdfRules> ALL = List.of(MM25, MM15, MM15_2014, MM10);

    private Editions() {}

    private static AdfRules edition(String id) {
        return (AdfRules) LIBRARY.find(new RulesetId(id)).orElseThrow();
    }
}
