package org.longroll.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.adf.battle.AdfEvent.RegimentsMerged;
import org.longroll.adf.battle.AdfField;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.UnitAdded;
import org.longroll.battle.CommonEvent.UnitCorrected;
import org.longroll.battle.Field;
import org.longroll.battle.Muster;
import org.longroll.journal.Event;
import org.longroll.rff.battle.RffField;
import org.longroll.simulation.SimulatedBattle;

/** The figures of a report, counted a second time and in the simplest way: from how every unit stands. */
class FiguresTest {

    static final List<String> BATTLES = Evenings.ALL;

    @ParameterizedTest
    @FieldSource("BATTLES")
    void what_every_unit_lost_is_what_it_had_less_before_and_after_each_entry(String name) {
        var battle = Evenings.played(name);
        var lost = lost(battle);
        var told = new HashMap<String, List<String>>();
        Evenings.report(name).losses().stream()
                .filter(sheet -> sheet.caption().startsWith("Losses of"))
                .flatMap(sheet -> sheet.rows().stream())
                .forEach(row -> told.put(row.getFirst(), row.subList(1, 4)));
        var end = battle.end();
        var absorbed = absorbed(battle);
        for (var unit : end.table().units().ids()) {
            int left = absorbed.contains(unit) ? 0 : inBattle(end.field(), unit);
            assertThat(told.get(end.table().name(unit)))
                    .as(unit)
                    .isEqualTo(Stream.of(
                                    mustered(end.table().units().get(unit).muster()), lost.getOrDefault(unit, 0), left)
                            .map(String::valueOf)
                            .toList());
        }
    }

    /**
     * What a unit has less of is lost. Who is mustered anew is not; who joins another regiment is, as far as that one may
     * not take him.
     */
    private static Map<String, Integer> lost(SimulatedBattle battle) {
        var lost = new HashMap<String, Integer>();
        var now = Battle.opened(battle.end().id(), battle.opening(), battle.opened());
        for (var entry : battle.entries()) {
            for (var event : entry.events()) {
                var before = now;
                now = now.after(event, entry.occasion());
                if (event instanceof RegimentsMerged merged) {
                    int had = inBattle(before.field(), merged.absorbed());
                    int came = inBattle(now.field(), merged.unit()) - inBattle(before.field(), merged.unit());
                    lost.merge(merged.absorbed(), had - came, Integer::sum);
                } else if (!isMuster(event)) {
                    for (var unit : before.table().units().ids()) {
                        lost.merge(unit, inBattle(before.field(), unit) - inBattle(now.field(), unit), Integer::sum);
                    }
                }
            }
        }
        return lost;
    }

    private static Set<String> absorbed(SimulatedBattle battle) {
        return battle.events()
                .filter(RegimentsMerged.class::isInstance)
                .map(event -> ((RegimentsMerged) event).absorbed())
                .collect(Collectors.toSet());
    }

    private static boolean isMuster(Event event) {
        return event instanceof UnitAdded || event instanceof UnitCorrected;
    }

    private static int mustered(Muster unit) {
        return Stream.of(unit.sections(), unit.figures(), unit.gunStands(), unit.stands())
                .filter(Objects::nonNull)
                .findFirst()
                .orElseThrow();
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

    /** What a unit has, unless it is out of the battle. */
    private static int inBattle(Field field, String unit) {
        return field.lostUnits().contains(unit) ? 0 : left(field, unit);
    }

    private static int left(Field field, String unit) {
        return switch (field) {
            case AdfField adf -> adf.units().get(unit).strength();
            case RffField rff -> rff.units().get(unit).stands();
            default -> throw new IllegalArgumentException();
        };
    }
}
