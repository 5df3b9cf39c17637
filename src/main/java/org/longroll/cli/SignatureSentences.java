package org.longroll.cli;

import java.util.List;
import java.util.stream.Stream;
import org.longroll.audit.CheckpointAudit.Finding;
import org.longroll.audit.CheckpointAudit.Report;

/** Sentences about the checkpoints in a battle. */
final class SignatureSentences {

    private SignatureSentences() {}

    static List<String> of(Report report) {
        var good = report.checkpoints();
        var all = good.isEmpty()
                ? Stream.<String>empty()
                : Stream.of("%s, the last over %d events: %s, signed by %s."
                        .formatted(
                                good.size() == 1 ? "1 checkpoint fits" : good.size() + " checkpoints fit",
                                good.getLast().checkpoint().size(),
                                good.getLast().checkpoint().code(),
                                good.getLast().key()));
        return Stream.of(
                        report.faults().stream().map(Finding::sentence),
                        all,
                        report.notes().stream().map(Finding::sentence))
                .flatMap(lines -> lines)
                .map("  "::concat)
                .toList();
    }
}
