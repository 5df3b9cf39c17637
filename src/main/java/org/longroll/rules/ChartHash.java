package org.longroll.rules;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;

/** The SHA-256 of a chart's values, in hexadecimal. Notes, layout and the order of lines do not change it. */
public record ChartHash(String hex) {

    public ChartHash {
        if (!hex.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("not a SHA-256: " + hex);
        }
    }

    /** One line for each cell, {@code path=value}, sorted by path. */
    static ChartHash of(Collection<Cell> cells) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            cells.stream()
                    .sorted(Comparator.comparing(Cell::path))
                    .map(cell -> cell.path() + "=" + cell.canonical() + "\n")
                    .forEach(line -> digest.update(line.getBytes(StandardCharsets.UTF_8)));
            return new ChartHash(HexFormat.of().formatHex(digest.digest()));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public String toString() {
        return hex;
    }
}
