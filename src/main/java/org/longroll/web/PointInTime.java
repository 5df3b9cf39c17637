package org.longroll.web;

import jakarta.ws.rs.QueryParam;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.recording.ReadBattle;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;

/** The moment of a battle that is asked for: now, after a version, or at the end of a turn. */
public final class PointInTime {

    public static final Set<String> PARAMETERS = Set.of("at", "turn");

    @QueryParam("at")
    @Parameter(description = "As it was after this version.")
    @Nullable Long at;

    @QueryParam("turn")
    @Parameter(description = "As it was at the end of this turn; during it, as it is now.")
    @Nullable Integer turn;

    public boolean isNow() {
        return at == null && turn == null;
    }

    /** The battle at this moment; a moment that it does not have is a problem. */
    public Battle of(UUID battle, ReadBattle battles) {
        var now = battles.newest(battle).orElseThrow(ProblemException::nothingHere);
        if (at != null && turn != null) {
            throw new ProblemException(Problem.invalidInput("turn", "is not sent together with at"));
        }
        if (at != null) {
            return found(
                    at < 1 || at > now.version() ? Optional.empty() : battles.at(battle, at),
                    "at",
                    "must be from 1 to %d, the version of the battle".formatted(now.version()));
        }
        if (turn != null) {
            return found(
                    battles.atEndOfTurn(battle, turn),
                    "turn",
                    "must be from 1 to %d, the turn that is being played"
                            .formatted(now.field().turn()));
        }
        return now;
    }

    private static Battle found(Optional<Battle> battle, String field, String message) {
        return battle.orElseThrow(() -> new ProblemException(Problem.invalidInput(field, message)));
    }
}
