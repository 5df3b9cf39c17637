package org.longroll.projection;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What is true now, for whoever asks. Reads its own writes: an entry that was answered is on the board. */
public interface StatusBoard {

    Optional<BattleStatus> battle(UUID battle);

    /** Public battles and those named, newest first, from behind the one that the last page ended with. */
    List<BattleStatus> battles(Collection<UUID> named, @Nullable UUID behind, int limit);

    /** Every battle there is, newest first. */
    List<BattleStatus> allBattles(@Nullable UUID behind, int limit);

    /** The units of a battle in order of their ids, from behind the one that the last page ended with. */
    List<UnitStatus> units(UUID battle, String behind, int limit);

    Optional<UnitStatus> unit(UUID battle, String unit);
}
