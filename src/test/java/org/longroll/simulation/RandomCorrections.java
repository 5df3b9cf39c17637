package org.longroll.simulation;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.Deed;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.Correction.Amend;
import org.longroll.journal.Correction.Change;
import org.longroll.journal.GivenDice;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rules.Fraction;

/** Draws corrections of a battle: other dice, range, cover or target, an entry struck, an entry put in. */
public final class RandomCorrections {

    private final Random random;

    public RandomCorrections(long seed) {
        this.random = new Random(seed);
    }

    /** A correction; whether the rules accept it is not known. */
    public Amend next(Battle battle) {
        var entries = battle.timeline().inForce();
        var said = one(entries);
        return new Amend(said.entry(), change(battle, said), new TreeMap<>(), "It was read wrong.");
    }

    private Change change(Battle battle, RecordedOrder said) {
        return switch (random.nextInt(6)) {
            case 0 -> new Change.Strike();
            case 1 -> inserted(battle);
            case 2, 3 -> new Change.Replace(otherDice(said));
            default -> new Change.Replace(otherwise(battle, said));
        };
    }

    /** What was said at another time, a note, or an objective that changed hands. */
    private Change inserted(Battle battle) {
        var sides = battle.orderOfBattle().sides();
        var objectives = battle.orderOfBattle().objectives();
        return switch (random.nextInt(4)) {
            case 0 -> new Change.InsertBefore(new JournalOrder.Note("Somebody coughed.", List.of()), Seat.UMPIRE);
            case 1 ->
                new Change.InsertBefore(
                        objectives.isEmpty()
                                ? new JournalOrder.Note("Nothing to hold.", List.of())
                                : new CommonOrder.TakeObjective(
                                        one(objectives).id(), one(sides).id(), null),
                        Seat.UMPIRE);
            default -> new Change.InsertBefore(one(battle.timeline().inForce()).order(), Seat.UMPIRE);
        };
    }

    /** One die shows another face. */
    private Order otherDice(RecordedOrder said) {
        var rolls = said.events(DiceRolled.class).toList();
        if (rolls.isEmpty()) {
            return said.order();
        }
        var given = new ArrayList<GivenDice>();
        int changed = random.nextInt(rolls.size());
        for (int i = 0; i < rolls.size(); i++) {
            var faces = new ArrayList<>(rolls.get(i).faces());
            if (i == changed && !faces.isEmpty()) {
                faces.set(
                        random.nextInt(faces.size()),
                        1 + random.nextInt(rolls.get(i).sides()));
            }
            given.add(new GivenDice.Thrown(faces));
        }
        return inside(said.order(), order -> OrderDice.in(order, given));
    }

    /** Another range, cover or target of a fire; of everything else, other dice. */
    private Order otherwise(Battle battle, RecordedOrder said) {
        var changed = inside(said.order(), order -> switch (order) {
            case Deed.Fire fire -> fire(fire, battle);
            case RffOrder.Fire fire -> fire(fire, battle);
            default -> order;
        });
        return changed.equals(said.order()) ? otherDice(said) : changed;
    }

    private Order fire(Deed.Fire fire, Battle battle) {
        return switch (random.nextInt(3)) {
            case 0 -> fire.inches() == null ? fire : with(fire, "inches", otherRange(fire.inches()));
            case 1 -> with(fire, "cover", List.of(one(List.of(org.longroll.adf.chart.Cover.values()))));
            default -> with(fire, "target", unit(battle));
        };
    }

    private Order fire(RffOrder.Fire fire, Battle battle) {
        return switch (random.nextInt(3)) {
            case 0 ->
                with(
                        fire,
                        "firers",
                        fire.firers().stream()
                                .map(group -> new RffOrder.Fire.Group(
                                        group.unit(), group.stands(), otherRange(group.inches())))
                                .toList());
            case 1 ->
                with(fire, "cover", one(List.of(fire.cover().getDeclaringClass().getEnumConstants())));
            default -> with(fire, "target", unit(battle));
        };
    }

    private Fraction otherRange(Fraction inches) {
        var other = inches.plus(Fraction.whole(random.nextInt(5) - 2));
        return other.atMost(Fraction.ZERO) ? Fraction.ZERO : other;
    }

    private String unit(Battle battle) {
        return one(List.copyOf(battle.table().units().ids()));
    }

    private <T> T one(List<T> among) {
        return among.get(random.nextInt(among.size()));
    }

    /** An order that the umpire allowed is changed inside his ruling. */
    private static Order inside(Order order, UnaryOperator<Order> change) {
        return order instanceof CommonOrder.Allow allow
                ? new CommonOrder.Allow(allow.code(), inside(allow.entry(), change), allow.reason(), allow.standing())
                : change.apply(order);
    }

    private static Order with(Record order, String name, @Nullable Object value) {
        var components = order.getClass().getRecordComponents();
        try {
            var values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                var accessor = components[i].getAccessor();
                accessor.setAccessible(true);
                values[i] = components[i].getName().equals(name) ? value : accessor.invoke(order);
            }
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return (Order) order.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
