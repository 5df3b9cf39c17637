package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.hasKey;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.longroll.testing.ThrowawayDatabase;
import org.longroll.web.description.ApiDocument;
import org.longroll.web.entries.EntryForms;

/** What the server publishes about itself is true. */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
class OpenApiTest {

    private static final Path FILE = Path.of("docs", "api", "openapi.json");
    private static final Path SYSTEMS =
            Path.of("src/main/resources/META-INF/services/org.longroll.web.entries.EntryForms");

    @Test
    void the_description_in_the_tree_is_what_the_classes_say() throws IOException {
        var shipped = Files.readAllLines(SYSTEMS);
        var described = ApiDocument.of(EntryForms.ALL.all().stream()
                .filter(system -> shipped.contains(system.getClass().getName()))
                .toList());
        if (System.getProperty("openapi.write") != null) {
            Files.writeString(FILE, described);
        }
        assertThat(Files.readString(FILE))
                .as("%s, which is written anew with: mvn test -Dtest='OpenApiTest#*tree*' -Dopenapi.write", FILE)
                .isEqualTo(described);
    }

    @Test
    void it_is_answered_as_json_and_as_yaml() throws IOException {
        var json = given().queryParam("format", "json").get("/q/openapi");
        assertThat(json.contentType()).isEqualTo("application/json;charset=UTF-8");
        assertThat(json.asByteArray()).isEqualTo(Files.readAllBytes(FILE));
        var yaml = given().get("/q/openapi");
        assertThat(yaml.contentType()).isEqualTo("application/yaml;charset=UTF-8");
        assertThat(new YAMLMapper().readTree(yaml.asByteArray()))
                .isEqualTo(new ObjectMapper().readTree(json.asByteArray()));
    }

    @Test
    void the_description_is_openapi_3_1_and_says_how_keys_are_sent() {
        given().queryParam("format", "json")
                .get("/q/openapi")
                .then()
                .statusCode(200)
                .body("openapi", startsWith("3.1"))
                .body("components.schemas.Problem.properties", hasKey("code"))
                .body("components.securitySchemes.seatKey.scheme", startsWith("bearer"));
    }

    @Test
    void every_call_of_the_code_is_described_with_a_summary() throws IOException {
        var paths = description().get("paths");
        Calls.all().filter(Calls::published).map(Calls::described).distinct().forEach(call -> {
            var parts = call.split(" ");
            var operation = paths.path(parts[1]).path(parts[0].toLowerCase(Locale.ROOT));
            assertThat(operation.path("summary").asText()).as(call).isNotBlank();
            assertThat(operation.at("/responses/default/$ref").asText())
                    .as(call)
                    .isEqualTo("#/components/responses/Problem");
        });
    }

    @Test
    void examples_work_when_they_are_pasted() throws IOException {
        var table = Table.of(Table.start(example("/api/battles")));
        table.writing("umpire", example("/api/battles/{battle}/entries"))
                .post("/entries")
                .then()
                .statusCode(201);
    }

    private static String example(String path) throws IOException {
        var examples = description()
                .at("/paths/" + path.replace("/", "~1") + "/post/requestBody/content/application~1json/examples");
        return examples.elements().next().get("value").toString();
    }

    private static JsonNode description() throws IOException {
        return new ObjectMapper()
                .readTree(given().queryParam("format", "json").get("/q/openapi").asString());
    }
}
