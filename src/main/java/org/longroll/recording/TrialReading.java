package org.longroll.recording;

import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.journal.History;

/** What readers do with a battle, done once with one from elsewhere before it is taken in. */
public interface TrialReading {

    /** Throws {@link Unsound} if a battle could not be started here like this. */
    void open(BattleStarted opening);

    /** Throws whatever a reader would. */
    void read(History journal);

    /** Says what is wrong with a battle from elsewhere. */
    final class Unsound extends RuntimeException {

        private static final long serialVersionUID = 1L;

        public Unsound(String reason) {
            super(reason);
        }
    }
}
