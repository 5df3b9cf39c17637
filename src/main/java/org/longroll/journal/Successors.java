package org.longroll.journal;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** Which entry in force stands in the place of an earlier one: every amendment gives new ids to what it records again. */
final class Successors {

    private final Timeline<?> timeline;
    private final Map<UUID, UUID> replacedBy = new HashMap<>();

    Successors(Timeline<?> timeline) {
        this.timeline = timeline;
        Set<Act<?>> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        var open = new ArrayDeque<Timeline<?>>(List.of(timeline));
        while (!open.isEmpty()) {
            open.pop().acts().takeWhile(seen::add).filter(Act::isCorrection).forEach(act -> {
                act.said().forEach(this::learn);
                open.push(act.restores());
            });
        }
    }

    private void learn(RecordedOrder said) {
        var replaced = said.replaces();
        if (replaced != null) {
            replacedBy.put(replaced, said.entry());
        }
    }

    Optional<UUID> of(UUID entry) {
        var now = entry;
        for (var next = entry; next != null; next = replacedBy.get(next)) {
            now = next;
        }
        return timeline.find(now).isPresent() ? Optional.of(now) : Optional.empty();
    }
}
