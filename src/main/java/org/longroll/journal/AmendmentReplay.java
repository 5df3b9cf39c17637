package org.longroll.journal;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.CorrectionEvent.ChecksDeferred;
import org.longroll.journal.CorrectionEvent.EntriesUndone;
import org.longroll.journal.CorrectionEvent.EntryLeftOut;
import org.longroll.journal.CorrectionEvent.EntryRecordedAgain;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.rules.Refusal;

/**
 * The entries of an amendment while they are recorded again, beside the journal as it was recorded first: which entry
 * and which check of the one is which of the other.
 */
final class AmendmentReplay<S> {

    private final Journal<S> before;
    private final Inputs inputs;
    private final Occasion occasion;
    private final List<Event> events = new ArrayList<>();
    private final List<AmendedLine> lines = new ArrayList<>();
    private final Map<UUID, UUID> newIds = new HashMap<>();
    private final Map<UUID, UUID> origins = new HashMap<>();
    private final DueNames dues = new DueNames();
    private final Set<String> leftOpen = new HashSet<>();
    private List<UUID> takenBack = List.of();
    private S then;
    private Journal<S> journal;

    AmendmentReplay(Journal<S> before, Amend amend, Inputs inputs) {
        this.before = before;
        this.inputs = inputs;
        this.then = before.state();
        this.occasion =
                new Occasion(id("amendment"), inputs.now(), inputs.seat().id());
        this.journal = before.after(new Declared(amend), occasion);
    }

    /** Takes back an act and all later ones; their entries are answered, oldest first. */
    List<RecordedOrder> begin(Act<S> first) {
        var taken = before.timeline().downTo(first);
        takenBack = taken.stream().map(Act::entry).toList();
        then = first.base();
        dues.then(before.kind().agenda(then));
        record(List.of(new EntriesUndone(takenBack)));
        return taken.reversed().stream().flatMap(act -> act.entries().stream()).toList();
    }

    /** Learns what was due after an entry when it was recorded first. */
    void remember(RecordedOrder said) {
        for (var event : said.events()) {
            then = before.kind().after(then, event, said.occasion());
        }
        dues.then(before.kind().agenda(then));
    }

    Journal<S> journal() {
        return journal;
    }

    Journal<S> after(Event event) {
        return journal.after(event, occasion);
    }

    void record(List<? extends Event> happened) {
        for (var event : happened) {
            events.add(event);
            journal = journal.after(event, occasion);
        }
        dues.now(journal.agenda(), entry -> origins.getOrDefault(entry, entry));
    }

    Optional<Refusal> recorded(Decision decision, RecordedOrder said, AmendedLine.@Nullable Fate fate) {
        return switch (decision) {
            case Refused(var refusal) -> Optional.of(refusal);
            case Accepted(var happened) -> {
                var id = id(said.entry().toString());
                newIds.put(said.entry(), id);
                origins.put(id, said.entry());
                record(List.of(new EntryRecordedAgain(id, said.entry(), said.by())));
                record(happened);
                lines.add(AmendedLine.of(
                        said.entry(),
                        said.number(),
                        rewired(new Sequence(said.events())).events(),
                        happened,
                        fate,
                        journal));
                yield Optional.empty();
            }
        };
    }

    /** A record around a list, for {@link References}. */
    private record Sequence(List<Event> events) {}

    Optional<Refusal> inserted(Decision decision, String what, String by) {
        return switch (decision) {
            case Refused(var refusal) -> Optional.of(refusal);
            case Accepted(var happened) -> {
                var id = id(what);
                record(List.of(new EntryRecordedAgain(id, null, by)));
                record(happened);
                lines.add(AmendedLine.added(id, happened));
                yield Optional.empty();
            }
        };
    }

    void leaveOut(RecordedOrder said, AmendedLine.Fate fate, String code, String sentence) {
        leftOpen.addAll(References.dues(said.order()).stream()
                .flatMap(due -> dues.now(due).stream())
                .toList());
        record(List.of(new EntryLeftOut(said.entry(), code, sentence)));
        lines.add(AmendedLine.gone(said, fate, code, sentence));
    }

    /** The event that defers these checks, beside those that are deferred already. */
    ChecksDeferred deferring(List<? extends Due> more) {
        return new ChecksDeferred(Stream.concat(
                        journal.agenda().deferred().stream(), more.stream().map(Due::id))
                .filter(due -> journal.agenda().find(due).isPresent())
                .toList());
    }

    /** What was deferred is due from now on. */
    void end() {
        if (!journal.agenda().deferred().isEmpty()) {
            record(List.of(new ChecksDeferred(List.of())));
        }
    }

    /** An entry that takes a check is impossible if the cause of that check no longer calls it. */
    Optional<Refusal> noLongerCalled(RecordedOrder said) {
        return References.dues(said.order()).stream()
                .filter(due -> dues.now(due)
                        .filter(now -> journal.agenda().find(now).isPresent())
                        .isEmpty())
                .findFirst()
                .map(due ->
                        JournalRefusal.UNKNOWN_DUE.of("due", "What it settled (%s) is no longer due.".formatted(due)));
    }

    /** What is due and was not called before, or what a recorded entry settled that is left out now. */
    List<Due> newlyCalled() {
        return journal.due().stream()
                .filter(due -> !dues.isKnown(due) || leftOpen.contains(due.id()))
                .<Due>map(due -> due)
                .toList();
    }

    DueNames.Cause cause(Due due) {
        return dues.cause(due);
    }

    /** The cause of the check that had this id while the entries were recorded again. */
    Optional<DueNames.Cause> calledAs(String due) {
        return dues.called(due);
    }

    Amendment.Outcome outcome() {
        var open = before.due().stream()
                .flatMap(due -> dues.now(due.id()).stream())
                .collect(Collectors.toSet());
        var newlyDue = journal.due().stream()
                .filter(due -> !open.contains(due.id()))
                .<Due>map(due -> due)
                .toList();
        return new Amendment.Outcome(takenBack, List.copyOf(events), List.copyOf(lines), newlyDue);
    }

    /** A copy that names entries and checks as they are now. */
    <T> T rewired(T record) {
        return new References(entry -> newIds.getOrDefault(entry, entry), due -> dues.now(due)
                        .orElse(due))
                .apply(record);
    }

    private UUID id(String of) {
        return id(before, inputs.now(), of);
    }

    /** An id derived from the journal's version and what it is for, so that a trial and the recording have the same. */
    static UUID id(Journal<?> journal, Instant now, String of) {
        var name = "%s %d %s".formatted(journal.id(), journal.version(), of);
        var named = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
        long time = now.toEpochMilli() << 16;
        return new UUID(time | 0x7000L | named.getMostSignificantBits() & 0x0FFFL, named.getLeastSignificantBits());
    }
}
