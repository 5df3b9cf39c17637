package org.longroll.simulation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.longroll.battle.Battle;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.Decider;
import org.longroll.battle.Decision;
import org.longroll.battle.Hand;
import org.longroll.battle.Occasion;
import org.longroll.battle.Referee;

/**
 * Weighs what could be recorded now. What would come of an entry the referee says, asked as anybody asks him but with dice
 * that count for nothing; the events that he answers carry their exact odds.
 */
public record Judgement(Battle battle, Referee referee, Set<String> waived) {

    /** How things stand; whether dice are thrown or rolled does not matter before they fall. */
    public Judgement(Battle battle, Referee referee) {
        this(battle, referee, Set.of(BattleRefusal.DICE_ARE_THROWN.word()));
    }

    /**
     * Something that could be recorded.
     *
     * @param worth what it is expected to bring, where a unit of the enemy is worth 1
     */
    public record Option(double worth, Proposal proposal) {}

    /** What would come of it with some dice or other; nothing where it would be refused. */
    public Optional<List<BattleEvent>> foresee(Proposal proposal) {
        var hand = Hand.ofTheUmpire().of(proposal.seat()).waiving(waived);
        return Decider.decide(battle, proposal.order(), hand, referee) instanceof Decision.Accepted(var events)
                ? Optional.of(events)
                : Optional.empty();
    }

    /** How things would stand after it, and one refusal more that does not matter then; nothing where it would be refused. */
    public Optional<Judgement> after(Proposal proposal, String waiving) {
        return foresee(proposal).map(events -> {
            var later = battle;
            for (var event : events) {
                later = later.after(event, Occasion.NOT_YET_RECORDED);
            }
            return new Judgement(later, referee, Set.of(BattleRefusal.DICE_ARE_THROWN.word(), waiving));
        });
    }

    /** An option that is worth what the first event of a kind says; nothing where it would be refused. */
    public <E extends BattleEvent> Stream<Option> weigh(Proposal proposal, Class<E> kind, ToDoubleFunction<E> worth) {
        return foresee(proposal).stream()
                .flatMap(List::stream)
                .filter(kind::isInstance)
                .limit(1)
                .map(event -> new Option(worth.applyAsDouble(kind.cast(event)), proposal));
    }

    /** The best that is worth anything and would be accepted. */
    public Optional<Proposal> best(Stream<Option> options) {
        return options.filter(option -> option.worth() > 0)
                .sorted(Comparator.comparingDouble(Option::worth).reversed())
                .map(Option::proposal)
                .filter(proposal -> foresee(proposal).isPresent())
                .findFirst();
    }
}
