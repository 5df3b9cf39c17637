package org.longroll.web.battles;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.audit.CheckpointAudit;
import org.longroll.audit.ServerAudit;
import org.longroll.journal.Redecision.Difference;

@Schema(name = "Audit")
public record AuditView(
        UUID battle,

        @Schema(
                description =
                        "Whether the chain, everything that was signed and the server's log of heads fit each other."
                                + " A key that the server does not know is no change: `verdict` and `faults` name it.")
        boolean intact,

        @Schema(description = "What was found, in a sentence.")
        String verdict,

        @Schema(description = "How many events there are; the version of the battle.")
        long events,

        @Schema(description = "The hash of the last event, to compare with one that was written down earlier.")
        String headHash,

        @Schema(description = "The first event that is not as it was recorded.") @Nullable BrokenView broken,

        @Schema(description = "What does not fit in checkpoints, keys and the log, in sentences.")
        List<String> faults,

        @Schema(
                description = "Of an imported battle: the entries that the rules decide otherwise here. Empty if there"
                        + " are none, null if the battle was started here or its chart is not here.")
        @Nullable List<DecidedOtherwiseView> decidedOtherwise) {

    @Schema(name = "BrokenEvent")
    public record BrokenView(
            long sequence,

            @Schema(enumeration = {"changed", "missing", "reordered", "forged-hash"})
            String how,

            String detail) {}

    static AuditView of(ServerAudit.Report found, Optional<List<Difference>> differences) {
        var report = found.chain();
        var broken = report.broken();
        return new AuditView(
                report.battle(),
                found.intact(),
                found.verdict(),
                report.events(),
                report.headHash(),
                broken == null ? null : new BrokenView(broken.sequence(), broken.how(), broken.detail()),
                found.faults().stream().map(CheckpointAudit.Finding::sentence).toList(),
                differences.map(DecidedOtherwiseView::of).orElse(null));
    }
}
