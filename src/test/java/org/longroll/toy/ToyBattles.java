package org.longroll.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.CommonEvent;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Explained;
import org.longroll.battle.Field;
import org.longroll.battle.Flaw;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Muster;
import org.longroll.battle.Odds;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.Roster;
import org.longroll.battle.Score;
import org.longroll.battle.Table;
import org.longroll.dice.Dice;
import org.longroll.journal.Decision;
import org.longroll.journal.DiceTray;
import org.longroll.journal.EntryType;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Recorded;
import org.longroll.rules.Refusal;
import org.longroll.rules.Rules;
import org.longroll.rules.Verdict;
import org.longroll.rules.Word;
import org.longroll.toy.ToyRules.Arm;

/** How battles are read and played: what people record, and what happens. */
public final class ToyBattles implements GameSystem {

    sealed interface ToyOrder extends Order {}

    @EntryType("fire")
    @Recorded("toy-fire")
    record Fire(String unit, String target, GivenDice dice) implements ToyOrder {}

    sealed interface ToyEvent extends Event {}

    /** @param left figures of the target */
    @Recorded("toy-fired")
    record Fired(String unit, String target, int face, boolean hit, int left, Odds odds)
            implements ToyEvent, Explained {}

    @Recorded("toy-turn-begun")
    record TurnBegun(int turn, String side) implements ToyEvent {}

    @Override
    public String system() {
        return ToyRules.NAME;
    }

    @Override
    public Families families() {
        return new Families(ToyEvent.class, ToyOrder.class, ToyField.class);
    }

    @Override
    public ToyField opened(BattleStarted opening) {
        return ToyField.opened(opening);
    }

    @Override
    public Field after(Field before, Event event, Occasion occasion) {
        var field = (ToyField) before;
        return switch (event) {
            case CommonEvent common -> field.after(common);
            case ToyEvent own -> field.after(own);
            default -> field;
        };
    }

    @Override
    public String sentence(Event event, Table table) {
        return switch (event) {
            case Fired fired
            when fired.hit() -> "%s hits %s.".formatted(table.name(fired.unit()), table.name(fired.target()));
            case Fired fired -> "%s misses %s.".formatted(table.name(fired.unit()), table.name(fired.target()));
            case TurnBegun begun -> "Turn %d: %s.".formatted(begun.turn(), table.name(begun.side()));
            default -> "";
        };
    }

    @Override
    public Referee over(Rules rules) {
        return new ToyReferee((ToyRules) rules);
    }

    /** How a battle stands. */
    public record ToyField(Table table, int turn, String activeSide, Roster<Unit> units) implements Field {

        record Unit(String id, Arm arm, int figures) {

            static Unit of(Muster muster) {
                var arm = Word.find(Arm.class, muster.arm()).orElseThrow();
                return new Unit(muster.id(), arm, Objects.requireNonNull(muster.figures()));
            }
        }

        static ToyField opened(BattleStarted opening) {
            var units = opening.orderOfBattle().units().stream().map(Unit::of).toList();
            return new ToyField(
                    Table.laid(opening.orderOfBattle()), 1, opening.initiative(), Roster.of(units, Unit::id));
        }

        ToyField after(CommonEvent event) {
            var now =
                    switch (event) {
                        case CommonEvent.UnitAdded(var unit, var reason) -> units.with(unit.id(), Unit.of(unit));
                        case CommonEvent.UnitCorrected(var unit, var reason) -> units.with(unit.id(), Unit.of(unit));
                        default -> units;
                    };
            return new ToyField(table.after(event), turn, activeSide, now);
        }

        ToyField after(ToyEvent event) {
            return switch (event) {
                case Fired(var firer, var target, var face, var hit, var left, var odds) -> {
                    var struck = units.with(target, unit -> new Unit(target, unit.arm(), left));
                    yield new ToyField(table, turn, activeSide, struck);
                }
                case TurnBegun(var next, var side) -> new ToyField(table, next, side, units);
            };
        }

        boolean mayFire(String id) {
            return table.onTable(id)
                    && units.get(id).figures() > 0
                    && table.sideOf(id).equals(activeSide);
        }

        @Override
        public String part() {
            return "fire";
        }

        @Override
        public Unit status(String unit) {
            return units.get(unit);
        }

        @Override
        public Set<String> lostUnits() {
            return units.stream()
                    .filter(unit -> unit.figures() == 0)
                    .map(Unit::id)
                    .collect(Collectors.toSet());
        }
    }

    /** Decides by the chart. */
    private record ToyReferee(ToyRules rules) implements Referee {

        private static final Refusal NOT_NOW =
                new Refusal("not-now", "The sides fire in turn.", "A side fires with one unit.", true, "unit");

        @Override
        public Decision decide(Battle battle, Order order, Inputs inputs) {
            return switch ((ToyOrder) order) {
                case Fire fire -> Decision.of(order, fire(battle, (ToyField) battle.field(), fire, inputs));
            };
        }

        private Verdict<List<Event>> fire(Battle battle, ToyField field, Fire fire, Inputs inputs) {
            var objection = inputs.waivers()
                    .first(
                            () -> unknown(field, fire.unit(), "unit"),
                            () -> unknown(field, fire.target(), "target"),
                            () -> inputs.objectionFor(field.table().sideOf(fire.unit()), "unit"),
                            () -> field.mayFire(fire.unit()) ? Optional.empty() : Optional.of(NOT_NOW));
            if (objection.isPresent()) {
                return Verdict.refused(objection.get());
            }
            var tray = new DiceTray(battle.journal(), inputs);
            return tray.take(fire.dice(), new Dice(1, rules.sides()), "fire", fire.unit(), "dice")
                    .map(roll -> {
                        var arm = field.units().get(fire.unit()).arm();
                        int face = roll.faces().getFirst();
                        boolean hit = rules.hits(arm, face);
                        int left = Math.max(0, field.units().get(fire.target()).figures() - (hit ? 1 : 0));
                        var odds = Odds.of(rules.odds(arm), struck -> struck ? "hit" : "miss");
                        var events = new ArrayList<Event>(tray.events());
                        events.add(new Fired(fire.unit(), fire.target(), face, hit, left, odds));
                        events.add(goOn(battle, field));
                        return events;
                    });
        }

        private static Optional<Refusal> unknown(ToyField field, String unit, String at) {
            return BattleRefusal.UNKNOWN_UNIT.when(
                    field.units().find(unit).isEmpty(), at, () -> "There is no “%s”.".formatted(unit));
        }

        private static Event goOn(Battle battle, ToyField field) {
            boolean second = !field.activeSide().equals(battle.opening().initiative());
            var limit = battle.opening().turnLimit();
            int turn = second ? field.turn() + 1 : field.turn();
            return limit != null && turn > limit
                    ? Score.of(battle).ending(BattleEnded.How.TURN_LIMIT, null, null)
                    : new TurnBegun(turn, field.table().enemyOf(field.activeSide()));
        }

        @Override
        public List<Possibility> next(Battle battle, Set<String> sides) {
            var field = (ToyField) battle.field();
            var side = field.activeSide();
            var firers =
                    field.table().unitsOf(side).stream().filter(field::mayFire).toList();
            var enemies = field.table().unitsOf(field.table().enemyOf(side));
            return List.of(Possibility.of("fire", side).by(firers).with("targets", enemies));
        }

        @Override
        public List<Flaw> flaws(Muster unit, String path) {
            boolean known = Word.find(ToyRules.Arm.class, unit.arm()).isPresent() && unit.figures() != null;
            return known ? List.of() : List.of(new Flaw(path, "must be foot or guns, and have figures"));
        }
    }
}
