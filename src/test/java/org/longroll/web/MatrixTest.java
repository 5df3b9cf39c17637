package org.longroll.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.longroll.testing.Contract;
import org.longroll.testing.Described;
import org.longroll.testing.ThrowawayDatabase;

/**
 * Every operation × every caller × a private and a public battle, against the table in {@code
 * src/test/resources/matrix.txt}. A new operation has no row there and fails; {@code -Dmatrix.write} writes the table
 * anew, to be read line by line before it is committed.
 */
@QuarkusTest
@QuarkusTestResource(ThrowawayDatabase.class)
@TestProfile(ClubServer.class)
class MatrixTest {

    private static final Path TABLE = Path.of("src/test/resources/matrix.txt");
    private static final String NOWHERE = "01890000-0000-7000-8000-000000000001";

    /** What a caller holds: a seat of the battle, a command of a side, a seat elsewhere, the admin key, or nothing. */
    private static final List<String> CALLERS = List.of(
            "umpire", "union", "confed.", "command", "spectator", "revoked", "elsewhere", "admin", "nobody", "forged");

    private static final String HEADING = """
            # What each caller gets at each operation, of a private and of a public battle, on a server with an admin key.
            # The body of a write is empty or not an entry: 400, 409, 415 and 422 mean that the caller may do it and has
            # sent nothing that can be done. 401: no key, or not a key of this server. 403: the seat may not do it.
            # 404: there is no such thing, or none that the caller may see.
            # command: a seat for one brigade of the union. revoked: such a seat, taken back. elsewhere: the umpire of
            # another battle. forged: a key with one letter changed.
            """;

    private record Seated(Table table, String command, String revoked) {}

    private final Map<Boolean, Seated> tables = new HashMap<>();
    private Table elsewhere;

    @BeforeEach
    void startABattleElsewhere() {
        elsewhere = start(false);
    }

    @Test
    void every_caller_gets_at_every_operation_what_the_table_says() throws IOException {
        var found = HEADING + table();
        if (System.getProperty("matrix.write") != null) {
            Files.writeString(TABLE, found);
        }
        assertThat(found).isEqualTo(Files.readString(TABLE));
    }

    private String table() {
        var lines = new ArrayList<String>();
        lines.add(line("operation", "battle", CALLERS));
        for (var call : Described.contract().calls()) {
            if (call.path().contains("{battle}")) {
                lines.add(line(call.id(), "private", statuses(call, false)));
                lines.add(line("", "public", statuses(call, true)));
            } else {
                lines.add(line(call.id(), "-", statuses(call, false)));
            }
        }
        return String.join("\n", lines) + "\n";
    }

    private static String line(String operation, String battle, List<String> cells) {
        var line = new StringBuilder("%-20s| %-8s|".formatted(operation, battle));
        cells.forEach(cell -> line.append(" %-9s|".formatted(cell)));
        return line.toString();
    }

    /** One battle serves all callers, until a write of one of them has changed it. */
    private List<String> statuses(Contract.Call call, boolean inPublic) {
        var statuses = new ArrayList<String>();
        for (var caller : CALLERS) {
            var seated = tables.computeIfAbsent(inPublic, MatrixTest::seated);
            var table = seated.table;
            var request = as(caller, seated).basePath("");
            if (!call.verb().equals("GET")) {
                var json = call.operation().at("/requestBody/content").has("application/json");
                request.contentType(json ? "application/json" : "application/x-ndjson")
                        .body("{}".getBytes(StandardCharsets.UTF_8));
            }
            var path = filled(call.path(), table);
            var answer = request.request(call.verb(), path.endsWith("/live") ? path + "?follow=false" : path);
            statuses.add(Integer.toString(answer.statusCode()));
            if (!call.verb().equals("GET") && answer.statusCode() < 300) {
                tables.remove(inPublic);
            }
        }
        return statuses;
    }

    private static Table start(boolean inPublic) {
        var scenario = inPublic
                ? Table.SCENARIO.replace("\"turnLimit\"", "\"visibility\": \"public\", \"turnLimit\"")
                : Table.SCENARIO;
        return Table.of(given().auth()
                .oauth2(ClubServer.ADMIN_KEY)
                .contentType("application/json")
                .body(scenario)
                .post("/api/battles"));
    }

    /** A battle with a seat for one brigade, and another that was taken back. */
    private static Seated seated(boolean inPublic) {
        var table = start(inPublic);
        var command = seatOfACommand(table);
        var revoked = seatOfACommand(table);
        table.as("umpire").delete("/seats/" + revoked.path("seat.id")).then().statusCode(204);
        return new Seated(table, command.path("key"), revoked.path("key"));
    }

    private RequestSpecification as(String caller, Seated seated) {
        var table = seated.table;
        return switch (caller) {
            case "confed." -> table.as("confederate");
            case "command" -> given().auth().oauth2(seated.command);
            case "revoked" -> given().auth().oauth2(seated.revoked);
            case "elsewhere" -> elsewhere.as("umpire");
            case "admin" -> given().auth().oauth2(ClubServer.ADMIN_KEY);
            case "nobody" -> given();
            case "forged" -> given().auth().oauth2(table.keys().get("umpire").replace(".umpire.0.", ".umpire.1."));
            default -> table.as(caller);
        };
    }

    /** A seat for one brigade. */
    private static Response seatOfACommand(Table table) {
        return table.writing("umpire", "{\"side\": \"union\", \"commands\": [\"vincent\"], \"name\": \"Clara\"}")
                .post("/seats");
    }

    private static String filled(String path, Table table) {
        return path.replace("{battle}", table.id())
                .replace("{ruleset}", "adf-15mm")
                .replace("{scenario}", "little-round-top")
                .replace("{picture}", "map-0")
                .replace("{unit}", "20-maine")
                .replace("{leader}", "vincent-col")
                .replace("{entry}", "0")
                .replace("{seat}", "spectator")
                .replace("{question}", "morale-check")
                .replaceAll("\\{[^}]+}", NOWHERE);
    }
}
