package org.longroll.journal;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Events of every journal, of whatever kind. */
public sealed interface JournalEvent extends Event {

    /**
     * @param attachments pictures, each by its SHA-256
     * @param table which of them is the table from above, for maps
     */
    @Recorded(value = "note-taken", version = 2)
    record NoteTaken(
            String text,
            List<String> units,
            List<String> attachments,
            @Nullable TablePhoto table) implements JournalEvent, Aside {
        public NoteTaken {
            units = List.copyOf(units);
            attachments = List.copyOf(attachments);
        }

        public NoteTaken(String text, List<String> units) {
            this(text, units, List.of(), null);
        }

        @Override
        public String entryType() {
            return "note";
        }

        @Override
        public Optional<Order> order() {
            return Optional.of(new JournalOrder.Note(text, units, attachments, table));
        }
    }

    /** The text of an earlier note was corrected; the old one stays in the ledger. */
    @Recorded("note-corrected")
    record NoteCorrected(UUID note, String text) implements JournalEvent, Aside {

        @Override
        public String entryType() {
            return "correct-note";
        }

        @Override
        public Optional<Order> order() {
            return Optional.of(new JournalOrder.CorrectNote(note, text));
        }
    }

    /** The key of a seat was replaced; only keys of this generation are valid from here on. */
    @Recorded("key-reissued")
    record KeyReissued(String seat, int generation) implements JournalEvent, Aside {

        @Override
        public String entryType() {
            return "reissue-key";
        }

        @Override
        public Optional<Order> order() {
            return Optional.of(new JournalOrder.ReissueKey(new Seat(seat)));
        }
    }

    /** A person got a seat for some commands of a side; the name of the person is not in the ledger. */
    @Recorded("seat-given")
    record SeatGiven(String seat, List<String> commands, UUID person) implements JournalEvent, Aside {
        public SeatGiven {
            commands = List.copyOf(commands);
        }

        @Override
        public String entryType() {
            return "give-seat";
        }
    }

    /** The keys of this seat are no longer valid; what it recorded stays. */
    @Recorded("seat-revoked")
    record SeatRevoked(String seat) implements JournalEvent, Aside {

        @Override
        public String entryType() {
            return "revoke-seat";
        }
    }

    /**
     * The server vouches for every event before this one. It is no entry, and nothing takes notice of it: neither an
     * undo, nor a redo, nor an open request.
     *
     * @param note a C2SP tlog-checkpoint: origin, size, root and signature
     * @param key the public key that signed it
     * @param announcements the notes in which the server announced its keys, oldest first; empty for its first key
     */
    @Recorded("checkpoint-signed")
    record CheckpointSigned(String note, String key, List<String> announcements, Cause cause) implements JournalEvent {
        public CheckpointSigned {
            announcements = List.copyOf(announcements);
        }

        /** The reason why it was signed. */
        public enum Cause implements Word {
            @Spelled("turn")
            TURN,
            @Spelled("end")
            END,
            /** A seat asked for it. */
            @Spelled("demand")
            DEMAND
        }
    }

    /**
     * A person's order; its consequences follow in the same entry. Its type has the form {@code
     * <system>-fire-declared}.
     */
    record Declared(Order order) implements JournalEvent {}

    /** {@code purpose} is such as {@code fire}, {@code by} the seat that threw them or had them rolled. */
    @Recorded("dice-rolled")
    record DiceRolled(
            String purpose, @Nullable String unit, int sides, List<Integer> faces, GivenDice.Source source, String by)
            implements JournalEvent {
        public DiceRolled {
            faces = List.copyOf(faces);
        }

        /** The faces as people write them: {@code 3 5}. */
        public String shown() {
            return faces.stream().map(String::valueOf).collect(Collectors.joining(" "));
        }

        /** The purpose, and of which unit: {@code fire of 20th Maine}. */
        public String purposeIn(Journal<?> journal) {
            return unit == null ? purpose : "%s of %s".formatted(purpose, journal.name(unit));
        }
    }
}
