package org.longroll.projection.postgres;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;

/** Rows for a table by {@code COPY}, the fastest way to insert them. */
final class CopyRows {

    private final StringBuilder rows = new StringBuilder();
    private boolean begun;

    CopyRows value(UUID value) {
        return raw(value.toString());
    }

    CopyRows value(long value) {
        return raw(Long.toString(value));
    }

    CopyRows value(List<Integer> values) {
        return raw(values.stream().map(String::valueOf).collect(Collectors.joining(",", "{", "}")));
    }

    /** Words without blanks, quotes and commas, such as ids. */
    CopyRows words(List<String> values) {
        return raw(String.join(",", values).transform("{%s}"::formatted));
    }

    CopyRows value(boolean value) {
        return raw(value ? "t" : "f");
    }

    CopyRows value(@Nullable String value) {
        if (value == null) {
            return raw("\\N");
        }
        begin();
        for (int i = 0; i < value.length(); i++) {
            var character = value.charAt(i);
            switch (character) {
                case '\\' -> rows.append("\\\\");
                case '\n' -> rows.append("\\n");
                case '\r' -> rows.append("\\r");
                case '\t' -> rows.append("\\t");
                default -> rows.append(character);
            }
        }
        return this;
    }

    CopyRows end() {
        rows.append('\n');
        begun = false;
        return this;
    }

    void into(Connection connection, String table) throws SQLException {
        if (rows.isEmpty()) {
            return;
        }
        var bytes = rows.toString().getBytes(StandardCharsets.UTF_8);
        var copy = connection.unwrap(PGConnection.class).getCopyAPI().copyIn("copy " + table + " from stdin");
        try {
            copy.writeToCopy(bytes, 0, bytes.length);
            copy.endCopy();
        } finally {
            if (copy.isActive()) {
                copy.cancelCopy();
            }
        }
    }

    private CopyRows raw(String value) {
        begin();
        rows.append(value);
        return this;
    }

    private void begin() {
        if (begun) {
            rows.append('\t');
        }
        begun = true;
    }
}
