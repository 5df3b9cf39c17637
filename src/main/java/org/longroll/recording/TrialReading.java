package org.longroll.recording;

import org.longroll.journal.History;
import org.longroll.journal.Opening;

/** The reading of a journal of one kind as its readers do it, tried once with one from elsewhere before it is taken in. */
public interface TrialReading {

    String kind();

    /** Throws {@link Unsound} if a journal could not be started here like this. */
    void open(Opening opening);

    /** Throws whatever a reader would. */
    void read(History journal);

    /** Says what is wrong with a journal from elsewhere. */
    final class Unsound extends RuntimeException {

        private static final long serialVersionUID = 1L;

        public Unsound(String reason) {
            super(reason);
        }
    }
}
