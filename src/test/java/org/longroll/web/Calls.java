package org.longroll.web;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.restassured.response.Response;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.lang.annotation.Annotation;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Every call that the code offers, read from the code. */
final class Calls {

    private static final String BATTLE = "/api/battles/{battle}";

    private static final List<JavaMethod> EVERY = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.longroll.web").stream()
                    .filter(type -> type.isAnnotatedWith(Path.class))
                    .flatMap(type -> type.getMethods().stream())
                    .filter(method -> method.isMetaAnnotatedWith(HttpMethod.class))
                    .toList();

    private Calls() {}

    /** Reads, and what is sent. */
    static Stream<JavaMethod> all() {
        return every().filter(method -> method.isAnnotatedWith(GET.class) || method.isAnnotatedWith(POST.class));
    }

    /** By whatever method. */
    static Stream<JavaMethod> every() {
        return EVERY.stream();
    }

    /** Whether people are told of it; what only the bench calls is on no other server. */
    static boolean published(JavaMethod method) {
        return method.tryGetAnnotationOfType(Operation.class)
                .map(operation -> !operation.hidden())
                .orElse(true);
    }

    /** Calls on one battle, as method and path below it: {@code GET /units}. */
    static List<String> onBattles() {
        return all().map(Calls::described)
                .filter(call -> call.contains(BATTLE))
                .map(call -> call.replace(BATTLE, ""))
                .distinct()
                .toList();
    }

    /** An address with something in each place but the battle's; most of it is there in every battle. */
    static String filled(String address) {
        return address.replace("{unit}", "20-maine")
                .replace("{entry}", "0")
                .replace("{leader}", "vincent-col")
                .replace("{person}", "01890000-0000-7000-8000-000000000000")
                .replace("{question}", "fire")
                .replace("{seat}", "spectator")
                .replace("{branch}", "01890000-0000-7000-8000-000000000000")
                .replace("{picture}", "map-0")
                .replace("{sha256}", "0".repeat(64))
                .replace("{ruleset}", "adf-15mm")
                .replace("{scenario}", "little-round-top");
    }

    /** Makes a call as the umpire, with an empty body where it takes one. */
    static Response send(JavaMethod method, Table table, String query, Object... headers) {
        var call = described(method).split(" ");
        var address = filled(call[1]).replace("{battle}", table.id()) + query;
        var request = table.as("umpire").basePath("").accept(produced(method));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i].toString(), headers[i + 1]);
        }
        if (!call[0].equals("GET")) {
            request.contentType(consumed(method)).body("{}".getBytes(StandardCharsets.UTF_8));
        }
        return request.request(call[0], address);
    }

    private static String produced(JavaMethod method) {
        return mediaType(method, Produces.class, Produces::value, "*/*");
    }

    private static String consumed(JavaMethod method) {
        var type = mediaType(method, Consumes.class, Consumes::value, "application/json");
        return type.equals("*/*") ? "image/png" : type;
    }

    private static <A extends Annotation> String mediaType(
            JavaMethod method, Class<A> annotation, Function<A, String[]> types, String otherwise) {
        return method.tryGetAnnotationOfType(annotation)
                .or(() -> method.getOwner().tryGetAnnotationOfType(annotation))
                .map(found -> types.apply(found)[0].split(";")[0])
                .orElse(otherwise);
    }

    /** A call as method and path: {@code GET /api/battles}. */
    static String described(JavaMethod method) {
        var below = method.isAnnotatedWith(Path.class)
                ? "/" + method.getAnnotationOfType(Path.class).value()
                : "";
        return method.getAnnotations().stream()
                        .map(annotation -> annotation.getRawType().tryGetAnnotationOfType(HttpMethod.class))
                        .flatMap(Optional::stream)
                        .map(HttpMethod::value)
                        .findFirst()
                        .orElseThrow()
                + " "
                + method.getOwner().getAnnotationOfType(Path.class).value()
                + below;
    }
}
