package org.longroll.adf.web.entries;

import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.web.entries.EntryRequest;

/** What is recorded in battles of Across A Deadly Field, beside what is recorded in every battle. */
@Schema(name = "AdfEntry")
public sealed interface AdfEntryRequest extends EntryRequest
        permits ManeuverRequest,
                FireRequest,
                ChargeRequest,
                NerveRequest,
                LeaderRequest,
                TogetherRequest,
                TurnRequest {}
