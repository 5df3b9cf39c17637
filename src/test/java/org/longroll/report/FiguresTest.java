package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.adf.AdfEvent;
import org.longroll.battle.adf.AdfField;
import org.longroll.battle.rff.RffField;

/** The figures of a report, counted a second time and in the simplest way: from how every unit stands. */
class FiguresTest {

    static final List<String> BATTLES = Evenings.ALL;

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_every_unit_lost_is_what_it_mustered_less_what_it_has(String name) {
        var end = Evenings.played(name).end();
        var told = new HashMap<String, List<String>>();
        Evenings.report(name).losses().stream()
                .filter(sheet -> sheet.caption().startsWith("Losses of"))
                .flatMap(sheet -> sheet.rows().stream())
                .forEach(row -> told.put(row.getFirst(), row.subList(1, 4)));
        var merged = merged(name);
        for (var unit : end.table().units().ids()) {
            if (merged.contains(unit)) {
                continue;
            }
            int mustered = mustered(end.field(), unit);
            int left = left(end.field(), unit);
            assertThat(told.get(end.table().name(unit)))
                    .as(unit)
                    .isEqualTo(List.of(
                            Integer.toString(mustered), Integer.toString(mustered - left), Integer.toString(left)));
        }
    }

    @ParameterizedTest
    @FieldSource("BATTLES")
    void the_strength_of_a_side_at_each_turns_end_is_that_of_its_units_on_the_table(String name) {
        var battle = Evenings.played(name);
        var chart = Evenings.report(name).charts().getFirst();
        assertThat(chart.id()).isEqualTo("strength");
        var turns = turnEnds(name);
        for (var row : chart.figures()
                .getFirst()
                .rows()
                .subList(1, chart.figures().getFirst().rows().size())) {
            var field = turns.get(Integer.valueOf(row.getFirst()));
            var sides = battle.opening().orderOfBattle().sides();
            for (int i = 0; i < sides.size(); i++) {
                int told = Integer.parseInt(row.get(1 + 2 * i)) + Integer.parseInt(row.get(2 + 2 * i));
                assertThat(told)
                        .as("%s, turn %s", sides.get(i).id(), row.getFirst())
                        .isEqualTo(onTable(field, sides.get(i).id()));
            }
        }
    }

    /** Units that gave others what they had, or got it: theirs is not what they mustered less what they lost. */
    private static Set<String> merged(String name) {
        return Evenings.played(name)
                .events()
                .filter(AdfEvent.RegimentsMerged.class::isInstance)
                .map(AdfEvent.RegimentsMerged.class::cast)
                .flatMap(event -> Stream.of(event.unit(), event.absorbed()))
                .collect(Collectors.toSet());
    }

    private static Map<Integer, Field> turnEnds(String name) {
        var battle = Evenings.played(name);
        var ends = new TreeMap<Integer, Field>();
        var now = Battle.opened(battle.end().id(), battle.opening(), battle.opened());
        for (var entry : battle.entries()) {
            int turn = now.field().turn();
            for (var event : entry.events()) {
                now = now.after(event, entry.occasion());
            }
            ends.put(turn, now.field());
        }
        ends.put(now.field().turn(), now.field());
        return ends;
    }

    private static int onTable(Field field, String side) {
        return field.table().units().ids().stream()
                .filter(unit ->
                        field.table().sideOf(unit).equals(side) && field.table().onTable(unit))
                .filter(unit -> !field.lostUnits().contains(unit))
                .mapToInt(unit -> left(field, unit))
                .sum();
    }

    private static int mustered(Field field, String unit) {
        return switch (field) {
            case AdfField adf -> adf.units().get(unit).mustered();
            case RffField rff -> rff.units().get(unit).mustered();
            default -> throw new IllegalArgumentException();
        };
    }

    /** Who has surrendered has nothing left, however many laid down their arms. */
    private static int left(Field field, String unit) {
        return switch (field) {
            case AdfField adf ->
                adf.units().get(unit).inPlay() ? adf.units().get(unit).strength() : 0;
            case RffField rff ->
                rff.units().get(unit).lost() ? 0 : rff.units().get(unit).stands();
            default -> throw new IllegalArgumentException();
        };
    }
}
