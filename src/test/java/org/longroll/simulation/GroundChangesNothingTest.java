package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonEvent.PositionTaken;
import org.longroll.battle.Men;
import org.longroll.battle.Position;
import org.longroll.scenario.Scenario;

/** A scenario that draws its table is played as one that does not; only the places are those of its table. */
class GroundChangesNothingTest {

    @ParameterizedTest
    @ValueSource(strings = {"little-round-top", "mcphersons-ridge"})
    void the_same_battle_is_played_and_its_places_lie_on_the_table(String id) {
        var drawn = Skirmishes.shipped(id);
        var ground = Objects.requireNonNull(drawn.table());
        for (long seed = 1; seed <= 2; seed++) {
            var with = Simulation.of(drawn, Battles.library()).play(seed);
            var without = Simulation.of(undrawn(drawn), Battles.library()).play(seed);
            assertThat(dice(with)).isNotEmpty().isEqualTo(dice(without));
            assertThat(with.end().table().ending())
                    .isEqualTo(without.end().table().ending());
            var there = places(with);
            var here = places(without);
            assertThat(there).hasSameSizeAs(here).isNotEqualTo(here);
            for (int i = 1; i < there.size(); i++) {
                assertThat(apart(there.get(i - 1), there.get(i)))
                        .isEqualTo(apart(here.get(i - 1), here.get(i)), org.assertj.core.api.Assertions.within(1e-6));
            }
            assertThat(there)
                    .allMatch(place -> place.x() >= -1 && place.x() <= ground.width() + 1)
                    .allMatch(place -> place.y() >= -1 && place.y() <= ground.depth() + 1);
        }
    }

    private static List<String> dice(SimulatedBattle battle) {
        return battle.entries().stream()
                .map(entry -> entry.events().stream()
                        .filter(event -> !(event instanceof PositionTaken))
                        .map(event -> event.getClass().getSimpleName())
                        .toList()
                        .toString())
                .toList();
    }

    private static List<Position> places(SimulatedBattle battle) {
        return battle.entries().stream()
                .flatMap(entry -> entry.events().stream())
                .filter(PositionTaken.class::isInstance)
                .map(event -> ((PositionTaken) event).position())
                .toList();
    }

    private static double apart(Position one, Position other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    private static Scenario undrawn(Scenario drawn) {
        return new Scenario(
                drawn.title(),
                drawn.ruleset(),
                drawn.houseRules(),
                drawn.visibility(),
                drawn.dicePolicy(),
                drawn.undoPolicy(),
                drawn.umpire(),
                drawn.turnLimit(),
                drawn.initiative(),
                drawn.orderOfBattle(),
                drawn.victory(),
                drawn.players(),
                null,
                Men.UNSAID);
    }
}
