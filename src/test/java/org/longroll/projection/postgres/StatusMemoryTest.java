package org.longroll.projection.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.journal.Occasion;
import org.longroll.ledger.StatusRow;
import org.longroll.projection.BattleStatus;
import org.longroll.projection.StatusRows;

class StatusMemoryTest {

    private final Battle battle = Battle.opened(
            UUID.randomUUID(), Battles.withoutEnd(), new Occasion(UUID.randomUUID(), Instant.EPOCH, "umpire"));
    private final StatusEntity.Key key = new StatusEntity.Key(battle.id(), StatusRows.BATTLE, "");
    private final List<String> asked = new ArrayList<>();
    private String inTheTable = titled("Shiloh");
    private long tableVersion = 1;

    @Test
    void what_was_looked_at_once_is_remembered_where_nobody_else_writes() {
        var memory = new StatusMemory(true);
        assertThat(title(memory)).isEqualTo("Shiloh");
        assertThat(title(memory)).isEqualTo("Shiloh");
        assertThat(asked).hasSize(1);
    }

    @Test
    void every_look_is_at_the_table_where_others_write_too() {
        var memory = new StatusMemory(false);
        assertThat(title(memory)).isEqualTo("Shiloh");
        write("Antietam", 2);
        assertThat(title(memory)).isEqualTo("Antietam");
        assertThat(asked).hasSize(2);
    }

    @Test
    void what_is_written_is_seen_at_once() {
        var memory = new StatusMemory(true);
        title(memory);
        memory.written(battle.id(), 2, rows("Antietam"));
        assertThat(title(memory)).isEqualTo("Antietam");
        assertThat(asked).hasSize(1);
    }

    @Test
    void what_is_told_late_does_not_hide_what_is_newer() {
        var memory = new StatusMemory(true);
        title(memory);
        memory.written(battle.id(), 3, rows("Antietam"));
        memory.written(battle.id(), 2, rows("Corinth"));
        assertThat(title(memory)).isEqualTo("Antietam");
    }

    @Test
    void a_battle_in_doubt_is_read_from_the_table_from_then_on() {
        var memory = new StatusMemory(true);
        title(memory);
        memory.doubtful(battle.id());
        write("Antietam", 2);
        assertThat(title(memory)).isEqualTo("Antietam");
        write("Corinth", 3);
        assertThat(title(memory)).isEqualTo("Corinth");
    }

    @Test
    void doubt_that_comes_while_a_row_is_being_read_is_not_too_late() {
        var memory = new StatusMemory(true);
        var found = memory.find(
                key,
                asking -> {
                    if (asked.isEmpty()) {
                        var old = row(asking);
                        memory.doubtful(battle.id());
                        write("Antietam", 2);
                        return old;
                    }
                    return row(asking);
                },
                BattleStatus.class);
        assertThat(found.orElseThrow().title()).isEqualTo("Antietam");
    }

    /** What is remembered of doubts has a limit. */
    @Test
    void where_very_many_battles_are_in_doubt_every_look_is_at_the_table() {
        var memory = new StatusMemory(true);
        title(memory);
        for (int i = 0; i < 10_000; i++) {
            memory.doubtful(UUID.randomUUID());
        }
        write("Antietam", 2);
        assertThat(title(memory)).isEqualTo("Antietam");
        write("Corinth", 3);
        assertThat(title(memory)).isEqualTo("Corinth");
    }

    private String title(StatusMemory memory) {
        return memory.find(key, this::row, BattleStatus.class).orElseThrow().title();
    }

    private StatusEntity row(StatusEntity.Key of) {
        asked.add(inTheTable);
        var row = new StatusEntity();
        row.key = of;
        row.version = tableVersion;
        row.document = inTheTable;
        return row;
    }

    private void write(String title, long version) {
        inTheTable = titled(title);
        tableVersion = version;
    }

    private List<StatusRow> rows(String title) {
        return List.of(new StatusRow(StatusRows.BATTLE, "", "public", titled(title)));
    }

    private String titled(String title) {
        var document = StatusRows.changed(null, battle.journal()).getFirst().document();
        return document.replaceFirst("\"title\":\"[^\"]*\"", "\"title\":\"" + title + "\"");
    }
}
