package org.longroll.rules;

/** One line of a chart that applied; it does not count if a limit such as "the two best" leaves it out. */
public record Modifier(String id, int value, boolean counts, Source source) {

    public enum Source implements Word {
        FIRER,
        TARGET,
        UNIT,
        SITUATION
    }

    public Modifier leftOut() {
        return new Modifier(id, value, false, source);
    }
}
