package org.longroll.toy;

import java.util.ArrayList;
import java.util.List;
import org.longroll.analysis.Blows;
import org.longroll.analysis.Cause;
import org.longroll.analysis.Chronicler;
import org.longroll.analysis.Episode;
import org.longroll.analysis.Happening;
import org.longroll.analysis.Spread;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Terms;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.battle.Said;
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
                    blows.lost(step, fired.target(), blows.by(fired.target())).ifPresent(happenings::add);
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
        public List<Beat> beats(Said said, Field before) {
            var effects = new ArrayList<Effect>();
            for (var event : said.events()) {
                if (event instanceof ToyBattles.Fired fired && fired.hit()) {
                    effects.add(new Effect.Lost(fired.target(), 1, Effect.Strength.FIGURE));
                }
            }
            var tale = new Tale(said, before, effects);
            switch (said.order()) {
                case CommonOrder common -> tale.common(common);
                case ToyBattles.Fire(var unit, var target, var dice) ->
                    tale.tell(new Beat.Fired(
                            tale.sideOf(List.of(unit)),
                            Beat.Fired.Manner.FIRE,
                            List.of(unit),
                            List.of(target),
                            tale.take(List.of(target))));
                default -> {}
            }
            return tale.beats();
        }
    }
}
