package org.longroll.simulation;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.Decider;
import org.longroll.battle.Referee;
import org.longroll.dice.Dice;
import org.longroll.dice.DiceStream;
import org.longroll.dice.DiceSupply;
import org.longroll.dice.Roll;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Occasion;

/**
 * Weighs the orders that could be given now. Each is decided dry, by the same {@link Decider} as a recorded one but with
 * dice that do not count; the events that come back carry their exact odds.
 */
public record Judgement(Battle battle, Referee referee, Set<String> waived) {

    /** Dice that do not count; the same for every order, so each is rolled once. */
    private static final DiceSupply NO_MATTER = new DiceSupply() {
        private record Wanted(int place, Dice dice) {}

        private final DiceSupply dice = new DiceStream("");
        private final Map<Wanted, Roll> rolled = new ConcurrentHashMap<>();

        @Override
        public Roll at(int place, Dice wanted) {
            return rolled.computeIfAbsent(new Wanted(place, wanted), any -> dice.at(place, wanted));
        }
    };

    /** The battle as it is. Orders are weighed with rolled dice also where the battle takes thrown ones. */
    public Judgement(Battle battle, Referee referee) {
        this(battle, referee, Set.of(JournalRefusal.DICE_ARE_THROWN.word()));
    }

    /**
     * Something that could be recorded.
     *
     * @param worth what it is expected to bring, where a unit of the enemy is worth 1
     * @param accepted whether it was decided dry already, and accepted
     */
    public record Option(double worth, Proposal proposal, boolean accepted) {

        public Option(double worth, Proposal proposal) {
            this(worth, proposal, false);
        }
    }

    /** The events that it would lead to with arbitrary dice; nothing if it would be refused. */
    public Optional<List<Event>> foresee(Proposal proposal) {
        var inputs = new Inputs(proposal.seat(), NO_MATTER).waiving(waived);
        return Decider.decide(battle, proposal.order(), inputs, referee) instanceof Decision.Accepted(var events)
                ? Optional.of(events)
                : Optional.empty();
    }

    /** The battle after it, with one more refusal waived; nothing if it would be refused. */
    public Optional<Judgement> after(Proposal proposal, String waiving) {
        return foresee(proposal).map(events -> {
            var later = battle;
            for (var event : events) {
                later = later.after(event, Occasion.NOT_YET_RECORDED);
            }
            return new Judgement(later, referee, Set.of(JournalRefusal.DICE_ARE_THROWN.word(), waiving));
        });
    }

    /** An option whose worth follows from the first event of a kind; nothing if it would be refused. */
    public <E extends Event> Stream<Option> weigh(Proposal proposal, Class<E> kind, ToDoubleFunction<E> worth) {
        return foresee(proposal).stream()
                .flatMap(List::stream)
                .filter(kind::isInstance)
                .limit(1)
                .map(event -> new Option(worth.applyAsDouble(kind.cast(event)), proposal, true));
    }

    /** The best option that would be accepted and has a positive worth. */
    public Optional<Proposal> best(Stream<Option> options) {
        return options.filter(option -> option.worth() > 0)
                .sorted(Comparator.comparingDouble(Option::worth).reversed())
                .filter(option ->
                        option.accepted() || foresee(option.proposal()).isPresent())
                .map(Option::proposal)
                .findFirst();
    }
}
