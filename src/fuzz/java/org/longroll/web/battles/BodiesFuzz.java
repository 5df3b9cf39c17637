package org.longroll.web.battles;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.longroll.charts.ChartFiles;
import org.longroll.charts.RulesLibrary;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.web.StrictReaders;
import org.longroll.web.problem.ProblemException;

/** Bodies of entries of both systems, and of new battles: an order, an opening, or a problem that names a field. */
public final class BodiesFuzz {

    private static final ObjectMapper JSON = StrictReaders.mapper();
    private static final EntryReader ENTRIES = new EntryReader(StrictReaders.standard());
    private static final RulesLibrary RULES = RulesLibrary.read(ChartFiles.onClasspath());
    private static final Opening OPENING = new Opening(RULES, ScenarioLibrary.read(RULES), StrictReaders.standard());

    private BodiesFuzz() {}

    /** The charts and the classes are read here, and not in the time of the first input. */
    public static void fuzzerInitialize() {
        fuzzerTestOneInput("{}".getBytes(StandardCharsets.UTF_8));
    }

    public static void fuzzerTestOneInput(byte[] sent) {
        for (var system : EntryReader.FAMILIES.keySet()) {
            tried(sent, system);
        }
        tried(sent, null);
    }

    private static void tried(byte[] sent, String system) {
        try {
            var body = JSON.readTree(sent);
            if (system == null) {
                OPENING.of(body);
            } else {
                ENTRIES.read(system, body);
            }
        } catch (IOException | ProblemException refused) {
            // As it should be.
        }
    }
}
