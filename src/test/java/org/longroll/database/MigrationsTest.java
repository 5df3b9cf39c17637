package org.longroll.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** In a rolling update the version before runs beside new tables: a migration is an addition, or keeps it from writing. */
class MigrationsTest {

    private static final Path FOLDER = Path.of("db/migration");

    /** Migrations before this one were made when all nodes had to be stopped. */
    private static final int FIRST = 16;

    private static final Pattern NAME = Pattern.compile("V(\\d+)__.*\\.sql");

    /** What a node that does not know of it neither sees nor misses. */
    private static final Pattern ADDS = Pattern.compile("(?is)\\s*(create table .*"
            + "|create index .*"
            + "|create function .*"
            + "|grant .*"
            + "|comment on .*"
            + "|revoke all on \\w+(, \\w+)* from public"
            + "|alter table \\w+ add column \\w+ (?!.*not null(?!.*default)).*)");

    private static final Pattern STOPS_OLDER_NODES = Pattern.compile(
            "(?is)alter function ledger_append\\b[^;]* rename to|drop function (if exists )?ledger_append\\b");

    @Test
    void every_migration_is_an_addition_or_keeps_older_nodes_from_writing() throws IOException {
        var faults = new ArrayList<String>();
        try (var files = Files.list(FOLDER)) {
            for (var file : files.toList()) {
                var name = NAME.matcher(file.getFileName().toString());
                if (name.matches() && Integer.parseInt(name.group(1)) >= FIRST) {
                    fault(Files.readString(file)).forEach(fault -> faults.add(file.getFileName() + ": " + fault));
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    @Test
    void what_an_older_node_would_stumble_over_is_no_addition() {
        assertThat(fault("-- An addition: x\ncreate table a (b text); grant select on a to c;"))
                .isEmpty();
        assertThat(fault("-- An addition: x\nalter table a add column b text;")).isEmpty();
        assertThat(fault("-- An addition: x\nalter table a add column b text not null default '';"))
                .isEmpty();
        assertThat(fault("-- An addition: x\nalter table a add column b text not null;"))
                .hasSize(1);
        assertThat(fault("-- An addition: x\nalter table a drop column b;")).hasSize(1);
        assertThat(fault("-- An addition: x\ncreate or replace function ledger_append() returns void;"))
                .hasSize(1);
        assertThat(fault("create table a (b text);")).hasSize(1);
        assertThat(fault("-- Not an addition: x\nalter table a drop column b;")).hasSize(1);
        assertThat(fault("-- Not an addition: x\nalter function ledger_append rename to ledger_append_2;"))
                .isEmpty();
    }

    private static List<String> fault(String sql) {
        if (sql.startsWith("-- Not an addition: ")) {
            return STOPS_OLDER_NODES.matcher(sql).find()
                    ? List.of()
                    : List.of("the functions that append keep their names, so older nodes would go on writing");
        }
        if (!sql.startsWith("-- An addition: ")) {
            return List.of("its first line says neither that it is an addition nor that it is not");
        }
        // A function's body has statements of its own.
        var statements = sql.replaceAll("(?s)\\$\\$.*?\\$\\$", "").replaceAll("--.*", "");
        return Arrays.stream(statements.split(";"))
                .filter(statement ->
                        !statement.isBlank() && !ADDS.matcher(statement).matches())
                .map(statement -> "is no addition: " + statement.strip())
                .toList();
    }
}
