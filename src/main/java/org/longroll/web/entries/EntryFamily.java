package org.longroll.web.entries;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.longroll.journal.EntryType;

/** The shape of each type in a sealed family of entries, for reading requests and for the OpenAPI document. */
public final class EntryFamily {

    private final Class<? extends EntryRequest> family;
    private final SortedMap<String, Class<? extends EntryRequest>> shapes = new TreeMap<>();

    public EntryFamily(Class<? extends EntryRequest> family) {
        this.family = family;
        for (var shape : leaves(family)) {
            for (var type : types(shape)) {
                if (shapes.put(type, shape) != null) {
                    throw new IllegalArgumentException("two shapes for entries of type " + type);
                }
            }
        }
    }

    public Class<? extends EntryRequest> family() {
        return family;
    }

    /** By type. */
    public SortedMap<String, Class<? extends EntryRequest>> shapes() {
        return Collections.unmodifiableSortedMap(shapes);
    }

    public Optional<Class<? extends EntryRequest>> shape(String type) {
        return Optional.ofNullable(shapes.get(type));
    }

    public static List<String> types(Class<? extends EntryRequest> shape) {
        return List.of(shape.getAnnotation(EntryType.class).value());
    }

    private static List<Class<? extends EntryRequest>> leaves(Class<? extends EntryRequest> type) {
        if (!type.isSealed()) {
            return List.of(type);
        }
        var leaves = new ArrayList<Class<? extends EntryRequest>>();
        for (var each : type.getPermittedSubclasses()) {
            leaves.addAll(leaves(each.asSubclass(EntryRequest.class)));
        }
        return leaves;
    }
}
