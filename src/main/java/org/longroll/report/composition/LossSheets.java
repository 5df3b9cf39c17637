package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Casualties;
import org.longroll.analysis.Cause;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Subject;
import org.longroll.battle.Battle;
import org.longroll.report.Sheet;
import org.longroll.report.story.Names;
import org.longroll.report.story.Text;

/** Losses as tables: of the sides turn by turn, and of every unit. */
record LossSheets(Battle battle, Analysis analysis, Names names) {

    private static final String MEN = "Men lost, about";

    List<Sheet> all() {
        var sheets = new ArrayList<Sheet>();
        sheets.add(byCause());
        for (var side : battle.orderOfBattle().sides()) {
            sheets.add(byUnit(side.id(), names.side(side.id())));
        }
        return sheets.stream().filter(sheet -> !sheet.isEmpty()).toList();
    }

    /** The losses of each side by each cause. */
    private Sheet byCause() {
        var sums = new LinkedHashMap<String, Map<Cause, Strength>>();
        battle.orderOfBattle().sides().forEach(side -> sums.put(side.name(), new LinkedHashMap<>()));
        for (var loss : analysis.losses()) {
            var side = battle.table().name(battle.table().sideOf(loss.unit()));
            sums.computeIfAbsent(side, each -> new LinkedHashMap<>()).merge(loss.cause(), loss.lost(), Strength::plus);
        }
        var rows = new ArrayList<List<String>>();
        sums.forEach((side, causes) -> causes.forEach((cause, lost) ->
                rows.add(withMen(List.of(side, cause(cause), figure(lost.troops()), figure(lost.guns())), lost))));
        return new Sheet("Losses by cause", withMen(List.of("Side", "Cause", troops("lost"), guns("lost")), MEN), rows);
    }

    private static String cause(Cause cause) {
        return cause == Cause.RECOVERY ? "came back into the ranks" : Text.plain(cause.word());
    }

    private Sheet byUnit(String side, String name) {
        var rows = analysis.curves().stream()
                .filter(curve -> curve.subject().kind() == Subject.Kind.UNIT)
                .filter(curve -> curve.subject().side().equals(side))
                .map(this::row)
                .toList();
        return new Sheet(
                "Losses of " + name,
                withMen(
                        List.of(
                                "Unit",
                                "Mustered",
                                "Lost",
                                "Left",
                                troops("inflicted"),
                                guns("inflicted"),
                                "At the end"),
                        MEN),
                rows);
    }

    private List<String> row(Curve unit) {
        var casualties = analysis.casualties().stream()
                .filter(each -> each.unit().equals(unit.subject().id()))
                .toList();
        var taken = casualties.stream().map(Casualties::taken).reduce(Strength.NONE, Strength::plus);
        var row = List.of(
                unit.subject().name(),
                figure(unit.mustered()),
                figure(taken),
                figure(unit.left()),
                figure(casualties.stream().mapToDouble(Casualties::troopsGiven).sum()),
                figure(casualties.stream().mapToDouble(Casualties::gunsGiven).sum()),
                state(unit));
        return withMen(row, taken);
    }

    private List<String> withMen(List<String> row, Strength lost) {
        return withMen(row, String.format(Locale.ROOT, "%,d", cost().men(lost.troops())));
    }

    /** One more cell where the scenario says how many men a figure or a stand is. */
    private List<String> withMen(List<String> row, String men) {
        return cost().menEach().isEmpty()
                ? row
                : Stream.concat(row.stream(), Stream.of(men)).toList();
    }

    private Cost cost() {
        return new Cost(analysis.terms(), battle.opening().menEach());
    }

    private static String state(Curve unit) {
        var end = unit.byTurn().getLast().morale();
        if (!end.isEmpty()) {
            return Text.plain(end.firstEntry().getKey());
        }
        boolean came = unit.byEntry().stream().anyMatch(point -> !point.morale().isEmpty());
        return came ? "left the field" : "never came";
    }

    /** A unit has troops or guns, never both. */
    private static String figure(Strength strength) {
        return figure(strength.troops() + strength.guns());
    }

    private static String figure(int number) {
        return Integer.toString(number);
    }

    private static String figure(double number) {
        return number == Math.rint(number) ? figure((int) number) : String.format(Locale.ROOT, "%.1f", number);
    }

    private String troops(String what) {
        return Text.capital(analysis.terms().troops()) + " " + what;
    }

    private String guns(String what) {
        return Text.capital(analysis.terms().guns()) + " " + what;
    }
}
