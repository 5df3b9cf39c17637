package org.longroll.web.http;

import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.spi.Bean;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Singleton;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.longroll.web.MaxBody;

/** Every address of the API, the methods that it answers to and its largest body, as the resources declare them. */
@Singleton
public class Addresses {

    private static final long MAX_BODY_BYTES = 1L << 20;

    private static final Pattern PLACEHOLDER = Pattern.compile("\\{[^}]+}");

    /** An address with placeholders; the more of it is literal, the better it fits. */
    private record Address(Pattern form, int literal, Set<String> methods, long maxBody) {
        static Address of(String template, Set<String> methods, long maxBody) {
            var form = new StringBuilder();
            var placeholder = PLACEHOLDER.matcher(template);
            int literal = 0;
            int from = 0;
            while (placeholder.find()) {
                form.append(Pattern.quote(template.substring(from, placeholder.start())))
                        .append("[^/]+");
                literal += placeholder.start() - from;
                from = placeholder.end();
            }
            form.append(Pattern.quote(template.substring(from)));
            return new Address(Pattern.compile(form.toString()), literal + template.length() - from, methods, maxBody);
        }
    }

    private final List<Address> addresses;

    Addresses(BeanManager beans) {
        var methods = new TreeMap<String, Set<String>>();
        var larger = new HashMap<String, Long>();
        beans.getBeans(Object.class, Any.Literal.INSTANCE).stream()
                .map(Bean::getBeanClass)
                .filter(type -> type.isAnnotationPresent(Path.class))
                .flatMap(type -> Arrays.stream(type.getMethods()))
                .forEach(call -> {
                    methodsOf(call).forEach(method -> methods.computeIfAbsent(template(call), any -> new TreeSet<>())
                            .add(method));
                    if (call.isAnnotationPresent(MaxBody.class)) {
                        larger.put(
                                template(call),
                                call.getAnnotation(MaxBody.class).bytes());
                    }
                });
        addresses = methods.entrySet().stream()
                .map(each ->
                        Address.of(each.getKey(), each.getValue(), larger.getOrDefault(each.getKey(), MAX_BODY_BYTES)))
                .toList();
    }

    /** The methods of the address that fits a path best; none if there is no such address. */
    Set<String> methods(String path) {
        return best(path).map(Address::methods).orElse(Set.of());
    }

    /** The most bytes that a body sent to a path may have. */
    public long maxBody(String path) {
        return best(path).map(Address::maxBody).orElse(MAX_BODY_BYTES);
    }

    private Optional<Address> best(String path) {
        var bare = path.length() > 1 && path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        return addresses.stream()
                .filter(address -> address.form().matcher(bare).matches())
                .max(Comparator.comparingInt(Address::literal));
    }

    /**
     * Where something can be read it can be asked for without its body, unless that is a stream without an end; and every
     * address tells its methods.
     */
    private static Stream<String> methodsOf(Method call) {
        return Arrays.stream(call.getAnnotations())
                .map(annotation -> annotation.annotationType().getAnnotation(HttpMethod.class))
                .filter(method -> method != null)
                .map(HttpMethod::value)
                .flatMap(method -> method.equals(HttpMethod.GET) && !isEndless(call)
                        ? Stream.of(HttpMethod.GET, HttpMethod.HEAD, HttpMethod.OPTIONS)
                        : Stream.of(method, HttpMethod.OPTIONS));
    }

    private static boolean isEndless(Method call) {
        var produced = call.getAnnotation(Produces.class);
        return produced != null && Arrays.asList(produced.value()).contains(MediaType.SERVER_SENT_EVENTS);
    }

    private static String template(Method call) {
        var base = call.getDeclaringClass().getAnnotation(Path.class).value();
        var below = call.getAnnotation(Path.class);
        return below == null ? base : base + "/" + below.value();
    }
}
