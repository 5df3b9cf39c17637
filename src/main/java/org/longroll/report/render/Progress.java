package org.longroll.report.render;

/**
 * How far a report is on its way to paper.
 *
 * @param pages how many there will be; 0 while nobody knows
 */
public record Progress(Stage stage, int page, int pages) {

    public static final Progress WAITING = new Progress(Stage.WAITING, 0, 0);

    /** What is being done. */
    public enum Stage {
        WAITING,
        WRITING_THE_STORY,
        LAYING_OUT,
        PRINTING,
        DONE
    }
}
