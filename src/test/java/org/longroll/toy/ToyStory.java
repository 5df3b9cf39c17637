package org.longroll.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.longroll.analysis.Blows;
import org.longroll.analysis.Cause;
import org.longroll.analysis.Chronicler;
import org.longroll.analysis.Episode;
import org.longroll.analysis.Happening;
import org.longroll.analysis.Spread;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.journal.Event;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.report.story.Beat;
import org.longroll.report.story.Effect;
import org.longroll.report.story.Narrator;
import org.longroll.report.story.Tale;

/** What entries mean, and what they tell. */
final class ToyStory {

    private ToyStory() {}

    /** What a fire means for the figures of a battle. */
    public static final class Reader implements Chronicler {

        private final Blows blows = new Blows(this);

        @Override
        public String system() {
            return ToyRules.NAME;
        }

        @Override
        public Chronicler begin() {
            return new Reader();
        }

        @Override
        public Terms terms() {
            return new Terms(
                    "figures", "guns", "hits", List.of(new Terms.Level("ready", 0), new Terms.Level("gone", 1)));
        }

        @Override
        public Strength strength(Field field, String unit) {
            return new Strength(units(field).get(unit).figures(), 0);
        }

        @Override
        public Roster<ToyBattles.ToyField.Unit> units(Field field) {
            return ((ToyBattles.ToyField) field).units();
        }

        @Override
        public String level(Field field, String unit) {
            return units(field).get(unit).figures() > 0 ? "ready" : "gone";
        }

        @Override
        public List<Happening> read(Episode episode) {
            var happenings = new ArrayList<Happening>();
            for (var step : episode.steps()) {
                if (step.event() instanceof ToyBattles.Fired fired) {
                    var by = List.of(fired.unit());
                    var spread = Spread.of(fired.odds(), word -> word.equals("hit") ? 1 : 0);
                    var result = fired.hit() ? "hit" : "miss";
                    blows.strike(fired.target(), Cause.FIRE, by);
                    happenings.add(new Happening.Fired(
                            "fire", by, fired.target(), result, fired.hit() ? 1 : 0, spread, false, 0));
                    happenings.addAll(blows.lost(step, fired.target()));
                }
            }
            return happenings;
        }
    }

    /** What an entry tells. */
    public static final class Teller implements Narrator {

        @Override
        public String system() {
            return ToyRules.NAME;
        }

        @Override
        public Optional<Effect> effect(Event event, Field before) {
            return event instanceof ToyBattles.Fired fired && fired.hit()
                    ? Optional.of(new Effect.Lost(fired.target(), 1, Effect.Strength.FIGURE))
                    : Optional.empty();
        }

        @Override
        public void tell(Order order, RecordedOrder said, Field before, Tale tale) {
            if (order instanceof ToyBattles.Fire(var unit, var target, var dice)) {
                var effects = tale.take(List.of(target));
                var side = tale.sideOf(List.of(unit));
                tale.tell(new Beat.Fired(side, Beat.Fired.Manner.FIRE, List.of(unit), List.of(target), effects));
            }
        }
    }
}
