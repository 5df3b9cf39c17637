package org.longroll.scenario;

import java.util.List;
import java.util.stream.Collectors;

/** A scenario that cannot be played as it is written; names every flaw, so that all can be corrected at once. */
public final class ScenarioRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<ScenarioFlaw> flaws;

    public ScenarioRefused(List<ScenarioFlaw> flaws) {
        super(flaws.stream().map(ScenarioFlaw::toString).collect(Collectors.joining("\n")));
        this.flaws = List.copyOf(flaws);
    }

    static ScenarioRefused of(String file, int line, String message) {
        return new ScenarioRefused(List.of(new ScenarioFlaw(file, line, "", message)));
    }

    public List<ScenarioFlaw> flaws() {
        return flaws;
    }
}
