package org.longroll.report.render;

import org.longroll.rules.Word;

/** The progress of a PDF; {@code pages} is 0 while it is unknown. */
public record Progress(Stage stage, int page, int pages) {

    public static final Progress WAITING = new Progress(Stage.WAITING, 0, 0);

    public enum Stage implements Word {
        WAITING,
        WRITING_THE_STORY,
        LAYING_OUT,
        PRINTING,
        DONE
    }
}
