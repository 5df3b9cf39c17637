package org.longroll.web.battles;

import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.journal.Redecision.Difference;

/** An entry of a battle from elsewhere that the rules decide otherwise here. */
@Schema(name = "DecidedOtherwise")
public record DecidedOtherwiseView(
        UUID entry,
        int number,
        @Schema(examples = "fire") String type,

        @Schema(description = "Whether a reading of the rules that has changed since may be the reason.")
        boolean byReading,

        @Schema(examples = "It is refused today: The 20th Maine is out of range.")
        String sentence) {

    /** More is not told of one battle. */
    private static final int MOST = 100;

    private static final int LONGEST_SENTENCE = 1_000;

    static List<DecidedOtherwiseView> of(List<Difference> differences) {
        return differences.stream().limit(MOST).map(DecidedOtherwiseView::of).toList();
    }

    private static DecidedOtherwiseView of(Difference difference) {
        var sentence = difference.sentence();
        return new DecidedOtherwiseView(
                difference.entry().id(),
                difference.entry().number(),
                difference.entry().type(),
                difference.byReading(),
                sentence.length() <= LONGEST_SENTENCE ? sentence : sentence.substring(0, LONGEST_SENTENCE) + "…");
    }
}
