package org.longroll.projection.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.Evenings;
import org.longroll.battle.Battle;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Correction;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult.Appended;
import org.longroll.ledger.Command;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.postgres.LedgerDatabase;
import org.longroll.ledger.postgres.PostgresLedger;
import org.longroll.projection.StatusRows;

/** Every row of the read models follows from the ledger: they may be dropped at any time and come back byte for byte. */
class ReadModelsTest {

    private static final List<String> TABLES = List.of("status", "journal", "dice", "read_model");

    private final EventCodec codec = EventCodec.standard();
    private LedgerDatabase database;
    private PostgresLedger ledger;
    private ReadModels models;

    @BeforeEach
    void open() throws SQLException {
        database = new LedgerDatabase();
        ledger = database.ledger();
        models = new ReadModels(database.pool(4), ledger, codec);
    }

    @AfterEach
    void close() throws SQLException {
        database.close();
    }

    @Test
    void what_is_truncated_comes_back_byte_for_byte() throws SQLException {
        record(corrected("little-round-top", 3), 20);
        record(corrected("mcphersons-ridge", 4), 20);
        ledger.streams().forEach(models::follow);
        var before = everything();
        assertThat(before).hasSizeGreaterThan(500);
        for (var table : TABLES) {
            database.asOwner("truncate " + table);
        }
        ledger.streams().forEach(new ReadModels(database.pool(2), ledger, codec)::renew);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void what_is_followed_in_small_steps_by_two_nodes_is_what_is_made_at_once() throws SQLException {
        var battle = record(corrected("little-round-top", 3), 4);
        assertThat(models.differences(battle)).isEmpty();
    }

    @Test
    void a_row_that_is_not_as_a_rebuild_would_make_it_is_named_and_mended() throws SQLException {
        var battle = record(Evenings.journal(Evenings.played("little-round-top", 1)), 50);
        models.follow(battle);
        var before = everything();
        database.asOwner("update journal set turn = 9 where number = 7");
        database.asOwner("update status set document = '{}' where id = '20-maine'");
        assertThat(models.differences(battle))
                .hasSize(4)
                .anyMatch(row -> row.startsWith("only live:    status") && row.contains("20-maine"))
                .anyMatch(row -> row.startsWith("only rebuilt: journal"));
        assertThat(everything()).as("nothing is changed").isNotEqualTo(before);
        models.renew(battle);
        assertThat(everything()).isEqualTo(before);
    }

    @Test
    void rows_of_another_format_are_made_anew_when_somebody_asks() throws SQLException {
        var battle = record(corrected("mcphersons-ridge", 4), 50);
        models.follow(battle);
        var before = everything();
        database.asOwner("update read_model set format = 0");
        database.asOwner("update journal set type = 'gone'");
        database.asOwner("delete from dice where place > 3");
        models.follow(battle);
        assertThat(everything()).isEqualTo(before);
    }

    /** Played, undone, redone, amended, and amended again after more was taken back. */
    private static History corrected(String id, long seed) {
        var journal = Evenings.journal(Evenings.played(id, seed));
        journal = Evenings.after(journal, new Correction.UndoLast(4, "Wrong turn."));
        journal = Evenings.after(journal, new Correction.Redo(null));
        journal = amended(journal, 6);
        journal = Evenings.after(journal, new Correction.UndoLast(1, null));
        journal = amended(journal, 3);
        return amended(journal, 5);
    }

    private static History amended(History journal, int place) {
        var inForce = Evenings.battle(journal).timeline().inForce();
        var said = inForce.get(inForce.size() * place / 10);
        return Evenings.after(
                journal, new Amend(said.entry(), new Change.Replace(said.order()), new TreeMap<>(), "As it was."));
    }

    /** Records a journal entry by entry; after every few of them one of two nodes is asked for it. */
    private UUID record(History journal, int few) throws SQLException {
        var other = new ReadModels(database.pool(2), ledger, codec);
        var entry = new ArrayList<Event>();
        Battle before = null;
        Battle after = null;
        int entries = 0;
        for (int i = 0; i < journal.lines().size(); i++) {
            var line = journal.lines().get(i);
            after = after == null
                    ? Battle.of(Journal.opened(journal.id(), line))
                    : after.after(line.event(), line.occasion());
            entry.add(line.event());
            if (i + 1 == journal.lines().size()
                    || !journal.lines()
                            .get(i + 1)
                            .occasion()
                            .entry()
                            .equals(line.occasion().entry())) {
                append(before, after, entry);
                before = after;
                entry.clear();
                if (++entries % few == 0) {
                    (entries % 3 == 0 ? other : models).follow(journal.id());
                }
            }
        }
        return journal.id();
    }

    private void append(Battle before, Battle after, List<Event> events) {
        var encoded = events.stream()
                .map(codec::encode)
                .map(form -> new NewEvent(UUID.randomUUID(), form.type(), form.version(), form.payload()))
                .toList();
        var result = ledger.append(new Append(
                after.id(),
                before == null ? 0 : before.version(),
                after.latest().entry(),
                new Command(after.id(), UUID.randomUUID(), Sha256.of("")),
                after.latest().by(),
                after.latest().at(),
                encoded,
                StatusRows.changed(before == null ? null : before.journal(), after.journal())));
        assertThat(result).isInstanceOf(Appended.class);
    }

    private List<String> everything() throws SQLException {
        var rows = new ArrayList<String>();
        for (var table : TABLES) {
            database.query("select t::text from %s t order by 1".formatted(table)).stream()
                    .map(row -> table + " " + row)
                    .forEach(rows::add);
        }
        return rows;
    }
}
