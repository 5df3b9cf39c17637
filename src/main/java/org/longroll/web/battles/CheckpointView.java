package org.longroll.web.battles;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.audit.proof.ServerKeys;
import org.longroll.recording.SignedCheckpoint;

@Schema(name = "Checkpoint")
public record CheckpointView(
        @Schema(description = "The version of the battle with it: the number of its own event.")
        long sequence,

        @Schema(description = "It covers the events from 1 to this one.")
        long size,

        @Schema(description = "The root of the Merkle tree (RFC 6962) over the hashes of these events, in base64.")
        String root,

        @Schema(description = "Size and root in letters to be read out or photographed.")
        String code,

        @Schema(description = "The C2SP tlog-checkpoint, as it was signed: what a QR code of it holds.")
        String note,

        @Schema(description = "The public key that signed it, as C2SP signed-note writes keys.")
        String key,

        @Schema(description = "The notes in which that key was announced by the key before it, oldest first.")
        List<String> announcements,

        @Schema(description = "Whether the key is the one with which this server signs now.")
        boolean ownKey,

        @Schema(enumeration = {"turn", "end", "demand"}) String cause,

        @Schema(description = "The seat that asked for it, or recorded the entry that ended the turn or the battle.")
        String by,

        Instant at) {

    static CheckpointView of(SignedCheckpoint signed, ServerKeys keys) {
        var checkpoint = signed.checkpoint();
        return new CheckpointView(
                signed.sequence(),
                checkpoint.size(),
                checkpoint.rootText(),
                checkpoint.code().toString(),
                signed.event().note(),
                signed.event().key(),
                signed.event().announcements(),
                signed.event().key().equals(keys.key()),
                signed.event().cause().word(),
                signed.by(),
                signed.at());
    }
}
