package org.longroll.web.battles;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.Redecision.Difference;
import org.longroll.web.seats.SeatKeys;

/** The answer to a new battle: the battle, and the keys of its seats, which are not shown again. */
@Schema(name = "StartedBattle")
public record StartedBattle(
        BattleView battle,

        @Schema(description = "A key for each seat: umpire, each side, spectator. Send one as a bearer token.")
        Map<String, String> keys,

        @Schema(
                description = "Of an imported battle: the entries that the rules decide otherwise here. Empty if there"
                        + " are none, null if its chart is not here.")
        @Nullable List<DecidedOtherwiseView> decidedOtherwise) {

    static StartedBattle of(Battle battle, SeatKeys seatKeys, Outlook outlook) {
        var keys = new LinkedHashMap<String, String>();
        for (var seat : battle.seats()) {
            keys.put(seat.id(), seatKeys.keyOf(battle.id(), seat, battle.keyGeneration(seat)));
        }
        return new StartedBattle(outlook.ofTheStarted(battle), keys, null);
    }

    StartedBattle with(@Nullable List<Difference> differences) {
        return new StartedBattle(battle, keys, differences == null ? null : DecidedOtherwiseView.of(differences));
    }
}
