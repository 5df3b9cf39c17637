package org.longroll.simulation;

import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;

/**
 * Puts dice that fell into an order that asked for dice, in the order in which the rules ask for them: its own
 * {@code dice}, then those of its parts. It works on the components of records, so no order has to be named here.
 */
final class OrderDice {

    private final UnaryOperator<@Nullable Object> next;

    private OrderDice(UnaryOperator<@Nullable Object> next) {
        this.next = next;
    }

    /** The same order with these dice in place of its own; where fewer fell than it has places, it keeps the rest. */
    static <O extends Order> O in(O order, List<GivenDice> fell) {
        var left = new ArrayDeque<>(fell);
        return with(order, own -> left.isEmpty() ? own : left.pop());
    }

    /** The same order with dice that the server rolls, wherever it has any. */
    static <O extends Order> O rolled(O order) {
        return with(order, own -> own == null ? null : GivenDice.ROLL);
    }

    private static <O extends Order> O with(O order, UnaryOperator<@Nullable Object> next) {
        @SuppressWarnings("unchecked")
        var same = (O) new OrderDice(next).in((Record) order);
        return same;
    }

    private Record in(Record said) {
        var components = said.getClass().getRecordComponents();
        var values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            if (components[i].getName().equals("dice")) {
                values[i] = next.apply(value(components[i], said));
            }
        }
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                var value = value(components[i], said);
                values[i] = components[i].getType() == GivenDice.class ? next.apply(value) : part(value);
            }
        }
        return made(said, components, values);
    }

    private @Nullable Object part(@Nullable Object value) {
        return switch (value) {
            case List<?> parts -> parts.stream().map(this::part).toList();
            case Record part when hasDice(part.getClass()) -> in(part);
            case null, default -> value;
        };
    }

    private static boolean hasDice(Class<?> type) {
        return Arrays.stream(type.getRecordComponents()).anyMatch(component -> component.getType() == GivenDice.class);
    }

    private static @Nullable Object value(RecordComponent component, Record said) {
        try {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(said);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Record made(Record like, RecordComponent[] components, @Nullable Object[] values) {
        try {
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            var constructor = like.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
