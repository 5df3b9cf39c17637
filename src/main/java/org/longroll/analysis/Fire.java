package org.longroll.analysis;

import java.util.List;

/**
 * One fire at one target.
 *
 * @param kind in the system's word: {@code reaction}, {@code musketry}
 * @param effect in the unit of {@link Terms#effect}: hits, or steps of effect
 * @param expected the mean of the effect at that moment, with its {@code variance}
 * @param checkForced whether it shook the target: a check called, or a charge checked
 * @param checkExpected the probability of that
 */
public record Fire(
        Moment moment,
        String kind,
        List<String> firers,
        String target,
        String result,
        double effect,
        double expected,
        double variance,
        Strength lost,
        boolean checkForced,
        double checkExpected) {

    public Fire {
        firers = List.copyOf(firers);
    }
}
