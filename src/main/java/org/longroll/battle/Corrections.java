package org.longroll.battle;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.Declared;
import org.longroll.battle.Correction.Amend;
import org.longroll.battle.Correction.Consent;
import org.longroll.battle.Correction.Redo;
import org.longroll.battle.Correction.UndoBackTo;
import org.longroll.battle.Correction.UndoLast;
import org.longroll.battle.CorrectionEvent.ConsentAsked;
import org.longroll.battle.CorrectionEvent.ConsentGiven;
import org.longroll.battle.CorrectionEvent.ConsentRefused;
import org.longroll.battle.CorrectionEvent.ConsentWithdrawn;
import org.longroll.battle.CorrectionEvent.EntriesRedone;
import org.longroll.battle.CorrectionEvent.EntriesUndone;
import org.longroll.battle.CorrectionEvent.EntryRecordedAgain;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides who may correct which entries, and the effect of a correction. */
record Corrections(Battle battle, Timeline timeline, UndoPolicy policy, Hand hand, Referee referee) {

    /** How long a request for consent waits. */
    static final Duration PATIENCE = Duration.ofMinutes(30);

    Corrections(Battle battle, Hand hand, Referee referee) {
        this(battle, battle.timeline(), battle.settings().undoPolicy(), hand, referee);
    }

    Decision decide(Correction correction) {
        if (correction instanceof Consent consent) {
            return consent(consent);
        }
        return switch (consequences(correction)) {
            case Verdict.Refused<Consequences>(var reason) -> new Refused(reason);
            case Verdict.Allowed<Consequences>(var found) ->
                objection(correction, found)
                        .<Decision>map(Refused::new)
                        .orElseGet(() -> needsConsent(found)
                                ? asked(correction, found.entries(), found.sentences())
                                : Decision.declared(correction, found.events()));
        };
    }

    /** Asks the other side to agree to an order that would be the umpire's if there were one. */
    Decision ask(Order order) {
        return switch (Decider.decide(battle, order, hand.withConsent(), referee)) {
            case Refused refused -> refused;
            case Accepted(var events) ->
                pending(false)
                        .<Decision>map(Refused::new)
                        .orElseGet(() -> asked(order, List.of(), ConsentSentences.of(events, battle)));
        };
    }

    /**
     * The entries that a correction undoes or redoes, whether dice fell in them, whether it touches what is the
     * umpire's, the seats whose entries they are, its events, and all that in words.
     */
    private record Consequences(
            List<UUID> entries,
            boolean dice,
            boolean umpires,
            List<String> recorders,
            List<BattleEvent> events,
            List<String> sentences) {}

    private Verdict<Consequences> consequences(Correction correction) {
        return switch (correction) {
            case UndoLast(int entries, var reason) -> last(entries);
            case UndoBackTo(var entry, var reason) -> backTo(entry);
            case Redo redo -> redo();
            case Amend amend -> amend(amend);
            case Consent consent -> throw new IllegalStateException("a consent is decided by itself");
        };
    }

    private Verdict<Consequences> last(int entries) {
        var acts = timeline.trail().filter(act -> !act.stands()).limit(entries).toList();
        if (acts.size() < entries && !timeline.isWhole()) {
            throw new BeyondTheTrail();
        }
        return Verdict.unless(
                BattleRefusal.NOTHING_TO_UNDO.when(
                        acts.size() < entries,
                        "entries",
                        () -> acts.isEmpty()
                                ? "There is nothing to take back."
                                : "Only %d entries can be taken back.".formatted(acts.size())),
                () -> taking(acts));
    }

    private Verdict<Consequences> backTo(UUID entry) {
        var found = timeline.find(entry);
        if (found.isEmpty() && !timeline.isWhole()) {
            throw new BeyondTheTrail();
        }
        return Verdict.unless(
                hand.waivers()
                        .first(
                                () -> BattleRefusal.UNKNOWN_ENTRY.when(
                                        found.isEmpty(),
                                        "backTo",
                                        () -> "No entry %s is in force; notes and corrections are not taken back."
                                                .formatted(entry)),
                                () -> found.flatMap(act -> objectionToBackTo(act, entry))),
                () -> taking(timeline.downTo(found.orElseThrow()).stream()
                        .filter(act -> !act.stands())
                        .toList()));
    }

    private static Optional<Refusal> objectionToBackTo(Act act, UUID entry) {
        return BattleRefusal.PART_OF_AN_AMENDMENT
                .when(
                        !act.entry().equals(entry),
                        "backTo",
                        () -> "This entry is part of the entry %s; take that back, or amend this one."
                                .formatted(act.entry()))
                .or(() -> BattleRefusal.STANDING_RULING.when(
                        act.stands(), "backTo", () -> "This ruling was given to stand; give another one over it."));
    }

    private Consequences taking(List<Act> acts) {
        return consequences(
                acts, new EntriesUndone(acts.stream().map(Act::entry).toList()));
    }

    private Consequences consequences(List<Act> acts, CorrectionEvent event) {
        return new Consequences(
                acts.stream().map(Act::entry).toList(),
                acts.stream().anyMatch(Act::rolledDice),
                acts.stream().anyMatch(Act::isTheUmpires),
                acts.stream().map(act -> act.said().getFirst().by()).toList(),
                List.of(event),
                ConsentSentences.ofActs(acts, battle));
    }

    private Verdict<Consequences> redo() {
        var entries = timeline.redoable();
        return Verdict.unless(
                BattleRefusal.NOTHING_TO_REDO.when(
                        entries.isEmpty(), "type", () -> "Nothing was taken back since the last entry."),
                () -> consequences(timeline.redoableActs(), new EntriesRedone(entries)));
    }

    /** What an amendment would do, if this seat may ask for it; a trial needs no reason and waits for no answer. */
    Verdict<Amendment.Outcome> tried(Amend amend) {
        return Amendment.of(battle, amend, hand.withConsent(), referee)
                .then(done -> Verdict.unless(forbidden(amend, consequences(amend, done)), () -> done));
    }

    private Verdict<Consequences> amend(Amend amend) {
        return Amendment.of(battle, amend, hand.withConsent(), referee).map(done -> consequences(amend, done));
    }

    private Consequences consequences(Amend amend, Amendment.Outcome done) {
        return new Consequences(
                done.takenBack(),
                true,
                amend.isOfTheUmpires(timeline),
                timeline.said(amend.entry()).map(Said::by).stream().toList(),
                done.events(),
                ConsentSentences.of(done, battle));
    }

    private Optional<Refusal> objection(Correction correction, Consequences found) {
        return forbidden(correction, found)
                .or(() -> reasonNeeded(correction.reason()))
                .or(() -> pending(hand.seat().equals(Seat.UMPIRE)));
    }

    /** Whether this seat may not have this correction, whatever its reason. */
    private Optional<Refusal> forbidden(Correction correction, Consequences found) {
        boolean umpire = hand.seat().equals(Seat.UMPIRE);
        return hand.waivers()
                .first(
                        () -> BattleRefusal.UMPIRE_CORRECTS.when(
                                policy == UndoPolicy.UMPIRE && !umpire,
                                "type",
                                () -> "In this battle the umpire takes entries back; ask him."),
                        () -> BattleRefusal.DICE_ARE_LOCKED.when(
                                policy == UndoPolicy.LOCKED && !umpire && found.dice(),
                                "type",
                                () -> "Dice fell in what would be taken back; ask the umpire, who must give a reason."),
                        () -> rights(correction).notItsOwn(hand.seat(), found.recorders()),
                        () -> rights(correction).cannotBecome(),
                        () -> policy == UndoPolicy.CONSENT
                                ? Optional.empty()
                                : rights(correction).missing(found.umpires(), Set.of(hand.seat())));
    }

    private CorrectionRights rights(Correction correction) {
        return new CorrectionRights(battle, correction);
    }

    private Optional<Refusal> reasonNeeded(@Nullable String reason) {
        return BattleRefusal.REASON_NEEDED.when(
                policy != UndoPolicy.FREE && (reason == null || reason.isBlank()),
                "reason",
                () -> "In this battle a correction needs a reason.");
    }

    private Optional<Refusal> pending(boolean umpire) {
        return waiting()
                .filter(request -> !umpire)
                .map(request -> BattleRefusal.CONSENT_PENDING.of("type", ConsentSentences.waiting(request.id())));
    }

    private Optional<Timeline.Request> waiting() {
        return timeline.request()
                .filter(request -> hand.now().isBefore(request.asked().lapses()));
    }

    private boolean needsConsent(Consequences found) {
        return !hand.seat().equals(Seat.UMPIRE) && (policy == UndoPolicy.CONSENT || found.umpires());
    }

    private Decision asked(Order order, List<UUID> entries, List<String> sentences) {
        return new Accepted(List.of(new ConsentAsked(
                hand.seat().id(), entries, order, sentences, hand.now().plus(PATIENCE))));
    }

    private Decision consent(Consent consent) {
        var request = timeline.request().filter(each -> each.id().equals(consent.request()));
        var objection = hand.waivers()
                .first(
                        () -> BattleRefusal.STATE_MOVED_ON.when(
                                request.isEmpty() || waiting().isEmpty(),
                                "request",
                                () ->
                                        "The request %s no longer waits: it was answered, the battle went on, or it lapsed."
                                                .formatted(consent.request())),
                        () -> BattleRefusal.CONSENT_IS_THE_OTHER_SIDES.when(
                                consent.agreed() && request.filter(this::isOwn).isPresent(),
                                "request",
                                () -> "The other side answers what you asked for; you can withdraw it."));
        return objection.<Decision>map(Refused::new).orElseGet(() -> answered(consent, request.orElseThrow()));
    }

    private boolean isOwn(Timeline.Request request) {
        return new Seat(request.asked().by()).side().equals(hand.seat().side());
    }

    private Decision answered(Consent consent, Timeline.Request request) {
        var by = hand.seat().id();
        if (!consent.agreed() && isOwn(request)) {
            return new Accepted(List.of(new ConsentWithdrawn(request.id(), by, consent.reason())));
        }
        if (!consent.agreed()) {
            return Decision.declared(consent, List.of(new ConsentRefused(request.id(), by, consent.reason())));
        }
        var events = new ArrayList<BattleEvent>();
        events.add(new Declared(consent));
        events.add(new ConsentGiven(request.id(), by, request.asked().by()));
        return switch (agreed(request)) {
            case Refused refused -> refused;
            case Accepted(var happened) -> {
                events.addAll(happened);
                yield new Accepted(events);
            }
        };
    }

    private Decision agreed(Timeline.Request request) {
        var asker = new Seat(request.asked().by());
        return switch (request.asked().order()) {
            case Correction correction ->
                Decision.of(
                        correction,
                        consequences(correction)
                                .then(found -> Verdict.unless(
                                        rights(correction).missing(found.umpires(), Set.of(asker, hand.seat())),
                                        found::events)));
            case Order order -> agreed(order, asker);
        };
    }

    /** The order of the side that asked, as an entry of that side. */
    private Decision agreed(Order order, Seat asker) {
        return switch (Decider.decide(battle, order, hand.of(asker).withConsent(), referee)) {
            case Refused refused -> refused;
            case Accepted(var happened) -> {
                var events = new ArrayList<BattleEvent>();
                events.add(new EntryRecordedAgain(Recital.id(battle, hand.now(), "agreed"), null, asker.id()));
                events.addAll(happened);
                yield new Accepted(events);
            }
        };
    }
}
