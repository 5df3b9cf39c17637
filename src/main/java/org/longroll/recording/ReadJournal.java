package org.longroll.recording;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toMap;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.CorrectionEvent.ConsentGiven;
import org.longroll.journal.CorrectionEvent.EntryLeftOut;
import org.longroll.journal.Event;
import org.longroll.journal.History;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.JournalEvent.NoteCorrected;
import org.longroll.journal.Seat;
import org.longroll.ledger.Envelope;
import org.longroll.ledger.Ledger;
import org.longroll.ledger.Recorded;
import org.longroll.projection.JournalFilter;
import org.longroll.projection.JournalOrder;
import org.longroll.projection.JournalRow;
import org.longroll.projection.Journals;

/** Reads a journal: every event as in the ledger, or entry by entry for readers. */
@ApplicationScoped
public class ReadJournal {

    private static final String NOTE = "note";
    private static final String CORRECT_NOTE = "correct-note";

    /** So many events between two entries are read and dropped rather than asking the ledger once more. */
    private static final int READ_OVER = 100;

    private final Ledger ledger;
    private final JournalReader reader;
    private final CurrentJournals journals;
    private final Journals rows;
    private final People people;

    ReadJournal(Ledger ledger, JournalReader reader, CurrentJournals journals, Journals rows, People people) {
        this.ledger = ledger;
        this.reader = reader;
        this.journals = journals;
        this.rows = rows;
        this.people = people;
    }

    /** The events after a version, each as canonical JSON; read lazily. */
    public Stream<String> events(UUID battle, long after) {
        return ledger.read(battle, after, Long.MAX_VALUE)
                .map(event -> event.envelope().toCanonicalJson());
    }

    /** The journal up to a version, with the names that the players have now. */
    public History of(UUID battle, long upTo) {
        return Battle.withPlayers(
                withoutNames(battle, upTo),
                people.players(journals.newest(battle).orElseThrow()));
    }

    /** The same as it is in the ledger. */
    public History withoutNames(UUID battle, long upTo) {
        return new History(
                battle,
                ledger.read(battle, 0, upTo)
                        .map(event -> reader.line(event.envelope()))
                        .toList());
    }

    /** The next entries in this order; the first that an amendment recorded again are with it, oldest first. */
    public List<JournalEntry> entries(
            UUID battle, JournalFilter filter, JournalOrder order, @Nullable Integer behind, int limit) {
        var told = told(battle, rows.entries(battle, filter, order, behind, limit));
        return order == JournalOrder.NEWEST ? told.reversed() : told;
    }

    /** The entry in force with a number, or else the first with it. */
    public Optional<EntryInFull> entry(UUID battle, int number) {
        return inFull(battle, rows.numbered(battle, number));
    }

    public Optional<EntryInFull> entry(UUID battle, UUID entry) {
        return inFull(battle, rows.named(battle, entry));
    }

    private Optional<EntryInFull> inFull(UUID id, List<JournalRow> found) {
        if (found.isEmpty()) {
            return Optional.empty();
        }
        var row = found.getFirst();
        var own = events(id, found).getOrDefault(row.first(), List.of());
        var happened = own.stream()
                .map(event -> reader.line(event).event())
                .filter(event -> !(event instanceof CheckpointSigned))
                .toList();
        return Optional.of(new EntryInFull(
                told(id, found).getFirst(),
                row.entry(own.getFirst().occurredAt(), happened),
                row.undone() ? whole(id).timeline().successor(row.id()) : Optional.empty(),
                own.stream().map(Envelope::toCanonicalJson).toList(),
                row.first() == 1 ? Optional.empty() : journals.at(id, row.first() - 1),
                journals.at(id, row.last()).orElseThrow()));
    }

    /** What the entries of a page are told with. */
    private record Page(
            Journal<?> journal,
            Map<String, String> names,
            Map<Long, List<Envelope>> events,
            Map<UUID, String> correctedNotes,
            Set<UUID> decidedAgain,
            Map<UUID, Integer> numbers) {

        List<Envelope> events(JournalRow row) {
            return events.getOrDefault(row.first(), List.of());
        }
    }

    private List<JournalEntry> told(UUID id, List<JournalRow> found) {
        var journal = journals.newest(id).orElseThrow();
        var page = new Page(
                journal,
                people.players(journal),
                events(id, found),
                correctedNotes(id, found),
                decidedAgain(id, found),
                found.stream().collect(toMap(JournalRow::id, JournalRow::number, (first, other) -> first)));
        var again = found.stream().filter(JournalRow::isAgain).collect(groupingBy(JournalRow::recordedIn));
        return found.stream()
                .filter(row -> !row.isAgain() || !page.numbers().containsKey(row.recordedIn()))
                .map(row -> told(
                        row,
                        page,
                        again.getOrDefault(row.id(), List.of()).stream()
                                .map(each -> told(each, page, List.of()))
                                .toList()))
                .toList();
    }

    private Journal<?> whole(UUID id) {
        return journals.whole(journals.newest(id).orElseThrow());
    }

    /** Of entries that are not in force, those that amendments recorded again. */
    private Set<UUID> decidedAgain(UUID battle, List<JournalRow> found) {
        var undone =
                found.stream().filter(JournalRow::undone).map(JournalRow::id).toList();
        if (undone.isEmpty()) {
            return Set.of();
        }
        var timeline = whole(battle).timeline();
        return undone.stream()
                .filter(entry -> timeline.successor(entry).isPresent())
                .collect(Collectors.toSet());
    }

    /** The new texts of notes among these entries; where there are no notes, nothing is looked for. */
    private Map<UUID, String> correctedNotes(UUID battle, List<JournalRow> found) {
        var texts = new HashMap<UUID, String>();
        if (found.stream().anyMatch(row -> row.type().equals(NOTE))) {
            events(battle, rows.ofType(battle, CORRECT_NOTE)).entrySet().stream()
                    .sorted(Map.Entry.comparingByKey())
                    .flatMap(entry -> entry.getValue().stream())
                    .forEach(event -> {
                        if (reader.line(event).event() instanceof NoteCorrected(var note, var text)) {
                            texts.put(note, text);
                        }
                    });
        }
        return texts;
    }

    private JournalEntry told(JournalRow row, Page page, List<JournalEntry> again) {
        var own = page.events(row);
        var happened = happened(row, own).toList();
        var journal = page.journal();
        var corrected = page.correctedNotes().get(row.id());
        return new JournalEntry(
                row.id(),
                row.number(),
                row.last(),
                row.type(),
                row.turn(),
                row.by(),
                journal.people().get(new Seat(row.by())),
                page.names().get(row.by()),
                own.getFirst().recordedAt(),
                corrected == null ? sentence(happened, page, again) : corrected,
                rolls(happened),
                row.about(),
                journal.actors(happened),
                row.undone(),
                page.decidedAgain().contains(row.id()),
                corrected != null,
                row.replaces(),
                again,
                again.size() < Journals.AGAIN_AT_MOST ? again.size() : rows.recordedAgain(journal.id(), row.id()));
    }

    private static List<DiceRolled> rolls(List<Event> happened) {
        return happened.stream()
                .filter(DiceRolled.class::isInstance)
                .map(DiceRolled.class::cast)
                .toList();
    }

    /** What is left out behind an entry that was recorded again is no part of that entry. */
    private Stream<Event> happened(JournalRow row, List<Envelope> own) {
        return own.stream()
                .map(event -> reader.line(event).event())
                .filter(event -> !row.isAgain() || !(event instanceof EntryLeftOut));
    }

    /** What was agreed to is told with the consent. */
    private String sentence(List<Event> events, Page page, List<JournalEntry> again) {
        var told = page.journal().sentence(events, entry -> number(entry, page));
        return events.stream().anyMatch(ConsentGiven.class::isInstance)
                ? Stream.concat(Stream.of(told), again.stream().map(JournalEntry::sentence))
                        .collect(Collectors.joining(" "))
                : told;
    }

    private OptionalInt number(UUID entry, Page page) {
        var here = page.numbers().get(entry);
        return here == null
                ? rows.named(page.journal().id(), entry).stream()
                        .mapToInt(JournalRow::number)
                        .findFirst()
                : OptionalInt.of(here);
    }

    /** The events of entries by their first version; of what lies between two entries, only little is read. */
    private Map<Long, List<Envelope>> events(UUID battle, List<JournalRow> rows) {
        var ends = new TreeMap<Long, Long>();
        var events = new HashMap<Long, List<Envelope>>();
        int from = 0;
        while (from < rows.size()) {
            long last = rows.get(from).last();
            int next = from;
            while (next < rows.size() && rows.get(next).first() <= last + 1 + READ_OVER) {
                last = Math.max(last, rows.get(next).last());
                ends.put(rows.get(next++).first(), last);
            }
            ledger.read(battle, rows.get(from).first() - 1, last)
                    .map(Recorded::envelope)
                    .forEach(event -> {
                        var own = ends.floorEntry(event.sequence());
                        if (event.sequence() <= own.getValue()) {
                            events.computeIfAbsent(own.getKey(), first -> new ArrayList<>())
                                    .add(event);
                        }
                    });
            from = next;
        }
        return events;
    }
}
