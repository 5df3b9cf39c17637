package org.longroll.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.CorrectionEvent.EntryRecordedAgain;
import org.longroll.battle.EntryTypes;
import org.longroll.battle.Said;
import org.longroll.battle.Sentences;
import org.longroll.ledger.Envelope;

/** Some entries of the journal, put together from their events as these are read. */
final class JournalPage {

    private final Battle now;
    private final Set<UUID> inForce = new HashSet<>();
    private final Map<UUID, Integer> numbers = new HashMap<>();
    private final List<JournalEntry> finished = new ArrayList<>();
    private final List<JournalEntry> again = new ArrayList<>();
    private @Nullable Line entry;
    private @Nullable Line line;
    private int number;

    /** A line while its events are still coming in. */
    private record Line(
            UUID id,
            int number,
            Envelope first,
            Envelope last,
            @Nullable String type,
            String actor,
            StringBuilder told,
            @Nullable UUID replaces) {

        Line until(Envelope event) {
            return new Line(id, number, first, event, type, actor, told, replaces);
        }

        Line of(String known) {
            return new Line(id, number, first, last, known, actor, told, replaces);
        }
    }

    JournalPage(Battle now, int behind) {
        this.now = now;
        this.number = behind;
        now.timeline().acts().forEach(act -> {
            inForce.add(act.entry());
            act.said().forEach(this::known);
        });
    }

    private void known(Said said) {
        inForce.add(said.entry());
        numbers.put(said.entry(), said.number());
    }

    /** Whether an event belongs to an entry that is not begun yet. */
    boolean begins(Envelope event) {
        return entry == null || !entry.first().entryId().equals(event.entryId());
    }

    int finished() {
        return finished.size() + (entry == null ? 0 : 1);
    }

    void take(Envelope envelope, BattleEvent event) {
        if (begins(envelope)) {
            close();
            number++;
            numbers.putIfAbsent(envelope.entryId(), number);
            entry = new Line(
                    envelope.entryId(),
                    number,
                    envelope,
                    envelope,
                    EntryTypes.of(event),
                    envelope.actor(),
                    new StringBuilder(),
                    null);
            line = entry;
        } else if (event instanceof EntryRecordedAgain recorded) {
            closeLine();
            line = again(envelope, recorded);
        }
        tell(envelope, event);
    }

    private Line again(Envelope envelope, EntryRecordedAgain recorded) {
        int known = numbers.getOrDefault(recorded.entry(), number);
        return new Line(
                recorded.entry(),
                known,
                envelope,
                envelope,
                null,
                recorded.by(),
                new StringBuilder(),
                recorded.replaces());
    }

    private void tell(Envelope envelope, BattleEvent event) {
        var open = Objects.requireNonNull(line).until(envelope);
        boolean named = open.type() != null || event instanceof EntryRecordedAgain;
        var sentence = Sentences.of(event, now.system(), now.table());
        if (!sentence.isEmpty()) {
            open.told().append(open.told().isEmpty() ? "" : " ").append(sentence);
        }
        boolean wasEntry = line == entry;
        line = named ? open : open.of(EntryTypes.of(event));
        if (wasEntry) {
            entry = line;
        }
    }

    private void closeLine() {
        if (line != null && line != entry) {
            again.add(finished(line, List.of()));
        }
        line = null;
    }

    private void close() {
        closeLine();
        if (entry != null) {
            finished.add(finished(entry, again));
            again.clear();
            entry = null;
        }
    }

    private JournalEntry finished(Line done, List<JournalEntry> recordedAgain) {
        var type = Objects.requireNonNull(done.type());
        return new JournalEntry(
                done.id(),
                done.number(),
                recordedAgain.isEmpty()
                        ? done.last().sequence()
                        : recordedAgain.getLast().version(),
                type,
                done.actor(),
                done.first().recordedAt(),
                done.told().toString(),
                !EntryTypes.OUTSIDE.contains(type) && !inForce.contains(done.id()),
                done.replaces(),
                recordedAgain);
    }

    List<JournalEntry> entries() {
        close();
        return List.copyOf(finished);
    }
}
