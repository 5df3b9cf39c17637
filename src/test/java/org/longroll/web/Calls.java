package org.longroll.web;

import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Every call that the code offers, read from the code. */
final class Calls {

    private static final String BATTLE = "/api/battles/{battle}";

    private Calls() {}

    static Stream<JavaMethod> all() {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.longroll.web").stream()
                        .filter(type -> type.isAnnotatedWith(Path.class))
                        .flatMap(type -> type.getMethods().stream())
                        .filter(method -> method.isAnnotatedWith(GET.class) || method.isAnnotatedWith(POST.class));
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

    /** A call as method and path: {@code GET /api/battles}. */
    static String described(JavaMethod method) {
        var below = method.isAnnotatedWith(Path.class)
                ? "/" + method.getAnnotationOfType(Path.class).value()
                : "";
        return (method.isAnnotatedWith(GET.class) ? "GET " : "POST ")
                + method.getOwner().getAnnotationOfType(Path.class).value()
                + below;
    }
}
