package org.longroll.projection;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** The current state of battles and units. A query sees every entry that was answered before it. */
public interface StatusBoard {

    Optional<BattleStatus> battle(UUID battle);

    /** Public battles and those named, newest first, after the last one of the previous page. */
    List<BattleStatus> battles(Collection<UUID> named, @Nullable UUID behind, int limit);

    List<BattleStatus> allBattles(@Nullable UUID behind, int limit);

    /** The units of a battle by id, after the last one of the previous page. */
    List<UnitStatus> units(UUID battle, String behind, int limit);

    Optional<UnitStatus> unit(UUID battle, String unit);
}
