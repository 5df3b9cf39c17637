package org.longroll.report.story;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Field;
import org.longroll.journal.RecordedOrder;
import org.longroll.report.story.Steps.Step;

/**
 * A step with what happened in it, however much of that is told.
 *
 * @param side the side whose part of the turn it is; null if it is of both
 */
record Heard(
        RecordedOrder said,
        Field before,
        @Nullable String side,
        @Nullable String phase,
        List<Beat> beats) {

    static Heard of(Step step, Narrator narrator) {
        return new Heard(
                step.said(),
                step.before(),
                narrator.acting(step.before()).orElse(null),
                narrator.phase(step.before()).orElse(null),
                narrator.beats(step.said(), step.before()));
    }
}
