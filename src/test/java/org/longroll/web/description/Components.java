package org.longroll.web.description;

import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.longroll.web.entries.EntryForms;

/** The named shapes of the document. A name stands for one shape: a second one of that name is an error. */
final class Components {

    private static final String HOUSE = "org.longroll.";

    /** Rooms whose words are too common to stand alone. */
    private static final Set<String> NAMED_BY_THEIR_ROOM = Set.of("analysis", "battle", "report");

    private final Collection<EntryForms> systems;
    private final Set<String> slices;
    private final Map<String, Object> owners = new HashMap<>();
    private final SortedMap<String, Schema> shapes = new TreeMap<>();

    Components(Collection<EntryForms> systems) {
        this.systems = systems;
        this.slices = systems.stream().map(forms -> room(forms.getClass())).collect(Collectors.toUnmodifiableSet());
    }

    /** The systems of rules whose entries and questions are described. */
    Collection<EntryForms> systems() {
        return systems;
    }

    SortedMap<String, Schema> shapes() {
        return shapes;
    }

    /** The shape of that name. */
    Schema shape(String name) {
        var shape = shapes.get(name);
        if (shape == null) {
            throw new IllegalStateException("there is no shape " + name);
        }
        return shape;
    }

    /** A reference to a shape, which is made when it is first asked for; shapes may contain themselves. */
    Schema named(String name, Object owner, Supplier<Schema> shape) {
        var known = owners.putIfAbsent(name, owner);
        if (known == null) {
            shapes.put(name, shape.get());
        } else if (!known.equals(owner)) {
            throw new IllegalStateException(
                    "%s and %s are both called %s: give one of them a name of its own with @Schema"
                            .formatted(known, owner, name));
        }
        return reference(name);
    }

    static Schema reference(String name) {
        return OASFactory.createSchema().ref(name);
    }

    /**
     * What a class is called: as it says itself, else by its own name; in a slice, and as a record in some rooms, with the
     * name of the slice or the room before it, as an enum with that of the class around it.
     */
    String nameOf(Class<?> type) {
        var said = type.getAnnotation(org.eclipse.microprofile.openapi.annotations.media.Schema.class);
        if (said != null && !said.name().isEmpty()) {
            return said.name();
        }
        var room = room(type);
        if (slices.contains(room)) {
            return after(room, type.getSimpleName());
        }
        if (type.isEnum()) {
            var around = type.getEnclosingClass();
            return around == null ? type.getSimpleName() : around.getSimpleName() + type.getSimpleName();
        }
        return NAMED_BY_THEIR_ROOM.contains(room) ? after(room, type.getSimpleName()) : type.getSimpleName();
    }

    private static String after(String room, String name) {
        var prefix = room.substring(0, 1).toUpperCase(Locale.ROOT) + room.substring(1);
        return name.startsWith(prefix) ? name : prefix + name;
    }

    private static String room(Class<?> type) {
        var inside = type.getPackageName();
        return inside.startsWith(HOUSE) ? inside.substring(HOUSE.length()).split("\\.")[0] : "";
    }
}
