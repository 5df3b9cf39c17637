package org.longroll.battle;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.battle.AmendedLine.Fate;
import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.battle.Correction.Amend;
import org.longroll.battle.Correction.Change;
import org.longroll.battle.CorrectionEvent.EntryLeftOut;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.dice.RecordedDice;
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
public final class Amendment {

    /** {@code takenBack} is newest first, {@code lines} oldest first; {@code newlyDue} was not due before it. */
    public record Outcome(List<UUID> takenBack, List<BattleEvent> events, List<AmendedLine> lines, List<Due> newlyDue) {

        /** Whether the server rolled dice for an entry that it adds. */
        public boolean rollsDice() {
            return lines.stream()
                    .filter(line -> line.fate() == Fate.ADDED)
                    .flatMap(line -> line.after().stream())
                    .anyMatch(event -> event instanceof DiceRolled dice && dice.source() == GivenDice.Source.ROLLED);
        }
    }

    private final Amend amend;
    private final Hand hand;
    private final SaidAgain again;
    private final Referee referee;
    private final Recital recital;
    private final Map<String, DueNames.Cause> answered = new TreeMap<>();

    private Amendment(Battle before, Amend amend, Hand hand, Referee referee) {
        this.amend = amend;
        this.hand = hand;
        this.again = new SaidAgain(referee);
        this.referee = referee;
        this.recital = new Recital(before, amend, hand);
    }

    /** The outcome of an amendment; recording it has exactly this effect. */
    public static Verdict<Outcome> of(Battle battle, Amend amend, Hand hand, Referee referee) {
        return amendable(battle, amend.entry())
                .map(said -> battle.timeline().find(said.entry()).orElseThrow())
                .then(act -> new Amendment(battle, amend, hand, referee).from(act))
                .then(done -> Verdict.unless(done.ambiguous(battle, hand, referee), done::outcome));
    }

    /** The entry with an id, if it can be amended. */
    public static Verdict<Said> amendable(Battle battle, UUID entry) {
        var timeline = battle.timeline();
        var found = timeline.find(entry);
        if (found.isEmpty() && !timeline.isWhole()) {
            throw new BeyondTheTrail();
        }
        var said = timeline.said(entry);
        return Verdict.unless(
                BattleRefusal.UNKNOWN_ENTRY
                        .when(
                                found.isEmpty(),
                                "entry",
                                () ->
                                        "No entry %s is in force; notes and corrections are not amended. To insert before one, name the next entry of the game after it."
                                                .formatted(entry))
                        .or(
                                () -> BattleRefusal.NOT_AMENDABLE.when(
                                        said.isEmpty(),
                                        "entry",
                                        () ->
                                                "The entry %s is a correction or a note, and is not amended itself. Amend the entry"
                                                                .formatted(entry)
                                                        + " that it corrected once more, or take the correction back with undo.")),
                said::orElseThrow);
    }

    private Verdict<Amendment> from(Act first) {
        for (var said : recital.begin(first)) {
            recital.remember(said);
            var refusal = (said.entry().equals(amend.entry()) ? change(said) : again(said)).or(this::takeNewChecks);
            if (refusal.isPresent()) {
                return Verdict.refused(refusal.get());
            }
        }
        recital.end();
        return Verdict.unless(diceForNothing(), () -> this);
    }

    private Outcome outcome() {
        return recital.outcome();
    }

    /** Applies the correction itself; if the rules refuse it, the amendment is refused. */
    private Optional<Refusal> change(Said said) {
        return switch (amend.change()) {
            case Change.Replace(var order) ->
                recital.recorded(decided(said, recital.rewired(order), hand(said, order)), said, Fate.CORRECTED);
            case Change.Strike() -> {
                recital.leaveOut(said, Fate.STRUCK, EntryLeftOut.STRUCK, "It was struck.");
                yield Optional.empty();
            }
            case Change.InsertBefore(var order, var by) ->
                recital.inserted(decided(said, recital.rewired(order), hand.inserting(order, by)), "inserted", by.id())
                        .or(this::takeNewChecks)
                        .or(() -> again(said));
        };
    }

    /** Decides the correction by all rules, unless the entry in its place was excused from some in an amendment. */
    private Decision decided(Said said, Order order, Hand by) {
        var here = again.strictly(recital.battle(), recital.rewired(said.order()), hand(said, said.order()));
        return here instanceof Accepted ? again.strictly(recital.battle(), order, by) : passingOver(order, by);
    }

    private Optional<Refusal> again(Said said) {
        var refusal = recital.noLongerCalled(said)
                .or(() -> recital.recorded(
                        passingOver(recital.rewired(said.order()), hand(said, said.order())), said, null));
        refusal.ifPresent(reason -> recital.leaveOut(said, Fate.IMPOSSIBLE, reason.code(), reason.sentence()));
        return Optional.empty();
    }

    /** Decides an order, with the checks that it would have to wait for deferred: they were not due then. */
    private Decision passingOver(Order order, Hand by) {
        var decision = again.leniently(recital.battle(), order, by);
        if (!(decision instanceof Refused(var refusal))
                || !BattleRefusal.SOMETHING_DUE.word().equals(refusal.code())) {
            return decision;
        }
        var deferral = recital.deferring(Decider.comesFirst(recital.battle(), order.innermost()));
        var second = again.leniently(recital.after(deferral), order, by);
        if (second instanceof Accepted) {
            recital.record(List.of(deferral));
        }
        return second;
    }

    /** The hand for an order in the place of an entry, with the dice of that entry. */
    private Hand hand(Said said, Order order) {
        return new Hand(new Seat(said.by()), said.rolled(), hand.now()).recording(order);
    }

    /** Dice in the amendment are for checks that it newly calls; each is taken as soon as it is due. */
    private Optional<Refusal> takeNewChecks() {
        var ready = recital.newlyCalled().stream()
                .filter(due -> amend.dice().containsKey(due.id()) && !answered.containsKey(due.id()))
                .findFirst();
        return ready.flatMap(due -> take(due).or(this::takeNewChecks));
    }

    private Optional<Refusal> take(Due due) {
        var cause = recital.cause(due);
        answered.put(due.id(), cause);
        var faces = Objects.requireNonNull(amend.dice().get(due.id()));
        return referee.taking(due, new GivenDice.Thrown(faces))
                .map(order -> recital.inserted(
                        again.leniently(
                                recital.battle(), order, new Hand(new Seat(due.side()), RecordedDice.NONE, hand.now())),
                        cause.toString(),
                        due.side()))
                .orElseGet(
                        () -> Optional.of(BattleRefusal.WRONG_DICE.of("dice", "A question is not answered with dice.")))
                .map(refusal -> refusal.at("dice." + due.id()));
    }

    /** Dice for a check that never becomes due are refused, because they would be lost silently. */
    private Optional<Refusal> diceForNothing() {
        return amend.dice().keySet().stream()
                .filter(due -> !answered.containsKey(due))
                .findFirst()
                .map(due -> BattleRefusal.UNKNOWN_DUE.of(
                        "dice." + due, "“%s” does not become due by this correction.".formatted(due)));
    }

    /**
     * Ids have a number that runs: a check that is taken may call others and so give a later one another id. If an id
     * names one check without any dice and another with them, it is not clear which one the dice are for.
     */
    private Optional<Refusal> ambiguous(Battle battle, Hand hand, Referee referee) {
        if (answered.size() < 2) {
            return Optional.empty();
        }
        var bare = new Amend(amend.entry(), amend.change(), new TreeMap<>(), amend.reason());
        var trial = new Amendment(battle, bare, hand, referee);
        trial.from(battle.timeline().find(amend.entry()).orElseThrow());
        return answered.entrySet().stream()
                .filter(each -> trial.recital
                        .calledAs(each.getKey())
                        .filter(cause -> !cause.equals(each.getValue()))
                        .isPresent())
                .findFirst()
                .map(each -> BattleRefusal.UNKNOWN_DUE.of(
                        "dice." + each.getKey(),
                        "With the other dice “%s” is another check; try it with fewer dice, and take the rest afterwards."
                                .formatted(each.getKey())));
    }
}
