package org.longroll.cli;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;
import picocli.CommandLine;

/** Lost keys are printed by who runs the server, while it runs. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class KeysCommandTest {

    private static final List<String> SETTINGS = List.of(
            "quarkus.datasource.jdbc.url",
            "quarkus.datasource.username",
            "quarkus.datasource.password",
            "longroll.secret");

    @Test
    void the_valid_keys_of_a_battle_are_printed() {
        var started = given().contentType("application/json")
                .body("{\"scenario\": \"little-round-top\"}")
                .post("/api/battles");
        String battle = started.path("battle.id");
        assertThat(printed(battle)).contains(started.<String>path("keys.umpire"), started.path("keys.spectator"));
        String fresh = given().auth()
                .oauth2(started.path("keys.umpire"))
                .post("/api/battles/%s/seats/umpire/key".formatted(battle))
                .path("key");
        assertThat(printed(battle)).contains(fresh).doesNotContain(started.<String>path("keys.umpire"));
    }

    @Test
    void a_battle_that_is_not_here_has_none() {
        assertThat(printed(UUID.randomUUID().toString())).contains("There is no battle");
    }

    private static String printed(String battle) {
        var config = ConfigProvider.getConfig();
        var set = new ArrayList<String>();
        for (var setting : SETTINGS) {
            config.getOptionalValue(setting, String.class).ifPresent(value -> {
                System.setProperty(setting, value);
                set.add(setting);
            });
        }
        try {
            var out = new StringWriter();
            var home = config.getOptionalValue("longroll.home", String.class).orElse("data");
            new CommandLine(new Longroll())
                    .setOut(new PrintWriter(out))
                    .setErr(new PrintWriter(out))
                    .setExecutionExceptionHandler((thrown, command, parsed) -> {
                        out.write(String.valueOf(thrown.getMessage()));
                        return 1;
                    })
                    .execute("keys", battle, "--home", home);
            return out.toString();
        } finally {
            set.forEach(System::clearProperty);
        }
    }
}
