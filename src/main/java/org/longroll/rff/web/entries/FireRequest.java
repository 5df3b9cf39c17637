package org.longroll.rff.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.EntryType;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.chart.Cover;
import org.longroll.rff.chart.FireChart.FireKind;
import org.longroll.rff.chart.TargetCondition;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Inches;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.SingleUnit;
import org.longroll.web.entries.Units;

/** A fire: of whole units at one distance, or group by group. */
@EntryType("fire")
@Schema(
        name = "NewRffFire",
        description = "Either `units` and `inches`, or `firers` where distances differ or not all stands fire.")
public record FireRequest(
        @NotNull @Schema(examples = "musketry") FireKind kind,
        @Size(min = 1, max = 12) @Units @Nullable List<@NotNull @Id String> units,
        @Inches @Schema(examples = "7") @Nullable BigDecimal inches,

        @Size(min = 1, max = 12) @Nullable List<@NotNull @Valid Group> firers,

        @NotNull @Id @Schema(examples = "2-mississippi") String target,

        @Size(max = 9) @Schema(description = "Of the target, what the journal does not know already.") @Nullable List<@NotNull TargetCondition> conditions,

        @Schema(defaultValue = "none") @Nullable Cover cover,
        @Nullable Boolean buckAndBall,
        @Nullable Boolean sharpshooters,

        @Size(max = 8) @Schema(description = "Units close behind the target; left out, the journal asks if it matters.")
        @Nullable List<@NotNull @Id String> massed,

        @NotNull @Valid DiceRequest dice)
        implements RffEntryRequest {

    /** Stands of one unit at one distance. */
    @Schema(name = "NewRffFireGroup")
    public record Group(
            @SingleUnit @NotNull @Id @Schema(examples = "6-wisconsin")
            String unit,

            @Min(1) @Max(50) @Schema(description = "Left out: all that can fire.") @Nullable Integer stands,

            @NotNull @Inches @Schema(examples = "7") BigDecimal inches) {

        private RffOrder.Fire.Group group() {
            return new RffOrder.Fire.Group(unit, stands, Given.inches(inches));
        }
    }

    @Override
    public RffOrder.Fire order() {
        return new RffOrder.Fire(
                kind,
                groups(),
                target,
                Given.list(conditions),
                Given.or(cover, Cover.NONE),
                Given.yes(buckAndBall),
                Given.yes(sharpshooters),
                massed,
                dice.dice());
    }

    private List<RffOrder.Fire.Group> groups() {
        if (firers != null) {
            if (units != null || inches != null) {
                throw Given.invalid("firers", "give units and inches, or firers, not both");
            }
            return firers.stream().map(Group::group).toList();
        }
        var distance = Given.inches(Given.needed(inches, "inches"));
        return Given.needed(units, "units").stream()
                .map(unit -> new RffOrder.Fire.Group(unit, null, distance))
                .toList();
    }
}
