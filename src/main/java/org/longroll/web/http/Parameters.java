package org.longroll.web.http;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.QueryParam;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Consumer;
import org.longroll.web.problem.Problem.Violation;

/**
 * The query parameters that a method declares, and what is wrong with those of a request.
 *
 * @param open whether the method reads other parameters too
 */
record Parameters(Map<String, Type> declared, boolean open) {

    private record Form(String described, Consumer<String> reading) {}

    private static final Form WHOLE = new Form("a whole number", Integer::parseInt);
    private static final Form LONG = new Form("a whole number", Long::parseLong);
    private static final Form YES_OR_NO = new Form("true or false", Parameters::requireYesOrNo);
    private static final Map<Type, Form> FORMS = Map.of(
            int.class, WHOLE,
            Integer.class, WHOLE,
            long.class, LONG,
            Long.class, LONG,
            boolean.class, YES_OR_NO,
            Boolean.class, YES_OR_NO,
            UUID.class, new Form("a UUID", UUID::fromString),
            LocalDate.class, new Form("a date, such as 1863-07-02", LocalDate::parse),
            Instant.class, new Form("a time, such as 1863-07-02T16:30:00Z", Instant::parse));
    private static final Form TEXT = new Form("text", text -> {});

    static Parameters of(Method method) {
        var declared = new LinkedHashMap<String, Type>();
        for (var parameter : method.getParameters()) {
            declare(parameter, parameter.getParameterizedType(), declared);
            if (parameter.isAnnotationPresent(BeanParam.class)) {
                for (var field : parameter.getType().getDeclaredFields()) {
                    declare(field, field.getGenericType(), declared);
                }
            }
        }
        return new Parameters(declared, method.isAnnotationPresent(OpenQuery.class));
    }

    private static void declare(AnnotatedElement element, Type type, Map<String, Type> declared) {
        var query = element.getAnnotation(QueryParam.class);
        if (query != null) {
            declared.put(query.value(), type);
        }
    }

    /** Every parameter that is unknown, given more than once or not of its type. */
    List<Violation> violations(Map<String, List<String>> query, String rendered) {
        var violations = new ArrayList<Violation>();
        query.forEach((name, values) -> {
            var type = declared.get(name);
            if (type == null) {
                if (!open) {
                    violations.add(new Violation(name, "is not a parameter here; " + known() + rendered));
                }
            } else if (type instanceof ParameterizedType list && isCollection(list)) {
                values.forEach(value -> check(name, value, list.getActualTypeArguments()[0], violations));
            } else if (values.size() > 1) {
                violations.add(new Violation(name, "must be given once"));
            } else {
                check(name, values.getFirst(), type, violations);
            }
        });
        return violations;
    }

    private String known() {
        return declared.isEmpty() ? "this call takes none" : "there are " + String.join(", ", declared.keySet());
    }

    private static boolean isCollection(ParameterizedType type) {
        return type.getRawType() instanceof Class<?> raw && Collection.class.isAssignableFrom(raw);
    }

    private static void check(String name, String value, Type type, List<Violation> violations) {
        if (value.isBlank()) {
            violations.add(new Violation(name, "must not be empty"));
            return;
        }
        var form = FORMS.getOrDefault(type, TEXT);
        try {
            form.reading().accept(value);
        } catch (IllegalArgumentException | DateTimeException e) {
            violations.add(new Violation(name, "must be " + form.described()));
        }
    }

    private static void requireYesOrNo(String value) {
        if (!value.equals("true") && !value.equals("false")) {
            throw new IllegalArgumentException("neither true nor false");
        }
    }
}
