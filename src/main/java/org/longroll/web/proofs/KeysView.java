package org.longroll.web.proofs;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.audit.proof.ServerKeys;

@Schema(name = "ServerKeys")
public record KeysView(
        @Schema(description = "The server's name in everything that it signs.")
        String name,

        @Schema(description = "The public key with which it signs now, as C2SP signed-note writes keys.")
        String key,

        @Schema(
                description =
                        "The notes in which each of its keys but the first was announced, signed by the key before"
                                + " it; oldest first.")
        List<String> announcements,

        @Schema(description = "The public keys of the witnesses whose cosignatures are kept here.")
        List<String> witnesses) {

    static KeysView of(ServerKeys keys, List<String> witnesses) {
        return new KeysView(keys.name(), keys.key(), keys.announcements(), witnesses);
    }
}
