package org.longroll.audit.proof;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A server's word that one of its keys follows another: a checkpoint of its log, signed by both. */
public record Announcement(VerifierKey signer, VerifierKey successor) {

    /** @throws IllegalArgumentException if it is none, or not signed by both keys */
    public static Announcement parse(String text) {
        var note = SignedNote.parse(text);
        var checkpoint = Checkpoint.parse(note.text());
        var read = new Announcement(checkpoint.signer(), checkpoint.successor());
        if (!read.signer().name().equals(read.successor().name())
                || !checkpoint
                        .origin()
                        .equals(ServerKeys.originOfLog(read.signer().name()))) {
            throw new IllegalArgumentException("The announcement is not of one server.");
        }
        if (!note.isSignedBy(read.signer()) || !note.isSignedBy(read.successor())) {
            throw new IllegalArgumentException("The announcement is not signed by both keys.");
        }
        return read;
    }

    /**
     * Reads the announcements of a key, oldest first.
     *
     * @throws IllegalArgumentException if one does not follow from the one before it, or the last is of another key
     */
    public static List<Announcement> chain(List<String> notes, VerifierKey key) {
        var chain = new ArrayList<Announcement>();
        for (var note : notes) {
            var next = parse(note);
            if (!chain.isEmpty() && !chain.getLast().successor().equals(next.signer())) {
                throw new IllegalArgumentException("An announcement does not follow from the one before it.");
            }
            chain.add(next);
        }
        if (!chain.isEmpty() && !chain.getLast().successor().equals(key)) {
            throw new IllegalArgumentException("The announcements end in another key.");
        }
        return List.copyOf(chain);
    }

    /** The key that a list of notes announces last. */
    public static Optional<VerifierKey> last(List<String> notes) {
        return notes.isEmpty()
                ? Optional.empty()
                : Optional.of(parse(notes.getLast()).successor());
    }

    /** Keys that are trusted, and those that they announced, one after the other. */
    public static Set<VerifierKey> trusted(Set<VerifierKey> keys, List<Announcement> announcements) {
        var trusted = new HashSet<>(keys);
        announcements.stream()
                .filter(each -> trusted.contains(each.signer()))
                .forEach(each -> trusted.add(each.successor()));
        return trusted;
    }
}
