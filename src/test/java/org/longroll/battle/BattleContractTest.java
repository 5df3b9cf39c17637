package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.longroll.battle.CommonOrder.EndBattle;
import org.longroll.battle.CommonOrder.TakePosition;
import org.longroll.journal.Judge;
import org.longroll.journal.Opening;
import org.longroll.journal.Order;
import org.longroll.journal.Recording.Step;
import org.longroll.journal.Seat;
import org.longroll.recording.Judges;
import org.longroll.recording.RecordedJournalContract;
import org.longroll.recording.Referees;
import org.longroll.scenario.ScenarioLibrary;
import org.longroll.simulation.SimulatedBattle;
import org.longroll.simulation.Simulation;

/** Battles of both systems keep what every kind of journal keeps. */
class BattleContractTest {

    @Nested
    class OfAdf extends Contract {
        OfAdf() {
            super("little-round-top");
        }
    }

    @Nested
    class OfRff extends Contract {
        OfRff() {
            super("mcphersons-ridge");
        }
    }

    /** The first entries of a simulated battle, and between them a position that can be left out. */
    abstract static class Contract extends RecordedJournalContract<Field> {

        private static final int ENTRIES = 24;
        private static final int AMENDED = 9;
        private static final ScenarioLibrary SCENARIOS = ScenarioLibrary.read(Battles.library());

        private final SimulatedBattle played;
        private final String unit;

        Contract(String scenario) {
            this.played = Simulation.of(SCENARIOS.find(scenario).orElseThrow().scenario(), Battles.library())
                    .play(7);
            this.unit = played.opening().orderOfBattle().units().getFirst().id();
        }

        @Override
        protected Opening opening() {
            return played.opening();
        }

        @Override
        protected Class<Field> state() {
            return Field.class;
        }

        @Override
        protected Judge<Field> judge() {
            return new BattleJudge(Battles.referee(played.opening().rulebook().ruleset()));
        }

        @Override
        protected Judges.OfKind judges() {
            return new Referees(Battles.library());
        }

        @Override
        protected List<Step> steps() {
            var steps = new ArrayList<>(played.end().timeline().inForce().stream()
                    .limit(ENTRIES)
                    .map(said -> new Step(new Seat(said.by()), said.order(), said.rolled(), said.entry()))
                    .toList());
            steps.add(AMENDED, Step.of(Seat.UMPIRE, at(1)));
            return steps;
        }

        private Order at(double x) {
            return new TakePosition(Map.of(unit, new Position(x, 1, null)));
        }

        @Override
        protected int amended() {
            return AMENDED;
        }

        @Override
        protected Order instead() {
            return at(2);
        }

        @Override
        protected Order umpires() {
            return new EndBattle(null, "It is late");
        }

        @Override
        protected Object essence(Field field) {
            return List.of(
                    field.turn(),
                    field.part(),
                    field.table(),
                    field.table().units().ids().stream().map(field::status).toList());
        }
    }
}
