package org.longroll.battle;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Since when each objective has its holder and each unit or leader is lost: a fold over the entries in force. What has
 * been so since the opening has no entry.
 */
public final class LastChanges {

    /** An entry in force, and the turn in which it happened. */
    public record Moment(UUID entry, int number, int turn) {}

    private final Map<String, Moment> objectives = new HashMap<>();
    private final Map<String, Moment> losses = new HashMap<>();

    private LastChanges() {}

    /** @param battle with a whole timeline */
    public static LastChanges of(Battle battle) {
        var since = new LastChanges();
        var system = battle.system();
        var field = system.opened(battle.opening());
        for (var said : battle.timeline().inForce()) {
            var before = field;
            for (var event : said.events()) {
                field = system.after(field, event, said.occasion());
            }
            since.look(before, field, new Moment(said.entry(), said.number(), before.turn()));
        }
        return since;
    }

    private void look(Field before, Field after, Moment now) {
        for (var objective : after.table().order().objectives()) {
            var id = objective.id();
            if (!holder(before, id).equals(holder(after, id))) {
                objectives.put(id, now);
            }
        }
        after.lostUnits().stream()
                .filter(unit -> !before.lostUnits().contains(unit))
                .forEach(unit -> losses.put(unit, now));
        after.lostLeaders().stream()
                .filter(leader -> !before.lostLeaders().contains(leader))
                .forEach(leader -> losses.put(leader, now));
    }

    private static Optional<String> holder(Field field, String objective) {
        return Optional.ofNullable(field.table().holders().get(objective));
    }

    public @Nullable Moment held(String objective) {
        return objectives.get(objective);
    }

    public @Nullable Moment lost(String unitOrLeader) {
        return losses.get(unitOrLeader);
    }
}
