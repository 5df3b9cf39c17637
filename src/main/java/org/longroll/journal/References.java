package org.longroll.journal;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Replaces ids of entries and checks in orders and events, which are records all the way down. */
public record References(UnaryOperator<UUID> entries, UnaryOperator<String> dues) {

    /** The component with the id of a check or question in every order that settles one. */
    private static final String DUE = "due";

    /** A copy with the references replaced. */
    @SuppressWarnings("unchecked") // A record is made again from its own components.
    <T> T apply(T record) {
        return (T) Objects.requireNonNull(changed("", record));
    }

    /** Every text in an order or event, including the ids of units. */
    public static Set<String> texts(Object record) {
        var found = new HashSet<String>();
        collect(record, found);
        return found;
    }

    /** The texts in a component of an order or event, in the order in which they are given; none if it has no such one. */
    public static Set<String> texts(Record record, String component) {
        var found = new LinkedHashSet<String>();
        var shape = Shape.OF.get(record.getClass());
        int place = shape.names().indexOf(component);
        if (place >= 0) {
            collect(shape.value(record, place), found);
        }
        return found;
    }

    /** The ids of checks and questions, in the order of appearance. */
    public static List<String> dues(Object record) {
        var found = new ArrayList<String>();
        new References(entry -> entry, due -> {
                    found.add(due);
                    return due;
                })
                .apply(record);
        return found;
    }

    /** The ids of entries. */
    public static List<UUID> entries(Object record) {
        var found = new ArrayList<UUID>();
        new References(
                        entry -> {
                            found.add(entry);
                            return entry;
                        },
                        due -> due)
                .apply(record);
        return found;
    }

    private @Nullable Object changed(String name, @Nullable Object value) {
        return switch (value) {
            case null -> null;
            case UUID entry -> entries.apply(entry);
            case String due when name.equals(DUE) -> dues.apply(due);
            case Record record -> rebuilt(record);
            case List<?> list -> changed(list);
            default -> value;
        };
    }

    private List<?> changed(List<?> list) {
        var values = list.stream().map(each -> changed("", each)).toList();
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) != list.get(i)) {
                return values;
            }
        }
        return list;
    }

    /** A record without references in it is answered as it is. */
    private Object rebuilt(Record record) {
        var shape = Shape.OF.get(record.getClass());
        var values = new Object[shape.names().size()];
        boolean same = true;
        for (int i = 0; i < values.length; i++) {
            var value = shape.value(record, i);
            values[i] = changed(shape.names().get(i), value);
            same = same && values[i] == value;
        }
        return same ? record : shape.made(values);
    }

    private static void collect(@Nullable Object value, Set<String> found) {
        switch (value) {
            case null -> {}
            case String text -> found.add(text);
            case Record record -> {
                var shape = Shape.OF.get(record.getClass());
                for (int i = 0; i < shape.names().size(); i++) {
                    collect(shape.value(record, i), found);
                }
            }
            case Collection<?> many -> many.forEach(each -> collect(each, found));
            case Map<?, ?> map ->
                map.forEach((key, each) -> {
                    collect(key, found);
                    collect(each, found);
                });
            default -> {}
        }
    }

    /** How a kind of record is read and made again. */
    public record Shape(List<String> names, List<Method> accessors, Constructor<?> constructor) {

        public static final ClassValue<Shape> OF = new ClassValue<>() {
            @Override
            protected Shape computeValue(Class<?> type) {
                return of(type);
            }
        };

        private static Shape of(Class<?> type) {
            var components = type.getRecordComponents();
            var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                var constructor = type.getDeclaredConstructor(types);
                constructor.trySetAccessible();
                var accessors = Arrays.stream(components)
                        .map(RecordComponent::getAccessor)
                        .toList();
                accessors.forEach(Method::trySetAccessible);
                var names =
                        Arrays.stream(components).map(RecordComponent::getName).toList();
                return new Shape(names, accessors, constructor);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a record without its constructor: " + type, e);
            }
        }

        public @Nullable Object value(Record record, int place) {
            try {
                return accessors.get(place).invoke(record);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a record that cannot be read: " + record, e);
            }
        }

        Object made(@Nullable Object[] values) {
            try {
                return constructor.newInstance(values);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a record that cannot be made again: " + constructor, e);
            }
        }
    }
}
