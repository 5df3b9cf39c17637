package org.longroll.journal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Consent;
import org.longroll.journal.Correction.Redo;
import org.longroll.journal.Correction.UndoBackTo;
import org.longroll.journal.Correction.UndoLast;
import org.longroll.journal.CorrectionEvent.ConsentAsked;
import org.longroll.journal.CorrectionEvent.ConsentGiven;
import org.longroll.journal.CorrectionEvent.ConsentRefused;
import org.longroll.journal.CorrectionEvent.ConsentWithdrawn;
import org.longroll.journal.CorrectionEvent.EntriesRedone;
import org.longroll.journal.CorrectionEvent.EntriesUndone;
import org.longroll.journal.CorrectionEvent.EntryRecordedAgain;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.JournalEvent.Declared;
import org.longroll.rules.Forbidden;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Decides who may correct which entries, and the effect of a correction. */
record Corrections<S>(Journal<S> journal, Timeline<S> timeline, UndoPolicy policy, Inputs inputs, Judge<S> judge) {

    /** How long a request for consent waits. */
    static final Duration PATIENCE = Duration.ofMinutes(30);

    Corrections(Journal<S> journal, Inputs inputs, Judge<S> judge) {
        this(journal, journal.timeline(), journal.policies().undo(), inputs, judge);
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
        return switch (Decisions.decide(journal, order, inputs.withConsent(), judge)) {
            case Refused refused -> refused;
            case Accepted(var events) ->
                pending(false)
                        .<Decision>map(Refused::new)
                        .orElseGet(() -> asked(order, List.of(), ConsentSentences.of(events, journal)));
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
            List<Event> events,
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
            throw new TimelineTooShort();
        }
        return Verdict.unless(
                refusal(JournalRefusal.NOTHING_TO_UNDO)
                        .when(
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
            throw new TimelineTooShort();
        }
        return Verdict.unless(
                inputs.waivers()
                        .first(
                                () -> refusal(JournalRefusal.UNKNOWN_ENTRY)
                                        .when(
                                                found.isEmpty(),
                                                "backTo",
                                                () ->
                                                        "No entry %s is in force; notes and corrections are not taken back."
                                                                .formatted(entry)),
                                () -> found.flatMap(act -> objectionToBackTo(act, entry))),
                () -> taking(timeline.downTo(found.orElseThrow()).stream()
                        .filter(act -> !act.stands())
                        .toList()));
    }

    private Optional<Refusal> objectionToBackTo(Act<S> act, UUID entry) {
        return refusal(JournalRefusal.PART_OF_AN_AMENDMENT)
                .when(
                        !act.entry().equals(entry),
                        "backTo",
                        () -> "This entry is part of the entry %s; take that back, or amend this one."
                                .formatted(act.entry()))
                .or(() -> refusal(JournalRefusal.STANDING_RULING)
                        .when(
                                act.stands(),
                                "backTo",
                                () -> "This ruling was given to stand; give another one over it."));
    }

    private Consequences taking(List<Act<S>> acts) {
        return consequences(
                acts, new EntriesUndone(acts.stream().map(Act::entry).toList()));
    }

    private Consequences consequences(List<Act<S>> acts, CorrectionEvent event) {
        return new Consequences(
                acts.stream().map(Act::entry).toList(),
                acts.stream().anyMatch(Act::rolledDice),
                acts.stream().anyMatch(Act::isTheUmpires),
                acts.stream().map(act -> act.said().getFirst().by()).toList(),
                List.of(event),
                ConsentSentences.ofActs(acts, journal));
    }

    private Verdict<Consequences> redo() {
        var entries = timeline.redoable();
        return Verdict.unless(
                refusal(JournalRefusal.NOTHING_TO_REDO)
                        .when(entries.isEmpty(), "type", () -> "Nothing was taken back since the last entry."),
                () -> consequences(timeline.redoableActs(), new EntriesRedone(entries)));
    }

    /** What an amendment would do, if this seat may ask for it; a trial needs no reason and waits for no answer. */
    Verdict<Amendment.Outcome> tried(Amend amend) {
        return Amendment.of(journal, amend, inputs.withConsent(), judge)
                .then(done -> Verdict.unless(forbidden(amend, consequences(amend, done)), () -> done));
    }

    private Verdict<Consequences> amend(Amend amend) {
        return Amendment.of(journal, amend, inputs.withConsent(), judge).map(done -> consequences(amend, done));
    }

    private Consequences consequences(Amend amend, Amendment.Outcome done) {
        return new Consequences(
                done.takenBack(),
                true,
                amend.isOfTheUmpires(timeline),
                timeline.said(amend.entry()).map(RecordedOrder::by).stream().toList(),
                done.events(),
                ConsentSentences.of(done, journal));
    }

    private Optional<Refusal> objection(Correction correction, Consequences found) {
        return forbidden(correction, found)
                .or(() -> reasonNeeded(correction.reason()))
                .or(() -> pending(inputs.seat().equals(Seat.UMPIRE)));
    }

    /** Whether this seat may not have this correction, whatever its reason. */
    private Optional<Refusal> forbidden(Correction correction, Consequences found) {
        boolean umpire = inputs.seat().equals(Seat.UMPIRE);
        return inputs.waivers()
                .first(
                        () -> refusal(JournalRefusal.UMPIRE_CORRECTS)
                                .when(
                                        policy == UndoPolicy.UMPIRE && !umpire,
                                        "type",
                                        () -> "In this %s the %s takes entries back; ask him."
                                                .formatted(words().journal(), words().umpire())),
                        () -> refusal(JournalRefusal.DICE_ARE_LOCKED)
                                .when(
                                        policy == UndoPolicy.LOCKED && !umpire && found.dice(),
                                        "type",
                                        () ->
                                                "Dice fell in what would be taken back; ask the %s, who must give a reason."
                                                        .formatted(words().umpire())),
                        () -> rights(correction).notItsOwn(inputs.seat(), found.recorders()),
                        () -> rights(correction).cannotBecome(),
                        () -> policy == UndoPolicy.CONSENT
                                ? Optional.empty()
                                : rights(correction).missing(found.umpires(), Set.of(inputs.seat())));
    }

    private Words words() {
        return journal.words();
    }

    private Forbidden refusal(JournalRefusal refusal) {
        return journal.refusal(refusal);
    }

    private CorrectionRights rights(Correction correction) {
        return new CorrectionRights(journal, correction);
    }

    private Optional<Refusal> reasonNeeded(@Nullable String reason) {
        return refusal(JournalRefusal.REASON_NEEDED)
                .when(
                        policy != UndoPolicy.FREE && (reason == null || reason.isBlank()),
                        "reason",
                        () -> "In this %s a correction needs a reason.".formatted(words().journal()));
    }

    private Optional<Refusal> pending(boolean umpire) {
        return waiting().filter(request -> !umpire).map(request -> refusal(JournalRefusal.CONSENT_PENDING)
                .of("type", ConsentSentences.waiting(request.id())));
    }

    private Optional<Timeline.Request> waiting() {
        return timeline.request()
                .filter(request -> inputs.now().isBefore(request.asked().lapses()));
    }

    private boolean needsConsent(Consequences found) {
        return !inputs.seat().equals(Seat.UMPIRE) && (policy == UndoPolicy.CONSENT || found.umpires());
    }

    private Decision asked(Order order, List<UUID> entries, List<String> sentences) {
        return new Accepted(List.of(new ConsentAsked(
                inputs.seat().id(), entries, order, sentences, inputs.now().plus(PATIENCE))));
    }

    private Decision consent(Consent consent) {
        var request = timeline.request().filter(each -> each.id().equals(consent.request()));
        var objection = inputs.waivers()
                .first(
                        () -> refusal(JournalRefusal.STATE_MOVED_ON)
                                .when(
                                        request.isEmpty() || waiting().isEmpty(),
                                        "request",
                                        () ->
                                                "The request %s no longer waits: it was answered, the %s went on, or it lapsed."
                                                        .formatted(consent.request(), words().journal())),
                        () -> refusal(JournalRefusal.CONSENT_IS_THE_OTHER_SIDES)
                                .when(
                                        consent.agreed()
                                                && request.filter(this::isOwn).isPresent(),
                                        "request",
                                        () -> "The other side answers what you asked for; you can withdraw it."));
        return objection.<Decision>map(Refused::new).orElseGet(() -> answered(consent, request.orElseThrow()));
    }

    private boolean isOwn(Timeline.Request request) {
        return new Seat(request.asked().by()).side().equals(inputs.seat().side());
    }

    private Decision answered(Consent consent, Timeline.Request request) {
        var by = inputs.seat().id();
        if (!consent.agreed() && isOwn(request)) {
            return new Accepted(List.of(new ConsentWithdrawn(request.id(), by, consent.reason())));
        }
        if (!consent.agreed()) {
            return Decision.declared(consent, List.of(new ConsentRefused(request.id(), by, consent.reason())));
        }
        var events = new ArrayList<Event>();
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
                                        rights(correction).missing(found.umpires(), Set.of(asker, inputs.seat())),
                                        found::events)));
            case Order order -> agreed(order, asker);
        };
    }

    /** The order of the side that asked, as an entry of that side. */
    private Decision agreed(Order order, Seat asker) {
        return switch (Decisions.decide(journal, order, inputs.of(asker).withConsent(), judge)) {
            case Refused refused -> refused;
            case Accepted(var happened) -> {
                var events = new ArrayList<Event>();
                events.add(
                        new EntryRecordedAgain(AmendmentReplay.id(journal, inputs.now(), "agreed"), null, asker.id()));
                events.addAll(happened);
                yield new Accepted(events);
            }
        };
    }
}
