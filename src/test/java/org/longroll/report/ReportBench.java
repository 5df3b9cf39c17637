package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Journal;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.codec.EventCodec;
import org.longroll.codec.EventCodec.Encoded;
import org.longroll.report.composition.Composer;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;
import org.longroll.report.render.PdfReport;
import org.longroll.report.render.Progress;

/**
 * What the report of a 60-unit battle costs, against loading and folding its events: {@code mvn -Dtest=ReportBench test}.
 * Loading is decoding alone; the database, which would make the report look cheaper, is left out.
 */
class ReportBench {

    private static final int ROUNDS = 40;
    private static final Links LINKS = new Links("https://journal.example/api/battles/1");

    private final EventCodec codec = EventCodec.standard();
    private final Journal journal = Evenings.journal(Evenings.played("shiloh-hornets-nest"));
    private final List<Encoded> stored =
            journal.lines().stream().map(line -> codec.encode(line.event())).toList();

    private Journal loaded() {
        var lines = new ArrayList<Journal.Line>(stored.size());
        for (int i = 0; i < stored.size(); i++) {
            var event = stored.get(i);
            lines.add(new Journal.Line(
                    codec.decode(event.type(), event.version(), event.payload()),
                    journal.lines().get(i).occasion()));
        }
        return new Journal(journal.battle(), lines);
    }

    private Battle folded() {
        var lines = loaded().lines();
        var battle = Battle.opened(
                journal.battle(),
                (BattleStarted) lines.getFirst().event(),
                lines.getFirst().occasion());
        for (var line : lines.subList(1, lines.size())) {
            battle = battle.after(line.event(), line.occasion());
        }
        return battle;
    }

    private String page(Journal loaded) {
        var report = Composer.compose(Daybook.of(loaded), Analysis.of(loaded));
        return HtmlReport.of(report, Album.EMPTY, LINKS, Medium.SCREEN);
    }

    @Test
    void a_page_costs_no_more_than_twice_what_reading_the_battle_costs() {
        var reading = new double[ROUNDS];
        var telling = new double[ROUNDS];
        var loaded = loaded();
        for (int round = 0; round < ROUNDS; round++) {
            reading[round] = millis(this::folded);
            telling[round] = millis(() -> page(loaded));
        }
        double ratio = middle(telling) / middle(reading);
        System.out.printf(
                "%d events: loading and folding %.1f ms, page %.1f ms, ratio %.2f%n",
                stored.size(), middle(reading), middle(telling), ratio);
        assertThat(ratio).isLessThan(2);
    }

    @Test
    void paper_is_printed_within_half_a_gigabyte() throws Exception {
        var loaded = loaded();
        var report = Composer.compose(Daybook.of(loaded), Analysis.of(loaded));
        var html = HtmlReport.of(report, Album.EMPTY, LINKS, Medium.PAPER);
        var last = new Progress[] {Progress.WAITING};
        long began = System.nanoTime();
        PdfReport.print(html, OutputStream.nullOutputStream(), progress -> last[0] = progress);
        System.out.printf(
                "%d pages in %.1f s, heap at most %d MB%n",
                last[0].pages(),
                (System.nanoTime() - began) / 1e9,
                Runtime.getRuntime().maxMemory() >> 20);
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
