package org.longroll.battle;

import java.util.Optional;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.CommonOrder.Formality;
import org.longroll.battle.CommonOrder.TakeObjective;
import org.longroll.journal.Decision;
import org.longroll.journal.Due;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Inputs;
import org.longroll.journal.Journal;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.JournalRefusal;
import org.longroll.journal.Judge;
import org.longroll.journal.Opening;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rules.Refusal;

/** Decides the orders of battles by one chart. */
public record BattleJudge(Referee referee) implements Judge<Field> {

    @Override
    public Decision decide(Journal<Field> journal, Order order, Inputs inputs) {
        var battle = new Battle(journal);
        return order instanceof CommonOrder common
                ? new CommonDecisions(battle, inputs, referee).decide(common)
                : referee.decide(battle, order, inputs);
    }

    /** A seat for some commands of a side records for those. */
    @Override
    public Optional<Refusal> denied(Journal<Field> journal, Order order, Seat seat) {
        return Commission.of(new Battle(journal), seat).flatMap(each -> each.objection(order));
    }

    @Override
    public Optional<Refusal> objection(Journal<Field> journal, Order order, Inputs inputs) {
        return BattleRefusal.BATTLE_OVER.when(
                journal.state().table().over() && !mayComeAfterTheEnd(order),
                "type",
                () -> "The battle is over; only notes are taken.");
    }

    private static boolean mayComeAfterTheEnd(Order order) {
        return order instanceof Formality formality && formality.mayComeAfterTheEnd();
    }

    @Override
    public Optional<Refusal> umpireOnly(Journal<Field> journal, Order order) {
        return JournalRefusal.UMPIRE_ONLY.when(
                order instanceof TakeObjective,
                "type",
                () ->
                        "In this battle that is for the umpire to record; a side names the “unit” that takes it for itself.");
    }

    @Override
    public Optional<Refusal> objection(Journal<Field> journal, JournalOrder order) {
        return new NoteAndSeatObjections(new Battle(journal)).to(order);
    }

    @Override
    public Decision again(Journal<Field> journal, Order order, Inputs inputs, boolean leniently) {
        var repeated = new RepeatedOrders(referee);
        var battle = new Battle(journal);
        return leniently ? repeated.leniently(battle, order, inputs) : repeated.strictly(battle, order, inputs);
    }

    @Override
    public boolean isReadOtherwise(Opening opening, String type) {
        return Readings.TODAY.mayDecideOtherwise(((BattleStarted) opening).readingsNumber(), type);
    }

    @Override
    public Optional<Order> taking(Due due, GivenDice dice) {
        return referee.taking((BattleDue) due, dice);
    }
}
