package org.longroll.web;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import org.longroll.battle.Odds;
import org.longroll.rules.Fraction;

/**
 * Exact figures of the journal where they go out as they are – in what is due, in how a result came about –: as the
 * numbers that the calculators answer with.
 */
final class ExactFigures extends SimpleModule {

    private static final long serialVersionUID = 1L;

    ExactFigures() {
        super("exact-figures");
        addSerializer(new Inches());
        addSerializer(new Probabilities());
    }

    /** Half inches as 2.5, whole ones as 4. */
    private static final class Inches extends StdSerializer<Fraction> {

        private static final long serialVersionUID = 1L;

        Inches() {
            super(Fraction.class);
        }

        @Override
        public void serialize(Fraction fraction, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (fraction.denominator() == 1) {
                out.writeNumber(fraction.numerator());
            } else {
                out.writeNumber(fraction.value());
            }
        }
    }

    /** Ways as probabilities. */
    private static final class Probabilities extends StdSerializer<Odds> {

        private static final long serialVersionUID = 1L;

        Probabilities() {
            super(Odds.class);
        }

        @Override
        public void serialize(Odds odds, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeStartObject();
            for (var outcome : odds.ways().keySet()) {
                out.writeNumberField(outcome, odds.probability(outcome));
            }
            out.writeEndObject();
        }
    }
}
