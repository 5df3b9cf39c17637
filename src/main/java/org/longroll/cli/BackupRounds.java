package org.longroll.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;
import org.longroll.database.BackupFolder;
import org.longroll.database.Restoration;

/** One backup after the other: made, restored once as a check, thinned out, and handed to the operator's command. */
final class BackupRounds {

    private static final Logger LOG = Logger.getLogger(BackupRounds.class);

    private final Path home;
    private final BackupSettings settings;
    private final InstantSource clock;
    private volatile State state;

    /**
     * @param newestAt when the newest good backup was made; 1970 if there is none
     * @param failure why the last round was not good
     */
    record State(
            Instant newestAt, long newestBytes, @Nullable String failure) {
        State failed(String why) {
            return new State(newestAt, newestBytes, why);
        }
    }

    /** Backups from before this start count. */
    BackupRounds(Path home, BackupSettings settings, InstantSource clock) {
        this.home = home;
        this.settings = settings;
        this.clock = clock;
        this.state = settings.folder()
                .newest()
                .map(kept -> new State(kept.takenAt(), kept.bytes(), null))
                .orElse(new State(Instant.EPOCH, 0, null));
        Restoration.tidyRehearsal(home);
    }

    State state() {
        return state;
    }

    /** Makes one backup; answers whether all of it went well. */
    boolean go() {
        try {
            var begun = clock.instant();
            BackupFolder.Kept kept = settings.folder().add(home, begun, Chains::requireIntact);
            state = new State(kept.takenAt(), kept.bytes(), null);
            var deleted = settings.folder().thinTo(settings.keep());
            settings.command().ifPresent(command -> new AfterBackup(command).run(kept.file()));
            LOG.infof(
                    "Backed up into %s (%,d bytes) and restored it as a check, in %d s; %d older ones deleted.",
                    kept.file(),
                    kept.bytes(),
                    clock.instant().getEpochSecond() - begun.getEpochSecond(),
                    deleted.size());
            return true;
        } catch (RuntimeException e) {
            var why = Failures.sentence(e);
            state = state.failed(why);
            LOG.errorf("The backup failed: %s", why);
            return false;
        }
    }
}
