package org.longroll.web.proofs;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.SignedNote;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** Those whose cosignatures are kept: public keys that the owner of the server has named. */
@Singleton
class Witnesses {

    /** The lines of witnesses under the log's checkpoint of a size. */
    record Cosigned(int size, List<SignedNote.Line> lines) {}

    private final List<VerifierKey> known;

    Witnesses(@ConfigProperty(name = "longroll.witnesses") Optional<List<String>> given) {
        try {
            this.known = given.orElse(List.of()).stream()
                    .map(key -> VerifierKey.parse(key.strip()))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw new IllegalStateException("LONGROLL_WITNESSES must be public keys: " + e.getMessage());
        }
    }

    /** A setting that cannot be right is found at the start. */
    void start(@Observes StartupEvent event) {}

    List<String> texts() {
        return known.stream().map(VerifierKey::text).toList();
    }

    /** The lines of known witnesses, if the note is the log's own checkpoint. */
    Cosigned read(String text, IntFunction<SignedNote> ours) {
        try {
            var note = SignedNote.parse(text);
            int size = Math.toIntExact(Checkpoint.parse(note.text()).size());
            if (!ours.apply(size).text().equals(note.text())) {
                throw bad("must be a checkpoint of this server's log");
            }
            var lines = note.signatures().stream()
                    .filter(line -> known.stream().anyMatch(key -> isBy(key, note, line)))
                    .toList();
            if (lines.isEmpty()) {
                throw bad("has no good signature of a witness that is known here");
            }
            return new Cosigned(size, lines);
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw bad("must be a checkpoint with signatures, as C2SP signed-note writes it");
        }
    }

    private static boolean isBy(VerifierKey key, SignedNote note, SignedNote.Line line) {
        return new SignedNote(note.text(), List.of(line)).isSignedBy(key);
    }

    private static ProblemException bad(String why) {
        return new ProblemException(Problem.invalidInput("note", why));
    }
}
