package org.longroll.recording;

/** A battle that is not as it was recorded. Nothing more is recorded in it: who changed it could hide behind new entries. */
public final class BrokenJournal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    BrokenJournal(String sentence) {
        super(sentence);
    }
}
