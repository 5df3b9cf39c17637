package org.longroll.web.battles;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

@Schema(name = "Proof")
public record ProofView(
        @Schema(description = "The checkpoint that the hashes lead to.")
        CheckpointView checkpoint,

        @Schema(description = "The events of the entry that was asked for, each with its path; null if none was.")
        @Nullable List<IncludedView> included,

        @Schema(description = "How it grew from the checkpoint that was asked for; null if none was.") @Nullable GrowthView growth) {

    @Schema(name = "IncludedEvent")
    public record IncludedView(
            long sequence,

            @Schema(description = "The hash of the event. The leaf is the SHA-256 of a zero byte and its 32 bytes.")
            String hash,

            @Schema(
                    description = "The audit path of RFC 6962, section 2.1.1, each hash in base64. The leaf's index is"
                            + " `sequence` - 1.")
            List<String> path) {}

    @Schema(name = "Growth")
    public record GrowthView(
            CheckpointView from,

            @Schema(description = "The consistency proof of RFC 6962, section 2.1.2, each hash in base64.")
            List<String> path) {}
}
