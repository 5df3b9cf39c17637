package org.longroll.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.AuditReport;
import org.longroll.audit.CheckpointAudit;
import org.longroll.audit.CheckpointAudit.Finding;

/**
 * A battle, and what was found in it.
 *
 * @param standing whether it fits the keys and the log of heads of the server that has it
 */
record CheckedBattle(
        AuditReport report,
        CheckpointAudit.@Nullable Report signed,
        Decisions.@Nullable Finding decisions,
        List<String> remarks,
        Standing standing) {

    enum Standing {
        FITS,
        /** Nothing else is wrong: the server may have lost its key. */
        SIGNER_UNKNOWN,
        DIFFERS
    }

    CheckedBattle with(String remark) {
        return new CheckedBattle(report, signed, decisions, List.of(remark), standing);
    }

    boolean good() {
        return report.intact()
                && standing == Standing.FITS
                && (signed == null || signed.sound())
                && (decisions == null || !decisions.faulty());
    }

    /** The verdict in a few words; nothing is called intact above something that does not fit. */
    String verdict() {
        if (!report.intact()) {
            return "changed";
        }
        if (signed != null && !signed.soundInItself()) {
            return "not as it was signed";
        }
        if (standing != Standing.FITS) {
            return standing == Standing.DIFFERS
                    ? "not as the server knows it"
                    : "unchanged since it was signed, by a key that the server does not know";
        }
        if (decisions != null && decisions.faulty()) {
            return "comes out differently";
        }
        return signed == null || signed.sound() ? "sound" : "sound in itself; " + againstTheReader(signed.faults());
    }

    private static String againstTheReader(List<Finding> faults) {
        return switch (faults.getFirst().code()) {
            case "mistyped" -> "a code is mistyped";
            case "too-short" -> "too short for a code";
            case "untrusted-key", "unproven" -> "not proven to its end by your key";
            case "other-history" -> "another history";
            default -> "another history, or a mistyped code";
        };
    }

    List<String> sentences() {
        var sentences = new ArrayList<String>();
        sentences.add(
                verdict().equals("sound") || !report.intact()
                        ? report.sentence()
                        : "Battle %s: %d events, %s.".formatted(report.battle(), report.events(), verdict()));
        if (signed != null) {
            sentences.addAll(SignatureSentences.of(signed));
        }
        if (decisions != null) {
            sentences.addAll(decisions.sentences());
        }
        sentences.addAll(remarks);
        return sentences;
    }
}
