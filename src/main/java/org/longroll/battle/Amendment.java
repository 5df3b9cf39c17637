package org.longroll.battle;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
 * Corrects one entry in the past and decides every later one again from what was said then: who, at whom, which dice.
 *
 * <p>Checks that the correction newly calls are collected. They stop no later entry that does not touch their unit; where
 * dice for them came with the amendment they are taken at once, and else they are due afterwards. What is no longer
 * possible is left out, with the reason. Nothing is invented: no die is rolled that nobody asked for.
 */
public final class Amendment {

    /**
     * What an amendment does.
     *
     * @param takenBack the entries that it takes back, newest first
     * @param lines what becomes of each of them, oldest first
     * @param newlyDue checks and questions that are due after it and were not before
     */
    public record Outcome(
            List<UUID> takenBack, List<BattleEvent> events, List<AmendedLine> lines, List<Due> newlyDue) {}

    private final Battle before;
    private final Amend amend;
    private final Hand hand;
    private final Referee referee;
    private final Occasion occasion;
    private final List<BattleEvent> events = new ArrayList<>();
    private final List<AmendedLine> lines = new ArrayList<>();
    private final Map<UUID, UUID> newIds = new HashMap<>();
    private final Map<String, String> newDues = new HashMap<>();
    private final Set<String> answered = new HashSet<>();
    private Battle battle;

    private Amendment(Battle before, Amend amend, Hand hand, Referee referee) {
        this.before = before;
        this.battle = before;
        this.amend = amend;
        this.hand = hand;
        this.referee = referee;
        this.occasion = new Occasion(id("amendment"), hand.now(), hand.seat().id());
    }

    /** Works an amendment out; what it answers is what recording it does. */
    public static Verdict<Outcome> of(Battle battle, Amend amend, Hand hand, Referee referee) {
        var found = battle.timeline().find(amend.entry());
        if (found.isEmpty() && !battle.timeline().isWhole()) {
            throw new BeyondTheTrail();
        }
        return Verdict.unless(Corrections.notInForce(found, amend.entry(), "entry"), found::orElseThrow)
                .then(act -> new Amendment(battle, amend, hand, referee).from(act));
    }

    private Verdict<Outcome> from(Act first) {
        var taken = new ArrayList<Act>();
        for (var act : (Iterable<Act>) before.timeline().acts()::iterator) {
            taken.addFirst(act);
            if (act == first) {
                break;
            }
        }
        var entries = taken.reversed().stream().map(Act::entry).toList();
        battle = battle.after(new Declared(amend), occasion);
        record(List.of(new EntriesUndone(entries)));
        for (var said : taken.stream().flatMap(act -> act.entries().stream()).toList()) {
            var refusal = said.entry().equals(amend.entry()) ? change(said) : again(said);
            if (refusal.isPresent()) {
                return Verdict.refused(refusal.get());
            }
            takeNewChecks();
        }
        var due = new HashSet<>(before.field().due().stream().map(Due::id).toList());
        var newlyDue = battle.field().due().stream()
                .filter(each -> !due.contains(each.id()))
                .toList();
        return Verdict.allowed(new Outcome(entries, List.copyOf(events), List.copyOf(lines), newlyDue));
    }

    /** The correction itself; where the rules refuse it, there is no amendment. */
    private Optional<Refusal> change(Said said) {
        return switch (amend.change()) {
            case Change.Replace(var order) -> {
                var decision = decided(order, said.by(), said.rolled());
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
        var decision = decided(rewired(said.order()), said.by(), said.rolled());
        recorded(decision, said, null)
                .ifPresent(refusal -> leaveOut(said, AmendedLine.Fate.IMPOSSIBLE, refusal.code(), refusal.sentence()));
        return Optional.empty();
    }

    /** Decides as it was said; what newly comes first stops only those who touch its units. */
    private Decision decided(Order order, String by, RecordedDice dice) {
        var said = new Hand(new Seat(by), dice, hand.now());
        var strictly = Decider.decide(battle, order, said, referee);
        if (strictly instanceof Accepted) {
            return strictly;
        }
        return order instanceof CommonOrder.Allow ruling
                ? allowed(ruling, said)
                : Decider.decide(battle, order, lenient(order, said), referee);
    }

    /** What the umpire allowed is allowed again, with as many of his rulings around it as it still needs. */
    private Decision allowed(CommonOrder.Allow ruling, Hand said) {
        var rulings = new HashMap<String, CommonOrder.Allow>();
        Order order = ruling;
        while (order instanceof CommonOrder.Allow each) {
            rulings.put(each.code(), each);
            order = each.entry();
        }
        while (true) {
            var decision = Decider.decide(battle, order, lenient(order, said), referee);
            var needed = decision instanceof Refused(var refusal) ? rulings.remove(refusal.code()) : null;
            if (needed == null) {
                return decision;
            }
            order = new CommonOrder.Allow(needed.code(), order, needed.reason(), needed.standing());
        }
    }

    /** Who does not touch a unit with a check due, or one that the others wait for, did not know of it and did not wait. */
    private Hand lenient(Order order, Hand said) {
        var named = Rewiring.texts(order);
        var due = battle.field().due().stream().map(Due::unit).anyMatch(unit -> unit != null && named.contains(unit));
        var lenient = due ? said : said.waiving(BattleRefusal.SOMETHING_DUE.word());
        var holdUp = referee.holdUp(battle);
        return named.stream().anyMatch(holdUp.units()::contains) ? lenient : lenient.waiving(holdUp.codes());
    }

    private Optional<Refusal> recorded(Decision decision, Said said, AmendedLine.@Nullable Fate fate) {
        return switch (decision) {
            case Refused(var refusal) -> Optional.of(refusal);
            case Accepted(var happened) -> {
                var id = id(said.entry().toString());
                newIds.put(said.entry(), id);
                record(List.of(new EntryRecordedAgain(id, said.entry(), said.by())));
                record(happened);
                pairDues(said.events(), happened);
                var known = new Rewiring(this::newId, this::newDue).apply(new Sequence(said.events()));
                lines.add(AmendedLine.of(said, known.events(), happened, fate));
                yield Optional.empty();
            }
        };
    }

    /** The same check goes by another number where others were called before it. */
    private void pairDues(List<BattleEvent> before, List<BattleEvent> after) {
        var old = Rewiring.dues(new Sequence(before));
        var now = Rewiring.dues(new Sequence(after));
        for (int i = 0; i < Math.min(old.size(), now.size()); i++) {
            if (subject(old.get(i)).equals(subject(now.get(i)))) {
                newDues.putIfAbsent(old.get(i), now.get(i));
            }
        }
    }

    private static String subject(String due) {
        return due.substring(0, Math.max(0, due.lastIndexOf('-')));
    }

    /** A record around a list, so that its events can be rewired as one. */
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

    /** Dice that came with the amendment are for checks that it newly calls, each taken as soon as it is due. */
    private void takeNewChecks() {
        for (var due : battle.field().due()) {
            var faces = amend.dice().get(due.id());
            if (faces != null && answered.add(due.id())) {
                referee.taking(due, new GivenDice.Thrown(faces))
                        .map(order -> decided(order, due.side(), RecordedDice.NONE))
                        .ifPresent(decision -> inserted(decision, due.side()));
                takeNewChecks();
                return;
            }
        }
    }

    private Order rewired(Order order) {
        return new Rewiring(this::newId, this::sameDue).apply(order);
    }

    /** The check as it is called now; where an entry between them called it anew, the one of the same unit. */
    private String sameDue(String due) {
        var now = battle.field().due().stream().map(Due::id).toList();
        return now.stream()
                .filter(newDue(due)::equals)
                .findFirst()
                .or(() -> now.stream()
                        .filter(each -> subject(each).equals(subject(due)))
                        .findFirst())
                .orElse(due);
    }

    private String newDue(String due) {
        return newDues.getOrDefault(due, due);
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

    /** An id that follows from the amendment and the entry, so that a trial run and the real one agree. */
    private UUID id(String of) {
        var name = "%s %d %s".formatted(before.id(), before.version(), of);
        var named = UUID.nameUUIDFromBytes(name.getBytes(StandardCharsets.UTF_8));
        long time = hand.now().toEpochMilli() << 16;
        return new UUID(time | 0x7000L | named.getMostSignificantBits() & 0x0FFFL, named.getLeastSignificantBits());
    }
}
