package org.longroll.journal;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.CorrectionEvent.ConsentAsked;

/**
 * The only record of which entries are in force.
 *
 * <p>The acts in force are a linked stack that shares its parts with earlier timelines. Each act has the state before
 * it, so the cost of an undo depends only on the entries undone; undone entries are kept, so a redo is free. A timeline
 * that starts from a snapshot does not reach behind it.
 */
public final class Timeline<S> {

    /** The entries of an undo, and the state before it. */
    record Undone<S>(List<UUID> entries, Timeline<S> timeline, S state) {}

    /** An open request for consent; answers refer to it by its id. */
    public record Request(UUID id, ConsentAsked asked) {}

    record Moment<S>(Timeline<S> timeline, S state) {}

    private final @Nullable Act<S> top;
    private final @Nullable Undone<S> undone;
    private final @Nullable Request request;
    private final long since;

    /** Of the entries in force, made when an amendment first needs it. Volatile: threads share timelines. */
    private volatile @Nullable Map<UUID, Integer> numbers;

    private Timeline(@Nullable Act<S> top, @Nullable Undone<S> undone, @Nullable Request request, long since) {
        this.top = top;
        this.undone = undone;
        this.request = request;
        this.since = since;
    }

    /** The timeline of a journal that was just opened. */
    static <S> Timeline<S> start() {
        return since(0);
    }

    /** A timeline from a snapshot at a version with nothing to redo and no open request. */
    public static <S> Timeline<S> since(long version) {
        return new Timeline<>(null, null, null, version);
    }

    public Stream<Act<S>> acts() {
        return top == null ? Stream.empty() : top.downwards();
    }

    /** The acts in the order in which they would be taken back one by one; after an amendment, what it corrected. */
    Stream<Act<S>> trail() {
        return Stream.iterate(
                        Optional.ofNullable(top), Optional::isPresent, act -> act.map(each -> each.restores().top))
                .map(Optional::orElseThrow);
    }

    /** The act that an undo would take back; empty if there is none, or none since the snapshot. */
    public Optional<Act<S>> undoable() {
        return trail().filter(act -> !act.stands()).findFirst();
    }

    /** The last entry of the game in force; after an amendment, the one that it recorded again last. */
    public Optional<RecordedOrder> latest() {
        return acts().flatMap(act -> act.entries().reversed().stream()).findFirst();
    }

    /** The entries of the game in force, oldest first. */
    public List<RecordedOrder> inForce() {
        return acts().toList().reversed().stream()
                .flatMap(act -> act.entries().stream())
                .toList();
    }

    /** The last entry in force that was recorded in a turn: the one that ended it, if it is over. */
    public Optional<RecordedOrder> lastOf(int turn, Kind<S> kind) {
        return acts().filter(act -> kind.turn(act.base()) <= turn).findFirst().flatMap(act -> act.lastOf(turn, kind));
    }

    RecordedOrder newest() {
        return required(top).newest();
    }

    public OptionalInt numberOf(@Nullable UUID entry) {
        var known = numbers;
        if (known == null) {
            known = inForce().stream()
                    .collect(Collectors.toUnmodifiableMap(RecordedOrder::entry, RecordedOrder::number));
            numbers = known;
        }
        var number = entry == null ? null : known.get(entry);
        return number == null ? OptionalInt.empty() : OptionalInt.of(number);
    }

    /** Whether it goes back to the opening. */
    public boolean isWhole() {
        return since == 0;
    }

    /** The version of the snapshot that it starts from; 0 if it is whole. */
    public long since() {
        return since;
    }

    /** Whether a snapshot may be taken here: nothing to redo, no open request. */
    public boolean isSettled() {
        return undone == null && request == null;
    }

    /** The entries of a redo, newest first; empty if there is nothing to redo. */
    public List<UUID> redoable() {
        return undone == null ? List.of() : undone.entries();
    }

    /** The acts of a redo. */
    List<Act<S>> redoableActs() {
        return undone == null
                ? List.of()
                : undone.timeline()
                        .path(undone.entries())
                        .filter(act -> undone.entries().contains(act.entry()))
                        .toList();
    }

    public Optional<Request> request() {
        return Optional.ofNullable(request);
    }

    /** The order of an entry in force. */
    public Optional<RecordedOrder> said(UUID entry) {
        return find(entry).flatMap(act -> act.entries().stream()
                .filter(said -> said.entry().equals(entry))
                .findFirst());
    }

    /** The act that contains an entry. */
    public Optional<Act<S>> find(UUID entry) {
        return acts().filter(act -> act.contains(entry)).findFirst();
    }

    /** The entry in force in the place of one that amendments recorded again; the entry itself if it is in force. */
    public Optional<UUID> successor(UUID entry) {
        return find(entry).isPresent() ? Optional.of(entry) : new Successors(this).of(entry);
    }

    /** An order with the entries that it names as they are named now; the others stay. */
    public <O extends Order> O naming(O order) {
        return new References(entry -> successor(entry).orElse(entry), due -> due).apply(order);
    }

    /** A new act; it ends the possibility of a redo. */
    Timeline<S> begun(RecordedOrder said, long version, S before) {
        var act = new Act<>(said.entry(), said.number(), version, said, null, before, before, settled(), top);
        return new Timeline<>(act, null, null, since);
    }

    /** The amendment or consent with this id, if it is the one being recorded. */
    Optional<Act<S>> collecting(UUID entry) {
        return Optional.ofNullable(top).filter(act -> act.entry().equals(entry) && act.isCorrection());
    }

    /** The entries that the amendment being recorded has taken back; none if there is no such amendment. */
    Set<UUID> takenBackBy(UUID amendment) {
        return collecting(amendment).stream()
                .flatMap(act -> act.restores().acts().takeWhile(taken -> taken != act.below()))
                .flatMap(act -> act.entries().stream())
                .map(RecordedOrder::entry)
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** Whether a consent answers the open request, and that asks for an order of the game. */
    boolean agreedToRecord(Correction.Consent consent) {
        return consent.agreed()
                && request != null
                && request.id().equals(consent.request())
                && !(request.asked().order() instanceof Correction);
    }

    Timeline<S> with(Event event) {
        return top == null ? this : new Timeline<>(top.with(event), undone, request, since);
    }

    /** Adds an entry to the amendment or consent being recorded. */
    Timeline<S> saying(RecordedOrder again) {
        return new Timeline<>(required(top).saying(again), undone, request, since);
    }

    /** Undoes entries; standing rulings among them stay and are put on top again. */
    Moment<S> undone(List<UUID> entries, S now, Kind<S> kind) {
        var taken = Set.copyOf(entries);
        var oldest = last(entries, path(entries));
        var moment = new Moment<>(oldest.restores().settled(), oldest.before());
        var newer = path(entries).takeWhile(act -> act != oldest).toList();
        for (var act : newer.reversed()) {
            if (!taken.contains(act.entry())) {
                moment = moment.timeline().again(act, moment.state(), kind);
            }
        }
        var saved = new Undone<>(entries, settled(), now);
        return new Moment<>(new Timeline<>(moment.timeline().top, saved, null, since), moment.state());
    }

    /** The acts in force, or the trail if some entries were taken back by an amendment among them. */
    private Stream<Act<S>> path(List<UUID> entries) {
        var wanted = Set.copyOf(entries);
        long inForce = acts().filter(act -> wanted.contains(act.entry()))
                .limit(wanted.size())
                .count();
        return inForce == wanted.size() ? acts() : trail();
    }

    /** Removes the entries that an amendment records again, and puts the amendment in their place. */
    Moment<S> amended(List<UUID> entries) {
        var amendment = required(top);
        var oldest = entries.isEmpty()
                ? amendment
                : last(entries, required(amendment.below()).downwards());
        var base = oldest.base();
        return new Moment<>(new Timeline<>(amendment.on(oldest.below(), base), null, null, since), base);
    }

    Moment<S> redone() {
        var back = undone;
        if (back == null) {
            throw new TimelineTooShort();
        }
        return new Moment<>(back.timeline(), back.state());
    }

    Timeline<S> asking(UUID id, ConsentAsked asked) {
        return new Timeline<>(top, undone, new Request(id, asked), since);
    }

    /** Without the open request. */
    Timeline<S> settled() {
        return request == null ? this : new Timeline<>(top, undone, null, since);
    }

    private static <S> Act<S> last(List<UUID> entries, Stream<Act<S>> acts) {
        return acts.filter(act -> act.entry().equals(entries.getLast()))
                .findFirst()
                .orElseThrow(TimelineTooShort::new);
    }

    /** The acts from the newest down to this one. */
    List<Act<S>> downTo(Act<S> oldest) {
        return Stream.concat(acts().takeWhile(act -> act != oldest), Stream.of(oldest))
                .toList();
    }

    private Moment<S> again(Act<S> act, S state, Kind<S> kind) {
        var after = state;
        for (var said : act.said()) {
            for (var event : said.events()) {
                after = kind.after(after, event, said.occasion());
            }
        }
        var kept = act.onto(this, top, state);
        return new Moment<>(new Timeline<>(kept, null, null, since), after);
    }

    private static <S> Act<S> required(@Nullable Act<S> act) {
        if (act == null) {
            throw new TimelineTooShort();
        }
        return act;
    }

    /** Equal if the same entries are in force and can be redone. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Timeline<?> that
                && redoable().equals(that.redoable())
                && acts().map(Act::entry)
                        .toList()
                        .equals(that.acts().map(Act::entry).toList());
    }

    @Override
    public int hashCode() {
        return new HashSet<>(acts().map(Act::entry).toList()).hashCode();
    }

    @Override
    public String toString() {
        return acts().map(act -> Integer.toString(act.number())).toList().toString();
    }
}
