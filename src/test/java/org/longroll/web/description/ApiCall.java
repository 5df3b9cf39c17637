package org.longroll.web.description;

import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/**
 * A call of the API: a path, a verb, and the methods that answer it, each in media types of its own. The first one is
 * the one that people are told of.
 */
record ApiCall(String path, String verb, List<Method> methods) {

    private static final Pattern TEMPLATE = Pattern.compile("\\{\\s*(\\w+)\\s*(?::[^}]*)?}");

    /** All calls of the server, hidden ones left out. */
    static List<ApiCall> all(BeanManager beans) {
        return of(beans.getBeans(Object.class, Any.Literal.INSTANCE).stream().map(bean -> bean.getBeanClass()));
    }

    private static List<ApiCall> of(Stream<Class<?>> types) {
        var calls = new TreeMap<String, ApiCall>();
        types.filter(type -> type.isAnnotationPresent(Path.class))
                .distinct()
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .sorted(Comparator.comparing(ApiCall::isHidden).thenComparing(Method::toString))
                .forEach(method -> verbOf(method).ifPresent(verb -> calls.computeIfAbsent(
                                pathOf(method) + " " + verb,
                                key -> new ApiCall(pathOf(method), verb, new ArrayList<>()))
                        .methods()
                        .add(method)));
        return calls.values().stream()
                .filter(call -> !isHidden(call.methods().getFirst()))
                .toList();
    }

    private static boolean isHidden(Method method) {
        var operation = method.getAnnotation(Operation.class);
        return operation != null && operation.hidden();
    }

    private static Optional<String> verbOf(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(annotation -> annotation.annotationType().getAnnotation(HttpMethod.class))
                .filter(verb -> verb != null)
                .map(HttpMethod::value)
                .findFirst();
    }

    private static String pathOf(Method method) {
        var below = method.getAnnotation(Path.class);
        var whole = Stream.of(method.getDeclaringClass().getAnnotation(Path.class), below)
                .filter(part -> part != null)
                .map(part -> part.value().replaceAll("^/+|/+$", ""))
                .filter(part -> !part.isEmpty())
                .reduce("", (path, part) -> path + "/" + part);
        return TEMPLATE.matcher(whole).replaceAll("{$1}");
    }

    Method told() {
        return methods.getFirst();
    }

    boolean isAbout(String template) {
        return path.contains("{" + template + "}");
    }

    boolean hasTemplates() {
        return path.contains("{");
    }

    /** Whether its answer has a tag: every read but a stream that does not end. */
    boolean isTagged() {
        return verb.equals("GET")
                && methods.stream()
                        .flatMap(method -> mediaTypes(method).stream())
                        .noneMatch(MediaType.SERVER_SENT_EVENTS::equals);
    }

    Right right() {
        return told().getAnnotation(Needs.class).value();
    }

    /** Whether it takes parameters that are gathered in a class. */
    boolean takes(Class<?> parameters) {
        return Arrays.stream(told().getParameters())
                .anyMatch(parameter ->
                        parameter.isAnnotationPresent(BeanParam.class) && parameter.getType() == parameters);
    }

    boolean takesHeader(String name) {
        return Arrays.stream(told().getParameters())
                .map(parameter -> parameter.getAnnotation(HeaderParam.class))
                .anyMatch(header -> header != null && header.value().equals(name));
    }

    /** The parameter that is the body. */
    Optional<Parameter> body() {
        return Arrays.stream(told().getParameters())
                .filter(parameter -> !isAbout(parameter.getName()))
                .filter(parameter -> Arrays.stream(parameter.getAnnotations())
                        .map(Annotation::annotationType)
                        .noneMatch(type -> type.getName().startsWith("jakarta.ws.rs.")))
                .findFirst();
    }

    /** The media types of an answer: those that it names, else those of the method or its class. */
    static List<String> mediaTypes(Method method, Content content) {
        return content.mediaType().isEmpty() ? mediaTypes(method) : List.of(bare(content.mediaType()));
    }

    static List<String> mediaTypes(Method method) {
        var own = method.getAnnotation(Produces.class);
        var produces = own == null ? method.getDeclaringClass().getAnnotation(Produces.class) : own;
        return produces == null
                ? List.of()
                : Arrays.stream(produces.value())
                        .flatMap(types -> Arrays.stream(types.split(",")))
                        .map(ApiCall::bare)
                        .toList();
    }

    /** Without parameters. */
    private static String bare(String mediaType) {
        return mediaType.split(";")[0].strip();
    }
}
