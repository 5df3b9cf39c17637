package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Correction;
import org.longroll.web.SeatId;
import org.longroll.web.Words;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

public final class CorrectionRequests {

    private CorrectionRequests() {}

    @Schema(
            name = "NewUndo",
            description = "Has one of `entries` and `backTo`; with neither, the last entry is undone.")
    public record UndoRequest(
            @Min(1) @Max(10_000) @Schema(description = "How many of the last entries.", examples = "1") @Nullable Integer entries,

            @Schema(description = "This entry and everything after it.") @Nullable UUID backTo,

            @Words(max = 1000) @Schema(description = "Needed by every undo policy but `free`.") @Nullable String reason) {

        Correction order() {
            if (entries != null && backTo != null) {
                throw new ProblemException(Problem.invalidInput("backTo", "is not sent together with entries"));
            }
            return backTo != null
                    ? new Correction.UndoBackTo(backTo, reason)
                    : new Correction.UndoLast(entries == null ? 1 : entries, reason);
        }
    }

    @Schema(name = "NewRedo")
    public record RedoRequest(@Words(max = 1000) @Nullable String reason) {}

    @Schema(name = "NewConsent")
    public record ConsentRequest(
            @NotNull @Schema(description = "The request that is answered, by its entry id.")
            UUID request,

            @Schema(defaultValue = "true") @Nullable Boolean agree,

            @Words(max = 1000) @Nullable String reason) {

        Correction order() {
            return new Correction.Consent(request, agree == null || agree, reason);
        }
    }

    @Schema(
            name = "NewAmendment",
            description = "Has one of `with`, `strike` and `insertBefore`. With `dryRun` nothing is recorded.")
    public record AmendRequest(
            @NotNull @Schema(description = "The entry that is corrected.")
            UUID entry,

            @Schema(
                    type = SchemaType.OBJECT,
                    description =
                            "The fields of the entry that should have been different, named as they are sent; a null"
                                    + " removes one. With a `type` a different entry takes its place.",
                    examples = "{\"dice\": {\"thrown\": [4, 5]}}")
            @Nullable JsonNode with,

            @Schema(description = "True if the entry should not have been.") @Nullable Boolean strike,

            @Schema(ref = "Entry", description = "An entry that was forgotten before this one.") @Nullable JsonNode insertBefore,

            @SeatId
            @Schema(
                    description =
                            "The seat of the forgotten entry: a side, a seat for commands, or the umpire. Left out,"
                                    + " it is the sender's.")
            @Nullable String insertBy,

            @Size(max = 200) @Schema(description = "Dice for checks that the correction newly calls, by the id of the check.")
            @Nullable Map<@Size(max = 200) String, @NotNull @Size(min = 1, max = 20) List<@NotNull @Min(0) @Max(10) Integer>>
                    dice,

            @Words(max = 1000) @Nullable String reason,
            @Schema(defaultValue = "false") @Nullable Boolean dryRun) {

        public AmendRequest {
            if (strike != null && !strike) {
                strike = null;
            }
        }
    }

    @Schema(name = "NewBranch")
    public record BranchRequest(
            @Min(1) @Schema(description = "The version after which it branches off; left out, the newest.") @Nullable Long at,

            @Words(max = 200) @Schema(examples = "What if Hood had gone round?") @Nullable String title) {}
}
