package org.longroll.audit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.proof.Announcement;
import org.longroll.audit.proof.Checkpoint;
import org.longroll.audit.proof.CheckpointCode;
import org.longroll.audit.proof.Frontier;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.audit.proof.SignedNote;
import org.longroll.audit.proof.VerifierKey;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Sha256;

/**
 * Checks the checkpoints in a chain that is intact: each against the events before it and its signature, and all against
 * what the reader holds. The codes are those of the proof format, so that every verifier says the same.
 */
public final class CheckpointAudit {

    /** The name of a checkpoint in the ledger. */
    public static final String TYPE = "checkpoint-signed";

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String UNCHECKED =
            " The code has no check letters, so a mistyped one cannot be told apart: compare it letter by letter.";

    /** @param sequence the event; 0 if it is about the file */
    public record Finding(long sequence, String code, String sentence) {}

    /** A checkpoint that fits. */
    public record Signed(long sequence, Checkpoint checkpoint, VerifierKey key) {}

    /** @param notes what is worth knowing and no fault */
    public record Report(List<Signed> checkpoints, List<Finding> faults, List<Finding> notes) {
        public boolean sound() {
            return faults.isEmpty();
        }

        /** Whether everything that is signed in the file fits, whatever the reader holds. */
        public boolean soundInItself() {
            return faults.stream().allMatch(fault -> OF_THE_READER.contains(fault.code()));
        }
    }

    /** Faults that show only against what a reader holds. */
    private static final Set<String> OF_THE_READER =
            Set.of("mistyped", "other-history", "other-history-or-mistyped", "too-short", "untrusted-key", "unproven");

    private record Payload(String note, String key, List<String> announcements) {}

    private final List<Signed> good = new ArrayList<>();
    private final List<Finding> faults = new ArrayList<>();
    private final List<Finding> notes = new ArrayList<>();
    private final List<Announcement> announced = new ArrayList<>();
    private final List<Sha256> roots = new ArrayList<>();
    private long proven;

    private CheckpointAudit() {}

    /** @param chain all events from the first on, verified already */
    public static Report of(List<Envelope> chain, Holdings holdings) {
        var audit = new CheckpointAudit();
        var tree = Frontier.EMPTY;
        for (var event : chain) {
            audit.roots.add(holdings.wants(tree.size()) ? tree.root() : Sha256.GENESIS);
            if (event.type().equals(TYPE)) {
                audit.check(event, tree);
            }
            tree = tree.with(List.of(event.hash()));
        }
        audit.roots.add(tree.root());
        audit.tell(chain);
        audit.compare(holdings, chain);
        return new Report(List.copyOf(audit.good), List.copyOf(audit.faults), List.copyOf(audit.notes));
    }

    private void check(Envelope event, Frontier before) {
        var payload = payload(event);
        try {
            if (payload == null) {
                throw new IllegalArgumentException("It has not the fields of a checkpoint.");
            }
            var note = SignedNote.parse(payload.note());
            var checkpoint = Checkpoint.parse(note.text());
            var key = VerifierKey.ofAServer(payload.key());
            if (fits(event, checkpoint, key, before) && isSigned(event, note, key, payload.announcements())) {
                good.add(new Signed(event.sequence(), checkpoint, key));
            }
        } catch (IllegalArgumentException e) {
            fault(event, "not-a-checkpoint", "is no checkpoint. " + e.getMessage());
        }
    }

    private boolean fits(Envelope event, Checkpoint checkpoint, VerifierKey key, Frontier before) {
        if (!checkpoint.origin().equals(ServerKeys.originOf(key.name(), event.stream()))) {
            return fault(event, "other-battle", "is of another battle or another server.");
        }
        if (checkpoint.size() != before.size()) {
            return fault(
                    event,
                    "other-size",
                    "is for %d events and stands after %d.".formatted(checkpoint.size(), before.size()));
        }
        return checkpoint.root().equals(before.root())
                || fault(event, "other-root", "was signed over other events than those before it.");
    }

    private boolean isSigned(Envelope event, SignedNote note, VerifierKey key, List<String> announcements) {
        if (!note.isSignedBy(key)) {
            return fault(event, "bad-signature", "is not signed by the key that it names.");
        }
        try {
            announced.addAll(Announcement.chain(announcements, key));
            return true;
        } catch (IllegalArgumentException e) {
            return fault(event, "bad-announcement", "has a key that was not announced as it says.");
        }
    }

    /** What was signed by whom, and what is not signed. */
    private void tell(List<Envelope> chain) {
        VerifierKey before = null;
        for (var signed : good) {
            if (before != null && !before.equals(signed.key())) {
                note(signed.sequence(), change(before, signed.key()), signed.key());
            }
            before = signed.key();
        }
        if (good.isEmpty()) {
            notes.add(new Finding(0, "no-checkpoints", "Nothing in it is signed."));
        } else if (chain.size() > good.getLast().sequence()) {
            notes.add(new Finding(
                    0,
                    "unsigned-tail",
                    "The last %d events are not signed."
                            .formatted(chain.size() - good.getLast().sequence())));
        }
    }

    private String change(VerifierKey before, VerifierKey now) {
        if (!before.name().equals(now.name())) {
            return "other-server";
        }
        return Announcement.trusted(Set.of(before), announced).contains(now) ? "key-announced" : "key-not-announced";
    }

    private void note(long sequence, String code, VerifierKey key) {
        var sentence =
                switch (code) {
                    case "other-server" -> "From event %d on another server signs: %s.";
                    case "key-announced" -> "From event %d on it signs with another key, which it had announced: %s.";
                    default -> "From event %d on it signs with another key, which it had not announced: %s.";
                };
        notes.add(new Finding(sequence, code, sentence.formatted(sequence, key)));
    }

    /** Against keys and checkpoints that the reader has from elsewhere. */
    private void compare(Holdings holdings, List<Envelope> chain) {
        holdings.unread()
                .forEach(each -> faults.add(new Finding(
                        0,
                        "mistyped",
                        "The code “%s” is mistyped. %s Nothing was compared with it."
                                .formatted(each.text(), each.why()))));
        holdings.codes().forEach(held -> compare(held, chain));
        if (!holdings.keys().isEmpty()) {
            prove(Announcement.trusted(holdings.keys(), announced), chain.size());
        }
    }

    /**
     * The last checkpoint that a trusted key signed covers all before it, other signatures among them. Events after it
     * are not proven, whatever key signed them: the genuine beginning of a battle can be continued with any other key.
     */
    private void prove(Set<VerifierKey> trusted, long events) {
        var last = good.reversed().stream()
                .filter(signed -> trusted.contains(signed.key()))
                .findFirst();
        proven = last.map(Signed::sequence).orElse(0L);
        good.stream()
                .filter(signed -> signed.sequence() > proven)
                .forEach(signed -> faults.add(new Finding(
                        signed.sequence(),
                        "untrusted-key",
                        "The checkpoint in event %d is signed by a key that is none of yours: %s."
                                .formatted(signed.sequence(), signed.key()))));
        if (proven < events) {
            faults.add(new Finding(
                    proven + 1,
                    "unproven",
                    "With your key it is proven up to event %d of %d.".formatted(proven, events)));
        } else {
            notes.add(new Finding(
                    0, "proven", "With your key it is proven up to event %d of %d.".formatted(proven, events)));
        }
    }

    private void compare(CheckpointCode held, List<Envelope> chain) {
        if (held.size() > chain.size()) {
            faults.add(new Finding(
                    0,
                    "too-short",
                    "The file is too short: the checkpoint %s covers %d events, the file has %d.%s"
                            .formatted(held, held.size(), chain.size(), held.checked() ? "" : UNCHECKED)));
        } else if (held.fits(Holdings.code(held.size(), roots.get((int) held.size())))) {
            notes.add(new Finding(
                    0, "fits", "The checkpoint %s fits: %s.".formatted(held, Extent.of(chain, held.size()))));
        } else {
            faults.add(new Finding(
                    0,
                    held.checked() ? "other-history" : "other-history-or-mistyped",
                    "This is another history: its first %d events are not those of the checkpoint %s.%s"
                            .formatted(held.size(), held, held.checked() ? "" : UNCHECKED)));
        }
    }

    private boolean fault(Envelope event, String code, String what) {
        return !faults.add(
                new Finding(event.sequence(), code, "The checkpoint in event %d %s".formatted(event.sequence(), what)));
    }

    private static @Nullable Payload payload(Envelope event) {
        try {
            var node = MAPPER.readTree(event.payload().text());
            if (!node.path("note").isTextual()
                    || !node.path("key").isTextual()
                    || !node.path("announcements").isArray()) {
                return null;
            }
            var announcements = new ArrayList<String>();
            for (JsonNode each : node.path("announcements")) {
                if (!each.isTextual()) {
                    return null;
                }
                announcements.add(each.asText());
            }
            return new Payload(node.path("note").asText(), node.path("key").asText(), announcements);
        } catch (JsonProcessingException e) {
            return null;
        }
    }
}
