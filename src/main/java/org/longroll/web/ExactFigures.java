package org.longroll.web;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import org.longroll.battle.Odds;
import org.longroll.codec.ValueJson;
import org.longroll.rules.Fraction;

/** Exact figures in answers, as the numbers that the calculators use too: in what is due, and in explanations. */
final class ExactFigures extends SimpleModule {

    private static final long serialVersionUID = 1L;

    ExactFigures() {
        super("exact-figures");
        addSerializer(Fraction.class, ValueJson.written(ExactFigures::inches));
        addSerializer(Odds.class, ValueJson.written(ExactFigures::probabilities));
    }

    /** Half inches as 2.5, whole ones as 4. */
    private static void inches(Fraction fraction, JsonGenerator out) throws IOException {
        if (fraction.denominator() == 1) {
            out.writeNumber(fraction.numerator());
        } else {
            out.writeNumber(fraction.value());
        }
    }

    /** Ways as probabilities. */
    private static void probabilities(Odds odds, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (var outcome : odds.ways().keySet()) {
            out.writeNumberField(outcome, odds.probability(outcome));
        }
        out.writeEndObject();
    }
}
