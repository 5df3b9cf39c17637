package org.longroll.web.description;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.lang.reflect.AnnotatedArrayType;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.AnnotatedTypeVariable;
import java.lang.reflect.AnnotatedWildcardType;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Odds;
import org.longroll.rules.Fraction;

/**
 * The shapes of answers, as a mapper writes them: its own view of each class says which properties there are, {@code
 * @Nullable} which of them may be null.
 */
final class AnswerShapes {

    private static final Set<JsonInclude.Include> LEFT_OUT_IF_NULL =
            Set.of(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_ABSENT, JsonInclude.Include.NON_EMPTY);

    private final Components components;
    private final ObjectMapper mapper;
    private final SerializationConfig config;
    private final Map<TypeVariable<?>, AnnotatedType> arguments;

    AnswerShapes(Components components, ObjectMapper mapper) {
        this(components, mapper, Map.of());
    }

    private AnswerShapes(Components components, ObjectMapper mapper, Map<TypeVariable<?>, AnnotatedType> arguments) {
        this.components = components;
        this.mapper = mapper;
        this.config = mapper.getSerializationConfig();
        this.arguments = arguments;
    }

    /** A value of a type, null included where it may be null. */
    Schema of(AnnotatedType type) {
        var schema = plain(type);
        return type.isAnnotationPresent(Nullable.class) ? Leaves.nullable(schema) : schema;
    }

    private Schema plain(AnnotatedType type) {
        return switch (type) {
            case AnnotatedTypeVariable variable -> argument(variable);
            case AnnotatedWildcardType wildcard -> of(wildcard.getAnnotatedUpperBounds()[0]);
            case AnnotatedParameterizedType generic -> generic(generic);
            case AnnotatedArrayType array
            when array.getType() != byte[].class -> Leaves.list(of(array.getAnnotatedGenericComponentType()));
            default -> of((Class<?>) type.getType());
        };
    }

    private Schema argument(AnnotatedTypeVariable variable) {
        var argument = arguments.get((TypeVariable<?>) variable.getType());
        if (argument == null) {
            throw new IllegalStateException("nothing says what %s is".formatted(variable));
        }
        return of(argument);
    }

    private Schema generic(AnnotatedParameterizedType type) {
        var raw = (Class<?>) ((ParameterizedType) type.getType()).getRawType();
        var given = type.getAnnotatedActualTypeArguments();
        if (Collection.class.isAssignableFrom(raw)) {
            return Leaves.list(of(given[0]));
        }
        if (Map.class.isAssignableFrom(raw)) {
            return Leaves.map(of(given[1]));
        }
        var bound = new LinkedHashMap<TypeVariable<?>, AnnotatedType>();
        for (int i = 0; i < given.length; i++) {
            bound.put(raw.getTypeParameters()[i], given[i]);
        }
        var name = components.nameOf((Class<?>) given[0].getType()) + components.nameOf(raw);
        var inner = new AnswerShapes(components, mapper, bound);
        return components.named(name, type.getType(), () -> inner.object(raw));
    }

    Schema of(Class<?> type) {
        if (type == Duration.class) {
            return duration();
        }
        if (type == Fraction.class) {
            return number();
        }
        if (type == Odds.class) {
            return Leaves.map(Leaves.of(SchemaType.NUMBER).format("double"))
                    .description("How likely each result is, from 0 to 1.");
        }
        if (type == Object.class) {
            return OASFactory.createSchema().description("Any JSON value.");
        }
        return Leaves.of(type).orElseGet(() -> composed(type));
    }

    private Schema duration() {
        return config.isEnabled(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                ? Leaves.of(SchemaType.NUMBER).description("In seconds.")
                : Leaves.of(SchemaType.STRING).format("duration");
    }

    private static Schema number() {
        return Leaves.of(SchemaType.NUMBER);
    }

    private Schema composed(Class<?> type) {
        if (!type.getName().startsWith("org.longroll.")) {
            throw new IllegalStateException("nothing says how %s is written".formatted(type));
        }
        var name = components.nameOf(type);
        if (type.isEnum()) {
            return components.named(name, type, () -> Leaves.words(type));
        }
        var instead =
                remarks(type).flatMap(said -> said.instead(other -> components.named(name, type, () -> object(other))));
        return instead.orElseGet(
                () -> components.named(name, type, () -> type.isSealed() ? union(type) : member(type)));
    }

    private static Optional<Remarks> remarks(Class<?> type) {
        return Remarks.of(type.getAnnotation(org.eclipse.microprofile.openapi.annotations.media.Schema.class));
    }

    /** One of a sealed family; the mapper says by which property they are told apart. */
    private Schema union(Class<?> family) {
        var annotated = annotated(family);
        var told = introspector().findPolymorphicTypeInfo(config, annotated);
        var union = OASFactory.createSchema();
        if (told == null) {
            Arrays.stream(family.getPermittedSubclasses()).map(this::of).forEach(union::addAnyOf);
            return union;
        }
        var byName = OASFactory.createDiscriminator().propertyName(told.getPropertyName());
        for (var one : introspector().findSubtypes(annotated)) {
            var name = components.nameOf(one.getType());
            union.addOneOf(components.named(name, one.getType(), () -> member(one.getType())));
            byName.addMapping(one.getName(), "#/components/schemas/" + name);
        }
        return union.discriminator(byName);
    }

    /** An object; one of a family has the property that tells it apart, also where it stands alone. */
    private Schema member(Class<?> type) {
        var annotated = annotated(type);
        var told = introspector().findPolymorphicTypeInfo(config, annotated);
        var family = told == null ? null : introspector().findSubtypes(annotated);
        if (told == null || family == null) {
            return object(type);
        }
        return family.stream()
                .filter(one -> one.getType() == type)
                .findFirst()
                .map(one -> Unions.typed(object(type), told.getPropertyName(), one.getName()))
                .orElseGet(() -> object(type));
    }

    private AnnotationIntrospector introspector() {
        return config.getAnnotationIntrospector();
    }

    private AnnotatedClass annotated(Class<?> type) {
        return config.introspectClassAnnotations(type).getClassInfo();
    }

    /** An object with the properties that the mapper writes. */
    Schema object(Class<?> type) {
        return object(type, Set.of());
    }

    /** Without some properties, which are described elsewhere. */
    Schema object(Class<?> type, Collection<String> without) {
        var schema = Leaves.of(SchemaType.OBJECT);
        remarks(type).ifPresent(said -> said.describe(schema));
        fill(schema, type, without);
        return schema;
    }

    private void fill(Schema schema, Class<?> type, Collection<String> without) {
        var bean = config.introspect(config.constructType(type));
        for (var property : bean.findProperties()) {
            var member = property.getAccessor();
            if (member == null
                    || without.contains(property.getName())
                    || Boolean.TRUE.equals(config.getAnnotationIntrospector().hasAnyGetter(member))) {
                continue;
            }
            if (config.getAnnotationIntrospector().findUnwrappingNameTransformer(member) != null) {
                fill(schema, member.getRawType(), without);
            } else {
                add(schema, bean, property, member);
            }
        }
    }

    private void add(Schema schema, BeanDescription bean, BeanPropertyDefinition property, AnnotatedMember member) {
        var type = declared(member);
        boolean nullWritten = config.getAnnotationIntrospector().findNullSerializer(member) != null;
        boolean leftOut = isLeftOut(bean, property, type);
        var said = Remarks.of(member.getAnnotation(org.eclipse.microprofile.openapi.annotations.media.Schema.class));
        var plain = said.flatMap(remarks -> remarks.instead(this::of)).orElseGet(() -> plain(type));
        boolean nullable = type.isAnnotationPresent(Nullable.class) && !nullWritten && !leftOut;
        var value = nullable ? Leaves.nullable(plain) : plain;
        said.ifPresent(remarks -> remarks.describe(value));
        schema.addProperty(property.getName(), value);
        if (!leftOut) {
            schema.addRequired(property.getName());
        }
    }

    private boolean isLeftOut(BeanDescription bean, BeanPropertyDefinition property, AnnotatedType type) {
        var inclusion = bean.findPropertyInclusion(config.getDefaultPropertyInclusion())
                .withOverrides(property.findInclusion())
                .getValueInclusion();
        return inclusion == JsonInclude.Include.NON_EMPTY && !(type.getType() instanceof Class<?> c && c.isPrimitive())
                ? isEmptiable(type)
                : LEFT_OUT_IF_NULL.contains(inclusion) && type.isAnnotationPresent(Nullable.class);
    }

    private static boolean isEmptiable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class) || type instanceof AnnotatedParameterizedType;
    }

    private static AnnotatedType declared(AnnotatedMember member) {
        return switch (member.getMember()) {
            case Method method -> method.getAnnotatedReturnType();
            case Field field -> field.getAnnotatedType();
            default -> throw new IllegalStateException("no way to read " + member);
        };
    }
}
