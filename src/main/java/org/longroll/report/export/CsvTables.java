package org.longroll.report.export;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Casualties;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Subject;
import org.longroll.battle.Battle;
import org.longroll.journal.DiceRegister;
import org.longroll.journal.DiceRegister.Die;
import org.longroll.journal.DiceRegister.Fate;
import org.longroll.journal.DiceRegister.Reading;
import org.longroll.journal.Entries;
import org.longroll.report.Report;

/** The tables of a battle as CSV, a line of names first. */
public final class CsvTables {

    private static final ObjectWriter WRITER = new CsvMapper()
            .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
            .writerFor(String[].class);

    private CsvTables() {}

    /** A line for each unit: what it was, what it lost, how it ended. */
    public static String units(Battle battle, Analysis analysis) {
        var table = battle.table();
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(
                "id", "name", "side", "command", "arm", "quality", "mustered", "lost", "left", "inflicted", "state"));
        for (var curve : analysis.curves()) {
            if (curve.subject().kind() == Subject.Kind.UNIT) {
                var muster = table.units().get(curve.subject().id()).muster();
                var casualties = analysis.casualties().stream()
                        .filter(each -> each.unit().equals(muster.id()))
                        .toList();
                var taken = casualties.stream().map(Casualties::taken).reduce(Strength.NONE, Strength::plus);
                var given = casualties.stream()
                        .mapToDouble(each -> each.troopsGiven() + each.gunsGiven())
                        .sum();
                rows.add(List.of(
                        muster.id(),
                        muster.name(),
                        curve.subject().side(),
                        muster.command(),
                        muster.arm(),
                        muster.quality(),
                        figure(curve.mustered()),
                        figure(taken),
                        figure(curve.left()),
                        Double.toString(given),
                        state(curve)));
            }
        }
        return csv(rows);
    }

    /** A line for each entry, undone ones marked. */
    public static String entries(Report report) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of("number", "turn", "type", "by", "at", "undone", "sentence"));
        for (var line : report.journal()) {
            rows.add(List.of(
                    Integer.toString(line.number()),
                    Integer.toString(line.turn()),
                    line.type(),
                    line.by(),
                    line.at().toString(),
                    Boolean.toString(line.undone()),
                    line.sentence()));
        }
        return csv(rows);
    }

    /** A line for each die that ever fell; a corrected one has a line for each face that it was read as. */
    public static String dice(Entries entries) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(
                "entry",
                "turn",
                "undone",
                "purpose",
                "unit",
                "sides",
                "face",
                "source",
                "by",
                "fate",
                "was",
                "became",
                "correction",
                "corrected_by",
                "reason",
                "agreed"));
        DiceRegister.of(entries).forEach(die -> rows.add(die(die)));
        return csv(rows);
    }

    private static List<String> die(Die die) {
        var rolled = die.thrown();
        var by = die.by();
        return List.of(
                Integer.toString(die.entry().number()),
                Integer.toString(die.entry().turn()),
                Boolean.toString(die.fate() != Fate.STANDS),
                rolled.purpose(),
                text(rolled.unit()),
                Integer.toString(rolled.sides()),
                Integer.toString(die.face()),
                rolled.source().word(),
                rolled.by(),
                die.fate().word(),
                face(die.was()),
                face(die.became()),
                by == null ? "" : Integer.toString(by.entry().number()),
                by == null ? "" : by.by(),
                by == null ? "" : text(by.reason()),
                by == null ? "" : text(by.agreed()));
    }

    private static String text(@Nullable String text) {
        return text == null ? "" : text;
    }

    private static String face(@Nullable Reading reading) {
        return reading == null ? "" : Integer.toString(reading.face());
    }

    private static String figure(Strength strength) {
        return Integer.toString(strength.troops() + strength.guns());
    }

    private static String state(Curve unit) {
        var last = unit.byTurn().getLast().morale();
        return last.isEmpty() ? "" : last.firstEntry().getKey();
    }

    private static String csv(List<List<String>> rows) {
        return rows.stream().map(CsvTables::line).collect(Collectors.joining());
    }

    private static String line(List<String> cells) {
        try {
            return WRITER.writeValueAsString(
                    cells.stream().map(CsvTables::harmless).toArray(String[]::new));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("text is always writable", e);
        }
    }

    /** Spreadsheets would take a cell that begins like this for a formula. */
    public static String harmless(String cell) {
        return !cell.isEmpty() && "=+-@\t\r".indexOf(cell.charAt(0)) >= 0 ? "'" + cell : cell;
    }
}
