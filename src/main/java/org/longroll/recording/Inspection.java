package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.longroll.audit.CheckpointAudit;
import org.longroll.audit.Holdings;
import org.longroll.codec.EventCodec;
import org.longroll.codec.UnreadableEvent;
import org.longroll.journal.History;
import org.longroll.journal.Vocabulary;
import org.longroll.ledger.Envelope;
import org.longroll.projection.JournalFold;
import org.longroll.recording.TrialReading.Unsound;

/**
 * Looks at a chain from elsewhere as strictly as at entries that are sent here. A hash proves that a file is unchanged,
 * not that a server wrote it: every event must be one that this program writes, each must follow from those before it,
 * and everything that is read of a journal here must be readable of this one.
 */
@ApplicationScoped
class Inspection {

    /** A journal that may be taken in. */
    record Sound(History journal, JournalFold fold) {}

    /** The first line that stands in the way. */
    static final class Faulty extends Exception {

        private static final long serialVersionUID = 1L;

        private final int line;

        Faulty(int line, String message, Throwable cause) {
            super(message, cause);
            this.line = line;
        }

        int line() {
            return line;
        }
    }

    /** The first line of a file is its heading. */
    private static final int FIRST_EVENT = 2;

    private final EventCodec codec;
    private final Instance<TrialReading> readings;

    Inspection(EventCodec codec, @Any Instance<TrialReading> readings) {
        this.codec = codec;
        this.readings = readings;
    }

    Sound inspect(List<Envelope> chain, Vocabulary kind) throws Faulty {
        var lines = new ArrayList<History.Line>();
        var fold = new JournalFold(chain.getFirst().stream());
        for (var event : chain) {
            try {
                var line = read(event);
                if (lines.isEmpty()) {
                    open(line, kind);
                }
                fold.take(line);
                lines.add(line);
            } catch (RuntimeException e) {
                throw faulty(lines.size() + FIRST_EVENT, e);
            }
        }
        requireSigned(chain);
        var journal = new History(chain.getFirst().stream(), lines);
        requireReadable(journal);
        return new Sound(journal, fold);
    }

    /** An event in its present version must be as this program writes it: no coercion, no default, no value more. */
    private History.Line read(Envelope event) {
        var line = codec.line(event);
        var written = codec.encode(line.event());
        if (written.version() == event.schemaVersion() && !written.payload().equals(event.payload())) {
            throw new Unsound("No server writes “%s” like this.".formatted(event.type()));
        }
        SizeLimits.require(event, line.event());
        return line;
    }

    private void open(History.Line first, Vocabulary kind) {
        if (!kind.opening().isInstance(first.event())) {
            throw new Unsound("A %s begins with its opening.".formatted(kind.kind()));
        }
        var opening = kind.opening().cast(first.event());
        of(kind.kind()).forEach(reading -> reading.open(opening));
    }

    private Stream<TrialReading> of(String kind) {
        return readings.stream().filter(reading -> reading.kind().equals(kind));
    }

    /** A checkpoint, of this server or another, is over the events before it. */
    private static void requireSigned(List<Envelope> chain) throws Faulty {
        var faults = CheckpointAudit.of(chain, Holdings.NONE).faults();
        if (!faults.isEmpty()) {
            var first = faults.getFirst();
            throw faulty((int) first.sequence() + FIRST_EVENT - 1, new Unsound(first.sentence()));
        }
    }

    private void requireReadable(History journal) throws Faulty {
        try {
            readAll(journal);
        } catch (RuntimeException e) {
            throw faulty(firstUnreadable(journal) + FIRST_EVENT - 1, e);
        }
    }

    private void readAll(History journal) {
        var fold = new JournalFold(journal.id());
        journal.lines().forEach(fold::take);
        fold.status();
        fold.journal();
        fold.dice();
        of(fold.newest().kind().name()).forEach(reading -> reading.read(journal));
    }

    /** The length of the shortest beginning that cannot be read, by halving: what one event breaks stays broken. */
    private int firstUnreadable(History journal) {
        int readable = 0;
        int unreadable = journal.lines().size();
        while (unreadable - readable > 1) {
            int middle = (readable + unreadable) / 2;
            if (isReadable(new History(journal.id(), journal.lines().subList(0, middle)))) {
                readable = middle;
            } else {
                unreadable = middle;
            }
        }
        return unreadable;
    }

    private boolean isReadable(History journal) {
        try {
            readAll(journal);
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    /** Only our own words are told: a failed assumption says nothing to the sender. */
    private static Faulty faulty(int line, RuntimeException e) {
        var reason = e instanceof Unsound || e instanceof UnreadableEvent
                ? e.getMessage()
                : "It does not fit what is recorded before it.";
        return new Faulty(line, "Line %d: %s".formatted(line, reason), e);
    }
}
