package org.longroll.charts;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.rules.Cell;
import org.longroll.rules.Chart;
import org.longroll.rules.PrintedIn;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesSystem;
import org.longroll.rules.Word;

/**
 * Charts with a word left out. A vocabulary cannot grow while a test runs; but whether it has a word more or the chart a
 * line less is the same to everybody who reads the one by the other.
 */
public final class LeftOut {

    private static final ClassFileImporter HOUSE =
            new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests());

    private LeftOut() {}

    /** Every word that charts of a system may have a line for. */
    public static List<Word> words(String system) {
        return HOUSE.importPackages("org.longroll." + system + ".chart").stream()
                .map(JavaClass::reflect)
                .filter(type -> type.isAnnotationPresent(PrintedIn.class))
                .sorted((one, other) -> one.getName().compareTo(other.getName()))
                .flatMap(type -> Arrays.stream(type.getEnumConstants()))
                .map(Word.class::cast)
                .toList();
    }

    /** Where a word may stand. */
    private static List<String> tables(Word word) {
        return List.of(((Enum<?>) word)
                .getDeclaringClass()
                .getAnnotation(PrintedIn.class)
                .value());
    }

    /** Where it stands in a chart. */
    static List<String> places(Chart chart, Word word) {
        return tables(word).stream()
                .filter(table -> chart.cells().stream().anyMatch(cell -> stands(word, table, cell.path())))
                .toList();
    }

    /** Rules by a chart that has not got some words. */
    public static Rules rules(Chart chart, Word... words) {
        var less = chart;
        for (var word : words) {
            less = of(less, word, tables(word));
        }
        return read(less);
    }

    static Rules read(Chart chart) {
        return RulesSystem.ALL.named(chart.heading().system()).read(chart);
    }

    /** Without the word in some of the tables in which it stands; a few values have it as a part of their name. */
    static Chart of(Chart chart, Word word, List<String> tables) {
        var odds = "charge.outnumbered." + word.word().replace("outnumbered-", "");
        var passThrough = "fire.pass-through." + word.word() + "-inches";
        return without(
                chart,
                cell -> tables.stream().anyMatch(table -> stands(word, table, cell.path()))
                        || tables.equals(tables(word))
                                && Stream.of(odds, passThrough).anyMatch(cell.path()::equals));
    }

    private static boolean stands(Word word, String table, String path) {
        return path.startsWith(table + ".")
                && List.of(path.substring(table.length() + 1).split("\\.")).contains(word.word());
    }

    private static Chart without(Chart chart, Predicate<Cell> left) {
        var cells = chart.cells().stream().filter(left.negate()).toList();
        var notes = chart.notes().entrySet().stream()
                .filter(note -> cells.stream().anyMatch(cell -> (cell.path() + ".").startsWith(note.getKey() + ".")))
                .collect(Collectors.toMap(note -> note.getKey(), note -> note.getValue()));
        return new Chart(chart.heading(), cells, chart.tables(), notes);
    }
}
