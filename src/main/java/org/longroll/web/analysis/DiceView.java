package org.longroll.web.analysis;

import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.analysis.DiceStatistics;

/** The faces that the dice of a battle showed, up to a version. */
@Schema(name = "BattleDice")
public record DiceView(UUID battle, long version, DiceStatistics statistics) {}
