package org.longroll.battle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.Declared;
import org.longroll.battle.Correction.Amend;
import org.longroll.battle.Correction.Change;
import org.longroll.battle.CorrectionEvent.EntriesUndone;
import org.longroll.battle.CorrectionEvent.EntryLeftOut;
import org.longroll.battle.CorrectionEvent.EntryRecordedAgain;
import org.longroll.battle.Decision.Accepted;
import org.longroll.battle.Decision.Refused;
import org.longroll.dice.RecordedDice;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/**
 * Corrects one past entry and decides every later one again, with the same orders and the same dice.
 *
 * <p>Checks that the correction newly calls are collected. They block only later entries that involve their unit. If
 * the amendment brings dice for them they are taken at once, otherwise they are due afterwards. Entries that are no
 * longer possible are left out, with the reason. No new dice are rolled unless the amendment asks for them.
 */
public final class Amendment {

    /** {@code takenBack} is newest first, {@code lines} oldest first; {@code newlyDue} was not due before it. */
    public record Outcome(
            List<UUID> takenBack, List<BattleEvent> events, List<AmendedLine> lines, List<Due> newlyDue) {}

    private final Battle before;
    private final Amend amend;
    private final Hand hand;
    private final Referee referee;
    private final SaidAgain again;
    private final Occasion occasion;
    private final List<BattleEvent> events = new ArrayList<>();
    private final List<AmendedLine> lines = new ArrayList<>();
    private final Map<UUID, UUID> newIds = new HashMap<>();
    private final DueNames dues = new DueNames();
    private final Set<String> answered = new HashSet<>();
    private Battle battle;

    private Amendment(Battle before, Amend amend, Hand hand, Referee referee) {
        this.before = before;
        this.battle = before;
        this.amend = amend;
        this.hand = hand;
        this.referee = referee;
        this.again = new SaidAgain(referee, hand.now());
        this.occasion = new Occasion(id("amendment"), hand.now(), hand.seat().id());
    }

    /** The outcome of an amendment; recording it has exactly this effect. */
    public static Verdict<Outcome> of(Battle battle, Amend amend, Hand hand, Referee referee) {
        var found = battle.timeline().find(amend.entry());
        if (found.isEmpty() && !battle.timeline().isWhole()) {
            throw new BeyondTheTrail();
        }
        return Verdict.unless(Corrections.notInForce(found, amend.entry(), "entry"), found::orElseThrow)
                .then(act -> new Amendment(battle, amend, hand, referee).from(act));
    }

    private Verdict<Outcome> from(Act first) {
        var taken = before.timeline().downTo(first);
        var entries = taken.stream().map(Act::entry).toList();
        battle = battle.after(new Declared(amend), occasion);
        record(List.of(new EntriesUndone(entries)));
        for (var said :
                taken.reversed().stream().flatMap(act -> act.entries().stream()).toList()) {
            var refusal = (said.entry().equals(amend.entry()) ? change(said) : again(said)).or(this::takeNewChecks);
            if (refusal.isPresent()) {
                return Verdict.refused(refusal.get());
            }
        }
        return Verdict.unless(
                diceForNothing(), () -> new Outcome(entries, List.copyOf(events), List.copyOf(lines), newlyDue()));
    }

    private List<Due> newlyDue() {
        var due = new HashSet<>(before.field().due().stream().map(Due::id).toList());
        return battle.field().due().stream()
                .filter(each -> !due.contains(each.id()))
                .toList();
    }

    /** Applies the correction itself; if the rules refuse it, the amendment is refused. */
    private Optional<Refusal> change(Said said) {
        return switch (amend.change()) {
            case Change.Replace(var order) -> {
                var decision = again.decide(battle, order, said.by(), said.rolled());
                yield recorded(decision, said, AmendedLine.Fate.CORRECTED);
            }
            case Change.Strike() -> {
                leaveOut(said, AmendedLine.Fate.STRUCK, "struck", "It was struck.");
                yield Optional.empty();
            }
            case Change.InsertBefore(var order, var by) -> {
                var decision = Decider.decide(battle, order, new Hand(by, hand.dice(), hand.now()), referee);
                yield inserted(decision, by.id()).or(() -> again(said));
            }
        };
    }

    private Optional<Refusal> again(Said said) {
        var decision = again.decide(battle, rewired(said.order()), said.by(), said.rolled());
        recorded(decision, said, null)
                .ifPresent(refusal -> leaveOut(said, AmendedLine.Fate.IMPOSSIBLE, refusal.code(), refusal.sentence()));
        return Optional.empty();
    }

    private Optional<Refusal> recorded(Decision decision, Said said, AmendedLine.@Nullable Fate fate) {
        return switch (decision) {
            case Refused(var refusal) -> Optional.of(refusal);
            case Accepted(var happened) -> {
                var id = id(said.entry().toString());
                newIds.put(said.entry(), id);
                record(List.of(new EntryRecordedAgain(id, said.entry(), said.by())));
                record(happened);
                dues.pair(Rewiring.dues(new Sequence(said.events())), Rewiring.dues(new Sequence(happened)));
                var known = new Rewiring(this::newId, dues::now).apply(new Sequence(said.events()));
                lines.add(AmendedLine.of(said, known.events(), happened, fate));
                yield Optional.empty();
            }
        };
    }

    /** A record around a list, for {@link Rewiring}. */
    private record Sequence(List<BattleEvent> events) {}

    private Optional<Refusal> inserted(Decision decision, String by) {
        return switch (decision) {
            case Refused(var refusal) -> Optional.of(refusal);
            case Accepted(var happened) -> {
                var id = id("inserted " + events.size());
                record(List.of(new EntryRecordedAgain(id, null, by)));
                record(happened);
                lines.add(AmendedLine.added(id, happened));
                yield Optional.empty();
            }
        };
    }

    private void leaveOut(Said said, AmendedLine.Fate fate, String code, String sentence) {
        record(List.of(new EntryLeftOut(said.entry(), code, sentence)));
        lines.add(AmendedLine.gone(said, fate, code, sentence));
    }

    /** Dice in the amendment are for checks that it newly calls; each is taken as soon as it is due. */
    private Optional<Refusal> takeNewChecks() {
        var ready = battle.field().due().stream()
                .filter(due -> amend.dice().containsKey(due.id()) && !answered.contains(due.id()))
                .findFirst();
        return ready.flatMap(due -> take(due).or(this::takeNewChecks));
    }

    private Optional<Refusal> take(Due due) {
        answered.add(due.id());
        var faces = Objects.requireNonNull(amend.dice().get(due.id()));
        return referee.taking(due, new GivenDice.Thrown(faces))
                .map(order -> inserted(again.decide(battle, order, due.side(), RecordedDice.NONE), due.side()))
                .orElseGet(
                        () -> Optional.of(BattleRefusal.WRONG_DICE.of("dice", "A question is not answered with dice.")))
                .map(refusal -> at("dice." + due.id(), refusal));
    }

    private static Refusal at(String field, Refusal refusal) {
        return new Refusal(refusal.code(), refusal.sentence(), refusal.rule(), refusal.waivable(), field);
    }

    /** Dice for a check that never becomes due are refused, because they would be lost silently. */
    private Optional<Refusal> diceForNothing() {
        return amend.dice().keySet().stream()
                .filter(due -> !answered.contains(due))
                .findFirst()
                .map(due -> BattleRefusal.UNKNOWN_DUE.of(
                        "dice." + due, "“%s” does not become due by this correction.".formatted(due)));
    }

    private Order rewired(Order order) {
        return new Rewiring(this::newId, due -> dues.among(battle.field().due(), due)).apply(order);
    }

    private UUID newId(UUID entry) {
        return newIds.getOrDefault(entry, entry);
    }

    private void record(List<? extends BattleEvent> happened) {
        for (var event : happened) {
            events.add(event);
            battle = battle.after(event, occasion);
        }
    }

    /** An id derived from the amendment and the entry, so that a trial and the real amendment have the same ids. */
    private UUID id(String of) {
        var name = "%s %d %s".formatted(before.id(), before.version(), of);
        var named = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
        long time = hand.now().toEpochMilli() << 16;
        return new UUID(time | 0x7000L | named.getMostSignificantBits() & 0x0FFFL, named.getLeastSignificantBits());
    }
}
