package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.sql.SQLException;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.Analysis;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.codec.EventCodec;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.Occasion;
import org.longroll.ledger.Append;
import org.longroll.ledger.AppendResult;
import org.longroll.ledger.Command;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.NewEvent;
import org.longroll.ledger.Recorded;
import org.longroll.ledger.Sha256;
import org.longroll.ledger.postgres.LedgerDatabase;
import org.longroll.report.composition.Composer;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;
import org.longroll.report.render.PdfReport;
import org.longroll.report.render.Progress;
import org.longroll.simulation.SimulatedBattle;

/**
 * What the report of a battle of 60 units costs, against loading its events from PostgreSQL and folding them: {@code mvn
 * -DargLine= -Dtest=ReportBench test}.
 */
class ReportBench {

    private static final int ROUNDS = 40;
    private static final Links LINKS = new Links("https://journal.example/api/battles/1");

    private final EventCodec codec = EventCodec.standard();
    private final SimulatedBattle battle = Evenings.played("shiloh-hornets-nest");
    private final UUID id = battle.end().id();

    @Test
    void a_page_costs_no_more_than_twice_what_loading_and_folding_the_battle_costs() throws SQLException {
        try (var database = new LedgerDatabase()) {
            var ledger = database.ledger();
            store(ledger);
            var loading = new double[ROUNDS];
            var folding = new double[ROUNDS];
            var telling = new double[ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                loading[round] = millis(() -> loaded(ledger));
                var journal = loaded(ledger);
                folding[round] = millis(() -> folded(journal));
                telling[round] = millis(() -> page(journal));
            }
            double reading = middle(loading) + middle(folding);
            System.out.printf(
                    "%d events: loading %.1f ms, folding %.1f ms, page %.1f ms: ratio %.2f%n",
                    Evenings.journal(battle).lines().size(),
                    middle(loading),
                    middle(folding),
                    middle(telling),
                    middle(telling) / reading);
            assertThat(middle(telling)).isLessThan(2 * reading);
        }
    }

    private void store(Ledger ledger) {
        long version = append(ledger, 0, battle.opened(), List.of(battle.opening()));
        for (var entry : battle.entries()) {
            version = append(ledger, version, entry.occasion(), entry.events());
        }
    }

    private long append(Ledger ledger, long version, Occasion occasion, List<? extends Event> events) {
        var written = events.stream()
                .map(codec::encode)
                .map(event -> new NewEvent(UUID.randomUUID(), event.type(), event.version(), event.payload()))
                .toList();
        var command =
                new Command(id, occasion.entry(), Sha256.of(occasion.entry().toString()));
        var at = occasion.at().truncatedTo(ChronoUnit.MICROS);
        var result = ledger.append(
                new Append(id, version, occasion.entry(), command, occasion.by(), at, written, List.of()));
        assertThat(result).isInstanceOf(AppendResult.Appended.class);
        return version + events.size();
    }

    private History loaded(Ledger ledger) {
        return new History(
                id,
                ledger.read(id, 0, Long.MAX_VALUE)
                        .map(Recorded::envelope)
                        .map(event -> new History.Line(
                                codec.decode(event.type(), event.schemaVersion(), event.payload()),
                                new Occasion(event.entryId(), event.occurredAt(), event.actor())))
                        .toList());
    }

    private Battle folded(History journal) {
        var lines = journal.lines();
        var now = Battle.opened(
                id, (BattleStarted) lines.getFirst().event(), lines.getFirst().occasion());
        for (var line : lines.subList(1, lines.size())) {
            now = now.after(line.event(), line.occasion());
        }
        return now;
    }

    private static String page(History journal) {
        var report = Composer.compose(journal.entries(), Analysis.of(journal));
        return HtmlReport.of(report, Album.EMPTY, LINKS, Medium.SCREEN);
    }

    @Test
    void paper_is_printed_page_by_page() throws Exception {
        var html = HtmlReport.of(Evenings.report("shiloh-hornets-nest"), Album.EMPTY, LINKS, Medium.PAPER);
        var last = new Progress[] {Progress.WAITING};
        long began = System.nanoTime();
        PdfReport.print(html, OutputStream.nullOutputStream(), progress -> last[0] = progress);
        System.out.printf("%d pages in %.1f s%n", last[0].pages(), (System.nanoTime() - began) / 1e9);
        assertThat(last[0].stage()).isEqualTo(Progress.Stage.DONE);
    }

    private static double millis(Supplier<?> work) {
        long began = System.nanoTime();
        assertThat(work.get()).isNotNull();
        return (System.nanoTime() - began) / 1e6;
    }

    /** The median of the second half, when the machine is warm. */
    private static double middle(double[] times) {
        var warm = Arrays.copyOfRange(times, times.length / 2, times.length);
        Arrays.sort(warm);
        return warm[warm.length / 2];
    }
}
