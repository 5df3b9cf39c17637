package org.longroll.toy;

import java.util.EnumMap;
import java.util.Map;
import org.longroll.dice.Dice;
import org.longroll.dice.Distribution;
import org.longroll.rules.Chart;
import org.longroll.rules.ChartReading;
import org.longroll.rules.Rules;
import org.longroll.rules.RulesSystem;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The chart: the face from which each arm hits. */
record ToyRules(Chart chart, Map<Arm, Integer> hitsOn, int sides) implements Rules {

    static final String NAME = "toy";

    enum Arm implements Word {
        @Spelled("foot")
        FOOT,
        @Spelled("guns")
        GUNS
    }

    boolean hits(Arm arm, int face) {
        return face >= hitsOn.get(arm);
    }

    Distribution<Boolean> odds(Arm arm) {
        return new Dice(1, sides).sum().map(face -> hits(arm, face));
    }

    /** Reads the chart. */
    public static final class Reader implements RulesSystem {

        @Override
        public String system() {
            return NAME;
        }

        @Override
        public String title() {
            return "Toy Soldiers";
        }

        @Override
        public ToyRules read(Chart chart) {
            var reading = new ChartReading(chart);
            var fire = new EnumMap<Arm, Integer>(Arm.class);
            for (var arm : Arm.values()) {
                fire.put(arm, reading.between(1, 6, "fire.%s.hits-on".formatted(arm.word())));
            }
            int sides = reading.between(2, 100, "die.sides");
            reading.finish();
            return new ToyRules(chart, fire, sides);
        }
    }
}
