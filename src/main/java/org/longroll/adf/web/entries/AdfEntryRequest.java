package org.longroll.adf.web.entries;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.web.entries.EntryRequest;

/** The entries of Across A Deadly Field, beside the common ones. */
@Schema(name = "AdfEntry")
public sealed interface AdfEntryRequest extends EntryRequest
        permits ManeuverRequest, FireRequest, ChargeRequest, NerveRequest, LeaderRequest, TogetherRequest, TurnRequest {

    String NEAR = "Whether a reaction is to something within two inches. Needed after a move of less than an inch, on"
            + " charts that want more.";
}
