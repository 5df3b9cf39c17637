package org.longroll.journal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;
import org.longroll.journal.JournalEvent.CheckpointSigned;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.journal.Timeline.Moment;
import org.longroll.rules.Forbidden;

/** A journal after {@code version} events, a fold over them; {@code entries} counts those after the opening. */
public record Journal<S>(
        UUID id,
        Kind<S> kind,
        Opening opening,
        Occasion started,
        long version,
        int entries,
        Occasion latest,
        Seats seats,
        S state,
        Timeline<S> timeline) {

    public static Journal<?> opened(UUID id, Opening opening, Occasion occasion) {
        return opened(id, opening.kind(), opening, occasion);
    }

    private static <S> Journal<S> opened(UUID id, Kind<S> kind, Opening opening, Occasion occasion) {
        return new Journal<>(
                id, kind, opening, occasion, 1, 0, occasion, Seats.AS_OPENED, kind.opened(opening), Timeline.start());
    }

    public static Journal<?> opened(UUID id, History.Line first) {
        if (first.event() instanceof Opening opening) {
            return opened(id, opening, first.occasion());
        }
        throw new IllegalStateException("a journal begins with its opening, not with " + first.event());
    }

    /** The same journal, which has this type of state. */
    @SuppressWarnings("unchecked") // The kind says what its state is.
    public <T> Journal<T> of(Class<T> state) {
        if (kind.state() != state) {
            throw new IllegalArgumentException("a %s is no journal of %s".formatted(kind.name(), state));
        }
        return (Journal<T>) this;
    }

    /** The same journal if it has this type of state. */
    public <T> Optional<Journal<T>> ifOf(Class<T> state) {
        return kind.state() == state ? Optional.of(of(state)) : Optional.empty();
    }

    public Journal<S> after(Event event, Occasion occasion) {
        if (event instanceof CheckpointSigned) {
            return signed();
        }
        var number = begins(occasion) ? entries + 1 : entries;
        var moment = moment(event, occasion, number);
        return new Journal<>(
                id,
                kind,
                opening,
                started,
                version + 1,
                number,
                occasion,
                event instanceof Aside ? seats.after(event) : seats,
                moment.state(),
                moment.timeline());
    }

    /** One version more, and nothing else. */
    public Journal<S> signed() {
        return new Journal<>(id, kind, opening, started, version + 1, entries, latest, seats, state, timeline);
    }

    private boolean begins(Occasion occasion) {
        return !occasion.entry().equals(latest.entry());
    }

    private Moment<S> moment(Event event, Occasion occasion, int number) {
        return switch (event) {
            case Opening again -> throw new IllegalStateException("a journal is opened once");
            case Aside aside -> new Moment<>(timeline.settled(), state);
            case CorrectionEvent correction -> corrected(correction, occasion, number);
            case Declared(Correction.Amend amend) -> collecting(event, occasion, number);
            case Declared(Correction.Consent consent)
            when timeline.agreedToRecord(consent) -> collecting(event, occasion, number);
            case Declared(Correction other) -> new Moment<>(timeline, state);
            case Declared declared
            when begins(occasion) ->
                new Moment<>(
                        timeline.begun(new RecordedOrder(occasion, number, List.of(event), null), version, state),
                        kind.after(state, event, occasion));
            default -> new Moment<>(timeline.with(event), kind.after(state, event, speaking(occasion)));
        };
    }

    /** An entry that contains others: those that an amendment records again, or the one that both sides agreed to. */
    private Moment<S> collecting(Event event, Occasion occasion, int number) {
        var order = new RecordedOrder(occasion, number, List.of(event), null);
        return new Moment<>(timeline.begun(order, version, state), state);
    }

    /** Within such an entry, events belong to the one that was recorded in it last. */
    private Occasion speaking(Occasion occasion) {
        return timeline.collecting(occasion.entry())
                .map(act -> act.newest().occasion())
                .orElse(occasion);
    }

    private Moment<S> corrected(CorrectionEvent event, Occasion occasion, int number) {
        return switch (event) {
            case CorrectionEvent.EntriesUndone(var taken) ->
                timeline.collecting(occasion.entry()).isPresent()
                        ? timeline.amended(taken)
                        : timeline.undone(taken, state, kind);
            case CorrectionEvent.EntriesRedone redone -> timeline.redone();
            case CorrectionEvent.EntryRecordedAgain again ->
                new Moment<>(timeline.saying(recordedAgain(again, occasion, number)), state);
            case CorrectionEvent.EntryLeftOut left -> new Moment<>(timeline, state);
            case CorrectionEvent.ChecksDeferred(var dues) -> new Moment<>(timeline, kind.deferring(state, dues));
            case CorrectionEvent.ConsentAsked asked -> new Moment<>(timeline.asking(occasion.entry(), asked), state);
            case CorrectionEvent.ConsentRefused refused -> new Moment<>(timeline.settled(), state);
            case CorrectionEvent.ConsentWithdrawn withdrawn -> new Moment<>(timeline.settled(), state);
            case CorrectionEvent.ConsentGiven given -> new Moment<>(timeline.settled(), state);
        };
    }

    /** An entry that is recorded again keeps its number. */
    private RecordedOrder recordedAgain(CorrectionEvent.EntryRecordedAgain again, Occasion occasion, int number) {
        int known = timeline.collecting(occasion.entry())
                .map(act -> act.restores().numberOf(again.replaces()))
                .orElseGet(OptionalInt::empty)
                .orElse(number);
        return new RecordedOrder(
                new Occasion(again.entry(), occasion.at(), again.by()), known, List.of(), again.replaces());
    }

    /** The seats that there are now. */
    public List<Seat> seatsNow() {
        return Stream.concat(kind.seats(opening).stream(), seats.held()).toList();
    }

    public boolean hasUmpire() {
        return kind.seats(opening).contains(Seat.UMPIRE);
    }

    /** The people at the seats, also at those that were revoked. */
    public Map<Seat, UUID> people() {
        var people = new HashMap<Seat, UUID>();
        var opened = opening.people();
        if (opened != null) {
            opened.forEach((seat, person) -> people.put(new Seat(seat), person));
        }
        people.putAll(seats.people());
        return people;
    }

    /** As they are now. */
    public Policies policies() {
        return kind.policies(opening, state);
    }

    public Agenda<? extends Due> agenda() {
        return kind.agenda(state);
    }

    /** The dues of now, as clients are given them. */
    public List<? extends Due> due() {
        return kind.due(state);
    }

    public int turn() {
        return kind.turn(state);
    }

    /** The name of what has this id, for sentences. */
    public String name(String subject) {
        return kind.name(state, subject);
    }

    public boolean isSubject(String text) {
        return kind.isSubject(state, text);
    }

    /** Who acted in an entry, in the order in which they were named. */
    public List<String> actors(List<Event> events) {
        return kind.actors(events, state);
    }

    /** One sentence for each event of an entry that has one; never none. */
    public List<String> sentences(List<Event> events) {
        return kind.sentences(events, this, timeline::numberOf);
    }

    /** The sentences of an entry's events, with the names of the journal as it is now; never empty. */
    String sentence(List<Event> events) {
        return String.join(" ", sentences(events));
    }

    /** The same with the numbers of entries that are no longer in force. */
    public String sentence(List<Event> events, Function<UUID, OptionalInt> numbers) {
        return String.join(" ", kind.sentences(events, this, numbers));
    }

    Words words() {
        return kind.words();
    }

    Forbidden refusal(JournalRefusal refusal) {
        return kind.refusal(refusal);
    }
}
