package org.longroll.web.description;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.parameters.Parameter.In;
import org.eclipse.microprofile.openapi.models.parameters.Parameter.Style;
import org.jspecify.annotations.Nullable;
import org.longroll.web.Page;

/** Parameters of calls: their types as the code has them, their words as the annotations say. */
final class Parameters {

    private static final String LIMIT = "limit";

    private final RequestShapes requests;
    private final Components components;

    Parameters(Components components) {
        this.components = components;
        this.requests = new RequestShapes(components);
    }

    void describe(Operation operation, ApiCall call) {
        var types = types(call.told());
        for (var parameter :
                operation.getParameters() == null ? java.util.List.<Parameter>of() : operation.getParameters()) {
            var type = types.get(parameter.getName());
            if (type != null) {
                parameter.setSchema(told(requests.of(type), parameter.getSchema()));
            }
            if (parameter.getName().equals(LIMIT)) {
                parameter
                        .description("How many at most.")
                        .getSchema()
                        .minimum(BigDecimal.ONE)
                        .maximum(BigDecimal.valueOf(Page.MAX_LIMIT))
                        .defaultValue(Page.DEFAULT_LIMIT);
            } else if (parameter.getName().equals("cursor") && parameter.getDescription() == null) {
                parameter.setDescription("Where the page begins: `next` of the page before.");
            }
        }
    }

    /** A caller who has an answer already need not get it again. */
    static void ifNoneMatch(Operation operation) {
        operation.addParameter(OASFactory.createParameter()
                .name(HttpHeaders.IF_NONE_MATCH)
                .in(In.HEADER)
                .required(false)
                .description("The `ETag` of an answer that the caller has; 304 if it is still the same.")
                .schema(Leaves.of(SchemaType.STRING)));
    }

    /** The query of a method that people are told of through another one, by name. */
    Map<String, Parameter> queried(Method method) {
        var queried = new TreeMap<String, Parameter>();
        for (var parameter : method.getParameters()) {
            query(parameter, parameter.getAnnotatedType(), queried);
            if (parameter.isAnnotationPresent(BeanParam.class)) {
                for (var field : parameter.getType().getDeclaredFields()) {
                    query(field, field.getAnnotatedType(), queried);
                }
            }
        }
        return queried;
    }

    private void query(AnnotatedElement element, AnnotatedType type, Map<String, Parameter> queried) {
        var query = element.getAnnotation(QueryParam.class);
        if (query != null) {
            var said = element.getAnnotation(org.eclipse.microprofile.openapi.annotations.parameters.Parameter.class);
            var parameter = OASFactory.createParameter()
                    .name(query.value())
                    .in(In.QUERY)
                    .required(false)
                    .schema(requests.of(type));
            queried.put(query.value(), said == null ? parameter : parameter.description(said.description()));
        }
    }

    /** The type as the code has it, with what the annotations add to it. */
    private static Schema told(Schema schema, @Nullable Schema annotated) {
        if (annotated != null && annotated.getRef() == null) {
            if (annotated.getDefaultValue() != null) {
                schema.setDefaultValue(annotated.getDefaultValue());
            }
            if (annotated.getMinimum() != null) {
                schema.setMinimum(annotated.getMinimum());
            }
            if (annotated.getMaximum() != null) {
                schema.setMaximum(annotated.getMaximum());
            }
            if (annotated.getPattern() != null) {
                schema.setPattern(annotated.getPattern());
            }
            if (annotated.getEnumeration() != null) {
                schema.setEnumeration(annotated.getEnumeration());
            }
        }
        return schema;
    }

    private static Map<String, AnnotatedType> types(Method method) {
        var types = new HashMap<String, AnnotatedType>();
        for (var parameter : method.getParameters()) {
            if (parameter.isAnnotationPresent(BeanParam.class)) {
                Arrays.stream(parameter.getType().getDeclaredFields())
                        .forEach(field -> types.put(name(field, field.getName()), field.getAnnotatedType()));
            } else {
                types.put(name(parameter, parameter.getName()), parameter.getAnnotatedType());
            }
        }
        return types;
    }

    private static String name(AnnotatedElement parameter, String otherwise) {
        if (parameter.getAnnotation(QueryParam.class) instanceof QueryParam query) {
            return query.value();
        }
        if (parameter.getAnnotation(HeaderParam.class) instanceof HeaderParam header) {
            return header.value();
        }
        return parameter.getAnnotation(PathParam.class) instanceof PathParam path ? path.value() : otherwise;
    }

    /** The fields of every question, as they are asked in a query: nested ones with a dot. */
    void questions(Operation operation) {
        var fields = new TreeMap<String, Schema>();
        for (var forms : components.systems()) {
            forms.questions().values().forEach(question -> {
                requests.of(question.asked());
                collect(fields, "", components.shape(components.nameOf(question.asked())));
            });
        }
        fields.forEach((name, schema) -> operation.addParameter(OASFactory.createParameter()
                .name(name)
                .in(In.QUERY)
                .style(Style.FORM)
                .explode(true)
                .required(false)
                .description("As in the body of the same POST.")
                .schema(schema)));
    }

    private void collect(Map<String, Schema> fields, String prefix, Schema object) {
        object.getProperties().forEach((name, value) -> {
            var plain = withoutNull(value);
            var shape = plain.getRef() == null ? plain : components.shape(last(plain.getRef()));
            if (shape.getProperties() != null) {
                collect(fields, prefix + name + ".", shape);
            } else if (isSimple(shape)) {
                fields.merge(prefix + name, plain, Parameters::either);
            }
        });
    }

    /** A list of objects has no form in a query. */
    private boolean isSimple(Schema shape) {
        if (shape.getItems() != null) {
            var item = shape.getItems().getRef() == null
                    ? shape.getItems()
                    : components.shape(last(shape.getItems().getRef()));
            return item.getProperties() == null;
        }
        return shape.getType() != null && !shape.getType().contains(SchemaType.OBJECT);
    }

    private static Schema either(Schema some, Schema other) {
        if (some.getItems() != null || other.getItems() != null) {
            return Leaves.list(either(item(some), item(other)));
        }
        return some.equals(other)
                ? some
                : OASFactory.createSchema().addAnyOf(some).addAnyOf(other);
    }

    /** In a query one value is a list of one. */
    private static Schema item(Schema schema) {
        return schema.getItems() == null ? schema : schema.getItems();
    }

    /** A parameter is left out rather than null. */
    private static Schema withoutNull(Schema value) {
        if (value.getAnyOf() != null && value.getType() == null) {
            return value.getAnyOf().getFirst();
        }
        var copy = OASFactory.createSchema();
        if (value.getRef() != null) {
            return copy.ref(value.getRef());
        }
        value.getType().stream().filter(type -> type != SchemaType.NULL).forEach(copy::addType);
        copy.setFormat(value.getFormat());
        copy.setPattern(value.getPattern());
        copy.setMinimum(value.getMinimum());
        copy.setMaximum(value.getMaximum());
        copy.setMinLength(value.getMinLength());
        copy.setMaxLength(value.getMaxLength());
        copy.setMinItems(value.getMinItems());
        copy.setMaxItems(value.getMaxItems());
        copy.setItems(value.getItems());
        copy.setProperties(value.getProperties());
        copy.setDefaultValue(value.getDefaultValue());
        return copy;
    }

    private static String last(String reference) {
        return reference.substring(reference.lastIndexOf('/') + 1);
    }
}
