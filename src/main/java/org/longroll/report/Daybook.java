package org.longroll.report;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Journal;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.CorrectionEvent.EntryRecordedAgain;
import org.longroll.battle.EntryTypes;

/**
 * Everything that was recorded in a battle up to some version, entry by entry, and how it stood then.
 *
 * @param battle with every entry in force from the opening on
 * @param lines every entry in the order in which it was recorded, the opening first; what an amendment recorded again is
 *     a line of its own behind it
 */
public record Daybook(Battle battle, List<Line> lines) {

    public Daybook {
        lines = List.copyOf(lines);
    }

    /**
     * An entry.
     *
     * @param turn that was being played when it was recorded
     * @param undone whether it was taken back and is not in force
     */
    public record Line(
            UUID entry,
            int number,
            int turn,
            String type,
            String by,
            Instant at,
            List<BattleEvent> events,
            boolean undone) {

        public Line {
            events = List.copyOf(events);
        }
    }

    /** Reads a battle from its first event to its last. */
    public static Daybook of(Journal journal) {
        var reading = new Reading(journal.battle());
        journal.lines().forEach(reading::take);
        return reading.daybook();
    }

    /** One pass over the events of a battle. */
    private static final class Reading {

        private record Draft(UUID entry, int number, int turn, String by, Instant at, List<BattleEvent> events) {}

        private final UUID id;
        private final List<Draft> drafts = new ArrayList<>();
        private @Nullable Battle battle;
        private @Nullable UUID open;

        Reading(UUID id) {
            this.id = id;
        }

        void take(Journal.Line line) {
            var occasion = line.occasion();
            var before = battle;
            var now = before == null
                    ? Battle.opened(id, (BattleStarted) line.event(), occasion)
                    : before.after(line.event(), occasion);
            battle = now;
            if (!occasion.entry().equals(open)) {
                open = occasion.entry();
                begin(occasion.entry(), now, before, occasion.by(), occasion.at());
            } else if (line.event() instanceof EntryRecordedAgain again) {
                begin(again.entry(), now, before, again.by(), occasion.at());
            }
            drafts.getLast().events().add(line.event());
        }

        private void begin(UUID entry, Battle now, @Nullable Battle before, String by, Instant at) {
            int turn = (before == null ? now : before).field().turn();
            drafts.add(new Draft(entry, now.entries(), turn, by, at, new ArrayList<>()));
        }

        Daybook daybook() {
            var end = battle;
            if (end == null) {
                throw new IllegalArgumentException("a battle has at least its opening");
            }
            var inForce = new HashSet<UUID>();
            var numbers = new HashMap<UUID, Integer>();
            end.timeline().acts().forEach(act -> {
                inForce.add(act.entry());
                act.said().forEach(said -> {
                    inForce.add(said.entry());
                    numbers.put(said.entry(), said.number());
                });
            });
            return new Daybook(
                    end,
                    drafts.stream().map(draft -> line(draft, inForce, numbers)).toList());
        }

        private static Line line(Draft draft, Set<UUID> inForce, Map<UUID, Integer> numbers) {
            var type = type(draft.events());
            return new Line(
                    draft.entry(),
                    numbers.getOrDefault(draft.entry(), draft.number()),
                    draft.turn(),
                    type,
                    draft.by(),
                    draft.at(),
                    draft.events(),
                    !EntryTypes.OUTSIDE.contains(type) && !inForce.contains(draft.entry()));
        }

        /** What was recorded again begins with the word that it is; the entry itself comes behind it. */
        private static String type(List<BattleEvent> events) {
            boolean again = events.getFirst() instanceof EntryRecordedAgain && events.size() > 1;
            return EntryTypes.of(events.get(again ? 1 : 0));
        }
    }
}
