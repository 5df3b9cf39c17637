package org.longroll.journal;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.dice.RecordedDice;
import org.longroll.journal.AmendedLine.Fate;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.CorrectionEvent.EntryLeftOut;
import org.longroll.journal.Decision.Accepted;
import org.longroll.journal.Decision.Refused;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/**
 * Corrects one past entry and decides every later one again, with the same orders and the same dice.
 *
 * <p>A check that the correction newly calls is taken where it is called if the amendment brings dice for it.
 * Otherwise it is deferred: later entries are decided as if it did not wait, and it is due at the end. Dice of a recorded
 * check are used only for the check of the same cause. Entries that are no longer possible are left out, with the
 * reason. No new dice are rolled unless the amendment asks for them.
 */
public final class Amendment<S> {

    /** {@code takenBack} is newest first, {@code lines} oldest first; {@code newlyDue} was not due before it. */
    public record Outcome(List<UUID> takenBack, List<Event> events, List<AmendedLine> lines, List<Due> newlyDue) {

        /** Whether the server rolled dice for an entry that it adds. */
        public boolean rollsDice() {
            return lines.stream()
                    .filter(line -> line.fate() == Fate.ADDED)
                    .flatMap(line -> line.after().stream())
                    .anyMatch(event -> event instanceof DiceRolled dice && dice.source() == GivenDice.Source.ROLLED);
        }
    }

    private final Amend amend;
    private final Inputs inputs;
    private final Judge<S> judge;
    private final AmendmentReplay<S> replay;
    private final Map<String, DueNames.Cause> answered = new TreeMap<>();

    private Amendment(Journal<S> before, Amend amend, Inputs inputs, Judge<S> judge) {
        this.amend = amend;
        this.inputs = inputs;
        this.judge = judge;
        this.replay = new AmendmentReplay<>(before, amend, inputs);
    }

    /** The outcome of an amendment; recording it has exactly this effect. */
    public static <S> Verdict<Outcome> of(Journal<S> journal, Amend amend, Inputs inputs, Judge<S> judge) {
        return amendable(journal, amend.entry())
                .map(said -> journal.timeline().find(said.entry()).orElseThrow())
                .then(act -> new Amendment<>(journal, amend, inputs, judge).from(act))
                .then(done -> Verdict.unless(done.ambiguous(journal), done::outcome));
    }

    /** The entry with an id, if it can be amended. */
    public static Verdict<RecordedOrder> amendable(Journal<?> journal, UUID entry) {
        var timeline = journal.timeline();
        var found = timeline.find(entry);
        if (found.isEmpty() && !timeline.isWhole()) {
            throw new TimelineTooShort();
        }
        var said = timeline.said(entry);
        return Verdict.unless(
                JournalRefusal.UNKNOWN_ENTRY
                        .when(
                                found.isEmpty(),
                                "entry",
                                () ->
                                        "No entry %s is in force; notes and corrections are not amended. To insert before one, name the next entry of the game after it."
                                                .formatted(entry))
                        .or(
                                () -> JournalRefusal.NOT_AMENDABLE.when(
                                        said.isEmpty(),
                                        "entry",
                                        () ->
                                                "The entry %s is a correction or a note, and is not amended itself. Amend the entry"
                                                                .formatted(entry)
                                                        + " that it corrected once more, or take the correction back with undo.")),
                said::orElseThrow);
    }

    private Verdict<Amendment<S>> from(Act<S> first) {
        for (var said : replay.begin(first)) {
            replay.remember(said);
            var refusal = (said.entry().equals(amend.entry()) ? change(said) : again(said)).or(this::takeNewChecks);
            if (refusal.isPresent()) {
                return Verdict.refused(refusal.get());
            }
        }
        replay.end();
        return Verdict.unless(diceForNothing(), () -> this);
    }

    private Outcome outcome() {
        return replay.outcome();
    }

    /** Applies the correction itself; if the rules refuse it, the amendment is refused. */
    private Optional<Refusal> change(RecordedOrder said) {
        return switch (amend.change()) {
            case Change.Replace(var order) ->
                replay.recorded(decided(said, replay.rewired(order), inputs(said, order)), said, Fate.CORRECTED);
            case Change.Strike() -> {
                replay.leaveOut(said, Fate.STRUCK, EntryLeftOut.STRUCK, "It was struck.");
                yield Optional.empty();
            }
            case Change.InsertBefore(var order, var by) ->
                replay.inserted(decided(said, replay.rewired(order), inputs.inserting(order, by)), "inserted", by.id())
                        .or(this::takeNewChecks)
                        .or(() -> again(said));
        };
    }

    /** Decides the correction by all rules, unless the entry in its place was excused from some in an amendment. */
    private Decision decided(RecordedOrder said, Order order, Inputs by) {
        var here = judge.again(replay.journal(), replay.rewired(said.order()), inputs(said, said.order()), false);
        return here instanceof Accepted ? judge.again(replay.journal(), order, by, false) : passingOver(order, by);
    }

    private Optional<Refusal> again(RecordedOrder said) {
        var refusal = replay.noLongerCalled(said)
                .or(() -> replay.recorded(
                        passingOver(replay.rewired(said.order()), inputs(said, said.order())), said, null));
        refusal.ifPresent(reason -> replay.leaveOut(said, Fate.IMPOSSIBLE, reason.code(), reason.sentence()));
        return Optional.empty();
    }

    /** Decides an order, with the checks that it would have to wait for deferred: they were not due then. */
    private Decision passingOver(Order order, Inputs by) {
        var decision = judge.again(replay.journal(), order, by, true);
        if (!(decision instanceof Refused(var refusal))
                || !JournalRefusal.SOMETHING_DUE.word().equals(refusal.code())) {
            return decision;
        }
        var deferral = replay.deferring(Decisions.comesFirst(replay.journal(), order.innermost()));
        var second = judge.again(replay.after(deferral), order, by, true);
        if (second instanceof Accepted) {
            replay.record(List.of(deferral));
        }
        return second;
    }

    /** The inputs for an order in the place of an entry, with the dice of that entry. */
    private Inputs inputs(RecordedOrder said, Order order) {
        return new Inputs(new Seat(said.by()), said.rolled(), inputs.now()).recording(order);
    }

    /** Dice in the amendment are for checks that it newly calls; each is taken as soon as it is due. */
    private Optional<Refusal> takeNewChecks() {
        var ready = replay.newlyCalled().stream()
                .filter(due -> amend.dice().containsKey(due.id()) && !answered.containsKey(due.id()))
                .findFirst();
        return ready.flatMap(due -> take(due).or(this::takeNewChecks));
    }

    private Optional<Refusal> take(Due due) {
        var cause = replay.cause(due);
        answered.put(due.id(), cause);
        var faces = Objects.requireNonNull(amend.dice().get(due.id()));
        return judge.taking(due, new GivenDice.Thrown(faces))
                .map(order -> replay.inserted(
                        judge.again(
                                replay.journal(),
                                order,
                                new Inputs(new Seat(due.side()), RecordedDice.NONE, inputs.now()),
                                true),
                        cause.toString(),
                        due.side()))
                .orElseGet(() ->
                        Optional.of(JournalRefusal.WRONG_DICE.of("dice", "A question is not answered with dice.")))
                .map(refusal -> refusal.at("dice." + due.id()));
    }

    /** Dice for a check that never becomes due are refused, because they would be lost silently. */
    private Optional<Refusal> diceForNothing() {
        return amend.dice().keySet().stream()
                .filter(due -> !answered.containsKey(due))
                .findFirst()
                .map(due -> JournalRefusal.UNKNOWN_DUE.of(
                        "dice." + due, "“%s” does not become due by this correction.".formatted(due)));
    }

    /**
     * Ids have a number that runs: a check that is taken may call others and so give a later one another id. If an id
     * names one check without any dice and another with them, it is not clear which one the dice are for.
     */
    private Optional<Refusal> ambiguous(Journal<S> journal) {
        if (answered.size() < 2) {
            return Optional.empty();
        }
        var bare = new Amend(amend.entry(), amend.change(), new TreeMap<>(), amend.reason());
        var trial = new Amendment<>(journal, bare, inputs, judge);
        trial.from(journal.timeline().find(amend.entry()).orElseThrow());
        return answered.entrySet().stream()
                .filter(each -> trial.replay
                        .calledAs(each.getKey())
                        .filter(cause -> !cause.equals(each.getValue()))
                        .isPresent())
                .findFirst()
                .map(each -> JournalRefusal.UNKNOWN_DUE.of(
                        "dice." + each.getKey(),
                        "With the other dice “%s” is another check; try it with fewer dice, and take the rest afterwards."
                                .formatted(each.getKey())));
    }
}
