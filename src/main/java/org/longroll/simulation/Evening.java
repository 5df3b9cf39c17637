package org.longroll.simulation;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Decider;
import org.longroll.battle.Referee;
import org.longroll.journal.Decision;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.Event;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;

/** One battle from its opening to its end: each proposal of the player is decided and recorded. */
final class Evening {

    /** Many times what the longest battle takes; a player that never ends a turn is stopped here. */
    private static final int MOST_ENTRIES = 40_000;

    private static final Instant SUNRISE = Instant.parse("1863-07-01T08:00:00Z");
    private static final Duration BETWEEN_ENTRIES = Duration.ofSeconds(20);
    private static final long VERSION_7 = 0x7000L;
    private static final long VARIANT = 0x8000000000000000L;
    private static final long SALT_BITS = 0x3FFFFFFFL;

    private final long seed;
    private final int salt;
    private final BattleStarted opening;
    private final Occasion opened;
    private final Player player;
    private final Referee referee;
    private final Chooser chooser;
    private final Dealer dealer;
    private final Mischief mischief;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Attempt> attempts = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();
    private Lots lots = Lots.NUMBERED;

    /** Whether dice are rolled, whatever the battle takes: they fall the same, and an order is decided once. */
    private boolean rolled;

    private Battle battle;

    Evening(
            long seed,
            int salt,
            BattleStarted opening,
            Player player,
            Referee referee,
            Chooser chooser,
            Dealer dealer,
            Mischief mischief) {
        this.seed = seed;
        this.salt = salt;
        this.opening = opening;
        this.player = player;
        this.referee = referee;
        this.chooser = chooser;
        this.dealer = dealer;
        this.mischief = mischief;
        this.opened = new Occasion(id(0), SUNRISE, Seat.UMPIRE.id());
        this.battle = Battle.opened(id(-1), opening, opened);
    }

    SimulatedBattle play() {
        while (!battle.table().over() && broken.isEmpty()) {
            if (entries.size() + attempts.size() >= MOST_ENTRIES) {
                broken.add("The battle does not come to an end.");
                break;
            }
            goOn();
        }
        broken.addAll(Inspection.of(played(), player));
        return played();
    }

    private SimulatedBattle played() {
        return new SimulatedBattle(seed, opening, opened, entries, attempts, broken, battle);
    }

    /** Plays a battle on that was begun elsewhere, from what is in force to the end of a turn. */
    SimulatedBattle playOn(List<RecordedOrder> inForce, List<RecordedOrder> again, int lastTurn) {
        lots = new Lots.ByKind();
        rolled = true;
        inForce.forEach(this::see);
        again.forEach(this::decideAgain);
        while (!battle.table().over()
                && broken.isEmpty()
                && battle.field().turn() <= lastTurn
                && entries.size() + attempts.size() < MOST_ENTRIES) {
            goOn();
        }
        return played();
    }

    private void see(RecordedOrder said) {
        var before = battle;
        for (var event : said.events()) {
            battle = battle.after(event, said.occasion());
        }
        var seat = new Seat(said.by());
        player.saw(before, new Entry(said.number(), said.occasion(), seat, "", said.order(), said.events()), battle);
        lots.recorded(before.field().turn(), seat, said.order());
    }

    /** With other dice. Where the first ones are refused with these, they stand as recorded; later ones are left out. */
    private void decideAgain(RecordedOrder said) {
        var seat = new Seat(said.by());
        var order = OrderDice.rolled(said.order());
        if (decide(order, inputs(seat, order).recording(order)) instanceof Decision.Accepted(var events)) {
            record(seat, order, events);
        } else if (entries.isEmpty()) {
            see(said);
        }
    }

    private void goOn() {
        mischief.tempt(battle, player).ifPresentOrElse(this::tryOut, () -> take(player.propose(battle)));
    }

    private void take(Proposal proposal) {
        var seat = proposal.seat();
        var order = withDice(seat, proposal.order());
        switch (decide(order, inputs(seat, order))) {
            case Decision.Accepted(var events) -> record(seat, order, events);
            case Decision.Refused(var refusal) -> {
                attempts.add(new Attempt(entries.size(), seat, order, refusal));
                broken.add("After entry %d a sound order was refused: %s by %s: %s (%s)"
                        .formatted(entries.size(), order, seat, refusal.sentence(), refusal.code()));
            }
        }
    }

    /** A forbidden order. The player does not learn what became of it. */
    private void tryOut(Proposal proposal) {
        switch (decide(proposal.order(), inputs(proposal.seat(), proposal.order()))) {
            case Decision.Accepted(var events) -> record(proposal.seat(), proposal.order(), events);
            case Decision.Refused(var refusal) -> {
                attempts.add(new Attempt(entries.size(), proposal.seat(), proposal.order(), refusal));
                mischief.after(proposal, refusal).ifPresent(this::tryOut);
            }
        }
    }

    /** Where dice are thrown at the table they fall first, and are typed in with the order. */
    private Order withDice(Seat seat, Order order) {
        var policy = battle.settings().dicePolicy();
        mischief.withOtherDice(battle, new Proposal(seat, order)).ifPresent(this::hear);
        if (rolled || policy == DicePolicy.ROLLED || policy == DicePolicy.EITHER && !chooser.oneIn(3)) {
            return order;
        }
        return thrown(seat, order);
    }

    private void hear(Proposal proposal) {
        if (decide(proposal.order(), inputs(proposal.seat(), proposal.order()))
                instanceof Decision.Refused(var refusal)) {
            attempts.add(new Attempt(entries.size(), proposal.seat(), proposal.order(), refusal));
        }
    }

    private Order thrown(Seat seat, Order order) {
        var waiving = inputs(seat, order).waiving(JournalRefusal.DICE_ARE_THROWN.word());
        return switch (decide(order, waiving)) {
            case Decision.Refused refused -> order;
            case Decision.Accepted(var events) -> OrderDice.in(order, fallen(events));
        };
    }

    private static List<GivenDice> fallen(List<Event> events) {
        return events.stream()
                .filter(DiceRolled.class::isInstance)
                .map(DiceRolled.class::cast)
                .<GivenDice>map(rolled -> new GivenDice.Thrown(rolled.faces()))
                .toList();
    }

    private Decision decide(Order order, Inputs inputs) {
        try {
            return Decider.decide(battle, order, inputs, referee);
        } catch (RuntimeException thrown) {
            throw new IllegalStateException(
                    "seed %d, after entry %d, %s: %s".formatted(seed, entries.size(), inputs.seat(), order), thrown);
        }
    }

    private void record(Seat seat, Order order, List<Event> events) {
        int number = entries.size() + 1;
        var occasion = new Occasion(id(number), now(), seat.id());
        var entry = new Entry(number, occasion, seat, diceSeed(seat, order), order, events);
        var before = battle;
        for (var event : events) {
            battle = battle.after(event, occasion);
        }
        entries.add(entry);
        player.saw(before, entry, battle);
        lots.recorded(before.field().turn(), seat, order);
    }

    private Inputs inputs(Seat seat, Order order) {
        var inputs = new Inputs(seat, dealer.deal(seat, diceSeed(seat, order)), now());
        return rolled ? inputs.waiving(JournalRefusal.DICE_ARE_THROWN.word()) : inputs;
    }

    private Instant now() {
        return SUNRISE.plus(BETWEEN_ENTRIES.multipliedBy(entries.size() + 1L));
    }

    private String diceSeed(Seat seat, Order order) {
        return seed + "/" + lots.next(battle.field().turn(), seat, order, entries.size() + 1);
    }

    /** An id that follows from the seed and the salt and looks like any other. */
    private UUID id(int number) {
        return new UUID(
                seed << 16 | VERSION_7 | (number < 0 ? 1 : 0),
                VARIANT | (salt & SALT_BITS) << Integer.SIZE | number & 0xFFFFFFFFL);
    }
}
