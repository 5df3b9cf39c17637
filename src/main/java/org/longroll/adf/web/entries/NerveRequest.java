package org.longroll.adf.web.entries;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.AdfOrder;
import org.longroll.adf.battle.Deed;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.web.calculators.SituationRequest;
import org.longroll.journal.EntryType;
import org.longroll.journal.Order;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.OneUnit;
import org.longroll.web.entries.PositionRequest;
import org.longroll.web.entries.Units;

/** Checks, rallies and routs; and the answer to a question for units nearby. */
public sealed interface NerveRequest extends AdfEntryRequest {

    @EntryType("morale-check")
    @Schema(name = "NewAdfMoraleCheck")
    record MoraleCheck(
            @NotNull @Size(max = 100) @Schema(examples = "15-alabama-3")
            String due,

            @Valid @Schema(description = "What the journal does not know of it already.") @Nullable SituationRequest situation,

            @NotNull @Valid DiceRequest dice,

            @Valid @Schema(description = "Where the unit stands afterwards.") @Nullable PositionRequest position)
            implements NerveRequest {

        @Override
        public Order order() {
            return new AdfOrder.MoraleCheck(
                    due, SituationRequest.said(situation), dice.dice(), PositionRequest.ifSaid(position));
        }
    }

    @EntryType("answer")
    @Schema(name = "NewAdfAnswer")
    record Answer(
            @NotNull @Size(max = 100) @Schema(examples = "15-alabama-3")
            String due,

            @Size(max = 50) @Schema(description = "Left out or empty: none.") @Units @Nullable List<@NotNull @Id String> units)
            implements NerveRequest {

        @Override
        public Order order() {
            return new AdfOrder.Answer(due, Given.list(units));
        }
    }

    @EntryType("rally")
    @Schema(name = "NewAdfRally")
    record Rally(
            @NotNull @Size(min = 1, max = 12) @Units List<@NotNull @Id String> units,

            @Valid @Nullable SituationRequest situation,
            @Nullable UUID reactionTo,

            @Schema(description = AdfEntryRequest.NEAR) @Nullable Boolean near,

            @NotNull @Valid DiceRequest dice,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements NerveRequest {

        @Override
        public Order order() {
            return new Deed.Rally(
                    units,
                    SituationRequest.said(situation),
                    reactionTo,
                    dice.dice(),
                    PositionRequest.of(units, position, positions),
                    near);
        }
    }

    @EntryType("reform")
    @Schema(name = "NewAdfReform")
    record Reform(
            @NotNull @Size(min = 1, max = 50) @Units List<@NotNull @Id String> units,

            @Nullable UUID reactionTo,

            @Schema(description = AdfEntryRequest.NEAR) @Nullable Boolean near)
            implements NerveRequest {

        @Override
        public Order order() {
            return new Deed.Reform(units, reactionTo, near);
        }
    }

    @EntryType("rout")
    @Schema(name = "NewAdfRout")
    record Rout(
            @NotNull @Size(min = 1, max = 12) @Units List<@NotNull @Id String> units,

            @NotNull @Schema(examples = "open") Terrain terrain,
            @NotNull @Valid DiceRequest dice,
            @Valid @Nullable PositionRequest position,
            @Size(max = 50) @Nullable Map<@Id String, @NotNull @Valid PositionRequest> positions)
            implements NerveRequest {

        @Override
        public Order order() {
            return new Deed.Rout(units, terrain, dice.dice(), PositionRequest.of(units, position, positions));
        }
    }

    @EntryType("competence-test")
    @Schema(name = "NewAdfCompetenceTest")
    record CompetenceTest(
            @OneUnit List<@NotNull @Id String> units,

            @NotNull @Valid DiceRequest dice) implements NerveRequest {

        @Override
        public Order order() {
            return new AdfOrder.CompetenceTest(units.getFirst(), dice.dice());
        }
    }
}
