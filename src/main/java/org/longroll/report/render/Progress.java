package org.longroll.report.render;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The progress of a PDF; {@code pages} is 0 while it is unknown. */
public record Progress(Stage stage, int page, int pages) {

    public static final Progress WAITING = new Progress(Stage.WAITING, 0, 0);

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
