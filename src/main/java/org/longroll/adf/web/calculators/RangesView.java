package org.longroll.adf.web.calculators;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;

/** The same fire in every band in which it is possible, the nearest first. */
@Schema(name = "AdfRangesAnswer")
public record RangesView(List<FireView> bands) {}
