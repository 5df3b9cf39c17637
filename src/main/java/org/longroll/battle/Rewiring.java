package org.longroll.battle;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Replaces ids of entries and checks in orders and events, which are records all the way down. */
record Rewiring(UnaryOperator<UUID> entries, UnaryOperator<String> dues) {

    /** The component with the id of a check or question in every order that settles one. */
    private static final String DUE = "due";

    /** A copy with the references replaced. */
    @SuppressWarnings("unchecked") // A record is made again from its own components.
    <T> T apply(T record) {
        return (T) Objects.requireNonNull(changed("", record));
    }

    /** Every text in an order or event, including the ids of units. */
    static Set<String> texts(Object record) {
        var found = new HashSet<String>();
        collect(record, found);
        return found;
    }

    /** The ids of checks and questions, in the order of appearance. */
    static List<String> dues(Object record) {
        var found = new ArrayList<String>();
        new Rewiring(entry -> entry, due -> {
                    found.add(due);
                    return due;
                })
                .apply(record);
        return found;
    }

    private @Nullable Object changed(String name, @Nullable Object value) {
        return switch (value) {
            case null -> null;
            case UUID entry -> entries.apply(entry);
            case String due when name.equals(DUE) -> dues.apply(due);
            case Record record -> rebuilt(record);
            case List<?> list -> list.stream().map(each -> changed("", each)).toList();
            default -> value;
        };
    }

    private Object rebuilt(Record record) {
        var components = record.getClass().getRecordComponents();
        var values = Arrays.stream(components)
                .map(component -> changed(component.getName(), value(record, component)))
                .toArray();
        try {
            var constructor = record.getClass()
                    .getDeclaredConstructor(Arrays.stream(components)
                            .map(RecordComponent::getType)
                            .toArray(Class<?>[]::new));
            constructor.trySetAccessible();
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record that cannot be made again: " + record, e);
        }
    }

    private static void collect(@Nullable Object value, Set<String> found) {
        switch (value) {
            case null -> {}
            case String text -> found.add(text);
            case Record record ->
                Arrays.stream(record.getClass().getRecordComponents())
                        .forEach(component -> collect(value(record, component), found));
            case Collection<?> many -> many.forEach(each -> collect(each, found));
            case Map<?, ?> map ->
                map.forEach((key, each) -> {
                    collect(key, found);
                    collect(each, found);
                });
            default -> {}
        }
    }

    private static @Nullable Object value(Record record, RecordComponent component) {
        try {
            var accessor = component.getAccessor();
            accessor.trySetAccessible();
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a record that cannot be read: " + record, e);
        }
    }
}
