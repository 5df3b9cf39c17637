package org.longroll.scenario;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** A name with its id in one cell: {@code Vincent's Brigade [vincent]}. */
record Named(String name, String id) {

    private static final Pattern WITH_ID = Pattern.compile("(.*\\S)\\s*\\[([^\\[\\]]*)\\]");

    /** If the cell has no id, one is made from the name: {@code vincents-brigade}. */
    static Named read(String cell) {
        var parts = WITH_ID.matcher(cell.strip());
        return parts.matches()
                ? new Named(parts.group(1), parts.group(2).strip())
                : new Named(cell.strip(), shortened(cell));
    }

    String cell() {
        return shortened(name).equals(id) ? name : "%s [%s]".formatted(name, id);
    }

    private static String shortened(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[\\p{M}'’.]", "")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }
}
