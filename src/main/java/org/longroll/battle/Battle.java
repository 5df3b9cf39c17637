package org.longroll.battle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.UUID;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.CommonEvent.CheckpointSigned;
import org.longroll.battle.CommonEvent.Declared;
import org.longroll.battle.CommonEvent.KeyReissued;
import org.longroll.battle.Timeline.Moment;

/** The state after {@code version} events, a fold over them; {@code entries} counts those after the opening. */
public record Battle(
        UUID id,
        BattleStarted opening,
        Occasion started,
        long version,
        int entries,
        Occasion latest,
        Map<Seat, Integer> reissued,
        Map<Seat, GivenSeat> given,
        Field field,
        Timeline timeline) {

    public Battle {
        reissued = Map.copyOf(reissued);
        given = Map.copyOf(given);
    }

    public static Battle opened(UUID id, BattleStarted opening, Occasion occasion) {
        var field = GameSystem.ALL.named(opening.rulebook().system()).opened(opening);
        return new Battle(id, opening, occasion, 1, 0, occasion, Map.of(), Map.of(), field, Timeline.START);
    }

    public static Battle opened(UUID id, Journal.Line first) {
        if (first.event() instanceof BattleStarted opening) {
            return opened(id, opening, first.occasion());
        }
        throw new IllegalStateException("a battle begins with its opening, not with " + first.event());
    }

    public Battle after(BattleEvent event, Occasion occasion) {
        if (event instanceof CheckpointSigned) {
            return signed();
        }
        var number = begins(occasion) ? entries + 1 : entries;
        var moment = moment(event, occasion, number);
        return new Battle(
                id,
                opening,
                started,
                version + 1,
                number,
                occasion,
                event instanceof KeyReissued key ? reissued(key) : reissued,
                given(event),
                moment.field(),
                moment.timeline());
    }

    /** One version more, and nothing else. */
    public Battle signed() {
        return new Battle(id, opening, started, version + 1, entries, latest, reissued, given, field, timeline);
    }

    private boolean begins(Occasion occasion) {
        return !occasion.entry().equals(latest.entry());
    }

    private Moment moment(BattleEvent event, Occasion occasion, int number) {
        return switch (event) {
            case BattleStarted again -> throw new IllegalStateException("a battle starts once");
            case CommonEvent.Aside aside -> new Moment(timeline.settled(), field);
            case CorrectionEvent correction -> corrected(correction, occasion, number);
            case Declared(Correction.Amend amend) -> collecting(event, occasion, number);
            case Declared(Correction.Consent consent)
            when timeline.agreedToRecord(consent) -> collecting(event, occasion, number);
            case Declared(Correction other) -> new Moment(timeline, field);
            case Declared declared
            when begins(occasion) ->
                new Moment(
                        timeline.begun(new Said(occasion, number, List.of(event), null), version, field),
                        system().after(field, event, occasion));
            default -> new Moment(timeline.with(event), system().after(field, event, speaking(occasion)));
        };
    }

    /** An entry that contains others: those that an amendment records again, or the one that both sides agreed to. */
    private Moment collecting(BattleEvent event, Occasion occasion, int number) {
        return new Moment(timeline.begun(new Said(occasion, number, List.of(event), null), version, field), field);
    }

    /** Within such an entry, events belong to the one that was recorded in it last. */
    private Occasion speaking(Occasion occasion) {
        return timeline.collecting(occasion.entry())
                .map(act -> act.newest().occasion())
                .orElse(occasion);
    }

    private Moment corrected(CorrectionEvent event, Occasion occasion, int number) {
        return switch (event) {
            case CorrectionEvent.EntriesUndone(var taken) ->
                timeline.collecting(occasion.entry()).isPresent()
                        ? timeline.amended(taken)
                        : timeline.undone(taken, field, system());
            case CorrectionEvent.EntriesRedone redone -> timeline.redone();
            case CorrectionEvent.EntryRecordedAgain again ->
                new Moment(timeline.saying(said(again, occasion, number)), field);
            case CorrectionEvent.EntryLeftOut left -> new Moment(timeline, field);
            case CorrectionEvent.ChecksDeferred(var dues) -> new Moment(timeline, field.deferring(dues));
            case CorrectionEvent.ConsentAsked asked -> new Moment(timeline.asking(occasion.entry(), asked), field);
            case CorrectionEvent.ConsentRefused refused -> new Moment(timeline.settled(), field);
            case CorrectionEvent.ConsentWithdrawn withdrawn -> new Moment(timeline.settled(), field);
            case CorrectionEvent.ConsentGiven given -> new Moment(timeline.settled(), field);
        };
    }

    /** An entry that is recorded again keeps its number. */
    private Said said(CorrectionEvent.EntryRecordedAgain again, Occasion occasion, int number) {
        int known = timeline.collecting(occasion.entry())
                .map(act -> act.restores().numberOf(again.replaces()))
                .orElseGet(OptionalInt::empty)
                .orElse(number);
        return new Said(new Occasion(again.entry(), occasion.at(), again.by()), known, List.of(), again.replaces());
    }

    private Map<Seat, Integer> reissued(KeyReissued key) {
        var generations = new HashMap<>(reissued);
        generations.put(new Seat(key.seat()), key.generation());
        return generations;
    }

    /** The people at the seats, also at those that were revoked. */
    public Map<Seat, UUID> people() {
        var people = new HashMap<Seat, UUID>();
        if (opening.people() != null) {
            opening.people().forEach((seat, person) -> people.put(new Seat(seat), person));
        }
        given.forEach((seat, held) -> people.put(seat, held.person()));
        return people;
    }

    private Map<Seat, GivenSeat> given(BattleEvent event) {
        return switch (event) {
            case CommonEvent.SeatGiven(var seat, var commands, var person) ->
                given(new Seat(seat), new GivenSeat(commands, person, false));
            case CommonEvent.SeatRevoked(var seat) ->
                given(
                        new Seat(seat),
                        Objects.requireNonNull(given.get(new Seat(seat)), "given before")
                                .taken());
            default -> given;
        };
    }

    private Map<Seat, GivenSeat> given(Seat seat, GivenSeat now) {
        var changed = new HashMap<>(given);
        changed.put(seat, now);
        return changed;
    }

    public GameSystem system() {
        return GameSystem.ALL.named(opening.rulebook().system());
    }

    public String title() {
        return opening.title();
    }

    /** As they are now. */
    public Settings settings() {
        var changed = table().settings();
        return changed == null ? Settings.of(opening) : changed;
    }

    public Table table() {
        return field.table();
    }

    /** The units at the start; units that were added later are in {@link #table}. */
    public OrderOfBattle orderOfBattle() {
        return opening.orderOfBattle();
    }

    public List<Seat> seats() {
        var seats = new ArrayList<Seat>();
        if (opening.hasUmpire()) {
            seats.add(Seat.UMPIRE);
        }
        orderOfBattle().sides().forEach(side -> seats.add(new Seat(side.id())));
        seats.add(Seat.SPECTATOR);
        given.entrySet().stream()
                .filter(each -> !each.getValue().revoked())
                .map(Map.Entry::getKey)
                .sorted(Comparator.comparing(Seat::id))
                .forEach(seats::add);
        return List.copyOf(seats);
    }

    /** The valid generation of the seat's key; 0 is the first. */
    public int keyGeneration(Seat seat) {
        return reissued.getOrDefault(seat, 0);
    }
}
