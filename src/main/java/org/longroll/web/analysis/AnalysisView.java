package org.longroll.web.analysis;

import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.TurningPoints;

/** The figures of a battle up to a version, with turning points if requested. */
@Schema(name = "BattleAnalysis")
public record AnalysisView(
        UUID battle,
        long version,
        Analysis figures,
        @Nullable TurningPoints turningPoints) {}
