package org.longroll.web.description;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.databind.JsonNode;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.longroll.web.entries.OneUnit;
import org.longroll.web.entries.SingleUnit;
import org.longroll.web.entries.Units;

/**
 * The shapes of requests: records, read strictly. What must not be null is needed; everything else may be left out or be
 * null. A field that is not described is refused.
 */
final class RequestShapes {

    private final Components components;

    RequestShapes(Components components) {
        this.components = components;
    }

    Schema of(Class<?> type) {
        if (JsonNode.class.isAssignableFrom(type)) {
            return Leaves.open();
        }
        return Leaves.of(type).orElseGet(() -> composed(type));
    }

    private Schema composed(Class<?> type) {
        var name = components.nameOf(type);
        if (type.isEnum()) {
            return components.named(name, type, () -> Leaves.words(type));
        }
        var said = Remarks.of(type.getAnnotation(org.eclipse.microprofile.openapi.annotations.media.Schema.class));
        return components.named(name, type, () -> {
            var schema = said.flatMap(remarks -> remarks.instead(this::of)).orElseGet(() -> object(type));
            said.ifPresent(remarks -> remarks.describe(schema));
            return schema;
        });
    }

    private Schema object(Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalStateException("nothing says how %s is read".formatted(type));
        }
        var schema = Leaves.of(SchemaType.OBJECT).additionalPropertiesSchema(Leaves.never());
        for (var component : type.getRecordComponents()) {
            add(schema, component);
        }
        return schema;
    }

    private void add(Schema schema, RecordComponent component) {
        var bounds = new Bounds(annotations(component));
        var said = Remarks.of(annotation(component, org.eclipse.microprofile.openapi.annotations.media.Schema.class));
        var value =
                said.flatMap(remarks -> remarks.instead(this::of)).orElseGet(() -> of(component.getAnnotatedType()));
        bounds.apply(value);
        boolean needed = bounds.needed() || component.getType().isPrimitive();
        var described = needed ? value : Leaves.nullable(value);
        said.ifPresent(remarks -> remarks.describe(described));
        schema.addProperty(component.getName(), described);
        if (!alias(schema, component) && needed) {
            schema.addRequired(component.getName());
        }
    }

    /** Units of an entry may be named in either of two ways, alone or in a list. */
    private boolean alias(Schema schema, RecordComponent component) {
        if (annotation(component, SingleUnit.class) != null) {
            var list = Leaves.list(of(component.getAnnotatedType())).minItems(1).maxItems(1);
            schema.addProperty(nameIn(SingleUnit.class), list.description("In place of `unit`: the same, in a list."));
            return true;
        }
        if (annotation(component, OneUnit.class) == null && annotation(component, Units.class) == null) {
            return false;
        }
        var list = (AnnotatedParameterizedType) component.getAnnotatedType();
        schema.addProperty(
                nameIn(OneUnit.class),
                of(list.getAnnotatedActualTypeArguments()[0])
                        .description("In place of `units` where it is only one: the same, without a list."));
        return true;
    }

    private static String nameIn(Class<?> alias) {
        return alias.getAnnotation(JsonAlias.class).value()[0];
    }

    Schema of(AnnotatedType type) {
        var schema = plain(type);
        new Bounds(Arrays.stream(type.getAnnotations())).apply(schema);
        return schema;
    }

    private Schema plain(AnnotatedType type) {
        if (type instanceof AnnotatedParameterizedType generic) {
            var raw = (Class<?>) ((ParameterizedType) generic.getType()).getRawType();
            var given = generic.getAnnotatedActualTypeArguments();
            if (Collection.class.isAssignableFrom(raw)) {
                return Leaves.list(of(given[0]));
            }
            if (Map.class.isAssignableFrom(raw)) {
                return map(given[0], of(given[1]));
            }
        }
        return of((Class<?>) type.getType());
    }

    private Schema map(AnnotatedType key, Schema value) {
        var map = Leaves.map(value);
        var names = of(key);
        if (names.getPattern() != null || names.getMaxLength() != null) {
            map.setPropertyNames(names);
        }
        return map;
    }

    /** Constraints of a component may stand with it, with its field, its accessor or its type. */
    private static Stream<Annotation> annotations(RecordComponent component) {
        return places(component).flatMap(place -> Arrays.stream(place.getAnnotations()));
    }

    private static <A extends Annotation> @org.jspecify.annotations.Nullable A annotation(
            RecordComponent component, Class<A> type) {
        return places(component)
                .map(place -> place.getAnnotation(type))
                .filter(found -> found != null)
                .findFirst()
                .orElse(null);
    }

    private static Stream<AnnotatedElement> places(RecordComponent component) {
        try {
            return Stream.of(
                    component,
                    component.getAccessor(),
                    component.getDeclaringRecord().getDeclaredField(component.getName()),
                    component.getAnnotatedType());
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException("a component without a field", impossible);
        }
    }
}
