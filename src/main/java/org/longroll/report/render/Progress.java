package org.longroll.report.render;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/**
 * How far a report is on its way to paper.
 *
 * @param pages how many there will be; 0 while nobody knows
 */
public record Progress(Stage stage, int page, int pages) {

    public static final Progress WAITING = new Progress(Stage.WAITING, 0, 0);

    /** What is being done. */
    public enum Stage implements Word {
        @Spelled("waiting")
        WAITING,
        @Spelled("writing-the-story")
        WRITING_THE_STORY,
        @Spelled("laying-out")
        LAYING_OUT,
        @Spelled("printing")
        PRINTING,
        @Spelled("done")
        DONE
    }
}
