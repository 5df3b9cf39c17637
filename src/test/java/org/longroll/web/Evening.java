package org.longroll.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import java.util.List;
import java.util.Map;

/** A battle that is played over HTTP, entry by entry; it remembers what the last one was answered with. */
final class Evening {

    private static final String DEADLY_FIELD = """
            {
              "title": "Vincent's spur", "ruleset": "%s", "turnLimit": 8, "initiative": "confederate",
              "dicePolicy": "%s",
              "sides": [{"id": "union", "name": "Union", "nation": "us"},
                        {"id": "confederate", "name": "Confederate", "nation": "cs"}],
              "commands": [{"id": "vincent", "side": "union", "kind": "brigade", "name": "Vincent's Brigade"},
                           {"id": "law", "side": "confederate", "kind": "brigade", "name": "Law's Brigade"}],
              "units": [
                {"id": "20-maine", "name": "20th Maine", "command": "vincent", "arm": "infantry", "quality": "veteran",
                 "weapon": "rifle-musket", "figures": 6, "stands": 3, "formation": "battle-line"},
                {"id": "44-new-york", "name": "44th New York", "command": "vincent", "arm": "infantry",
                 "quality": "trained", "weapon": "rifle-musket", "figures": 6, "stands": 3},
                {"id": "hazlett", "name": "Hazlett's Battery", "command": "vincent", "arm": "artillery",
                 "quality": "veteran", "weapon": "10-pounder-parrott", "sections": 3},
                {"id": "4-us-cavalry", "name": "4th US Cavalry", "command": "vincent", "arm": "cavalry",
                 "quality": "trained", "weapon": "sharps-carbine", "figures": 6, "stands": 3, "mounted": true},
                {"id": "83-pennsylvania", "name": "83rd Pennsylvania", "command": "vincent", "arm": "infantry",
                 "quality": "trained", "weapon": "rifle-musket", "figures": 6, "stands": 3, "arrives": 2},
                {"id": "15-alabama", "name": "15th Alabama", "command": "law", "arm": "infantry", "quality": "veteran",
                 "weapon": "rifle-musket", "figures": 8, "stands": 4},
                {"id": "4-alabama", "name": "4th Alabama", "command": "law", "arm": "infantry", "quality": "veteran",
                 "weapon": "rifle-musket", "figures": 6, "stands": 3},
                {"id": "47-alabama", "name": "47th Alabama", "command": "law", "arm": "infantry", "quality": "trained",
                 "weapon": "rifle-musket", "figures": 6, "stands": 3}],
              "leaders": [{"id": "vincent-col", "name": "Col. Vincent", "commands": "vincent", "benefit": 2},
                          {"id": "law-brig", "name": "Brig. Law", "commands": "law", "benefit": 1}],
              "objectives": [{"id": "summit", "name": "The summit", "points": 3, "heldBy": "union"}]
            }""";

    private static final String FIRE_AND_FURY = """
            {
              "title": "The railroad cut", "ruleset": "rff", "turnLimit": 3, "initiative": "union",
              "sides": [{"id": "union", "name": "Union", "nation": "us"},
                        {"id": "confederate", "name": "Confederate", "nation": "cs"}],
              "commands": [{"id": "iron", "side": "union", "kind": "brigade", "name": "Iron Brigade"},
                           {"id": "davis", "side": "confederate", "kind": "brigade", "name": "Davis"}],
              "units": [
                {"id": "6-wisconsin", "name": "6th Wisconsin", "command": "iron", "arm": "infantry",
                 "quality": "veteran", "weapon": "RM", "stands": 8, "wornAt": 5, "spentAt": 3, "formation": "line"},
                {"id": "battery-b", "name": "Battery B", "command": "iron", "arm": "artillery", "quality": "veteran",
                 "weapon": "HS", "gunStands": 3, "wornAt": 1, "spentAt": 0, "formation": "unlimbered"},
                {"id": "2-mississippi", "name": "2nd Mississippi", "command": "davis", "arm": "infantry",
                 "quality": "trained", "weapon": "RM", "stands": 8, "wornAt": 5, "spentAt": 3, "formation": "line"}],
              "leaders": [{"id": "meredith", "name": "Meredith", "commands": "iron", "quality": "gallant"},
                          {"id": "joe-davis", "name": "Joe Davis", "commands": "davis", "quality": "poor"}],
              "objectives": [{"id": "seminary", "name": "The seminary", "points": 3, "heldBy": "union"}]
            }""";

    private final Table table;
    private Response last;

    private Evening(String scenario) {
        this.last = Table.start(scenario);
        this.table = Table.of(last);
    }

    static Evening ofDeadlyField() {
        return new Evening(DEADLY_FIELD.formatted("adf-15mm", "either"));
    }

    static Evening ofDeadlyField(String dicePolicy) {
        return new Evening(DEADLY_FIELD.formatted("adf-15mm", dicePolicy));
    }

    static Evening of(String ruleset) {
        return new Evening(DEADLY_FIELD.formatted(ruleset, "either"));
    }

    static Evening ofFireAndFury() {
        return new Evening(FIRE_AND_FURY);
    }

    /** Across A Deadly Field, in the part of the Confederates. */
    Evening inTheFirstPart() {
        return says("confederate", "{'type': 'begin-part'}").says("confederate", "{'type': 'end-part'}");
    }

    /** Across A Deadly Field, in the part of the Union. */
    Evening inTheSecondPart() {
        return inTheFirstPart().says("confederate", "{'type': 'end-part'}");
    }

    Table table() {
        return table;
    }

    /** Records an entry, written with single quotes; fails where it is not accepted. */
    Evening says(String seat, String entry) {
        last = sent(seat, entry);
        last.then().statusCode(201);
        return this;
    }

    /** What the last accepted entry was answered with. */
    ValidatableResponse answered() {
        return last.then();
    }

    /** Sends an entry that must be refused, and must change nothing. */
    ValidatableResponse refuses(String seat, String entry, int status, String code) {
        var before = table.version();
        var answer = sent(seat, entry).then().statusCode(status).body("code", equalTo(code));
        assertThat(table.version()).isEqualTo(before);
        return answer;
    }

    /** Asks which dice an entry lacks. */
    ValidatableResponse asksDice(String seat, String entry) {
        return table.writing(seat, entry.replace('\'', '"'))
                .post("/entries/dice")
                .then();
    }

    Response sent(String seat, String entry) {
        return table.writing(seat, entry.replace('\'', '"')).post("/entries");
    }

    /** The id of the last accepted entry. */
    String entry() {
        return last.path("entry.id");
    }

    /** The id of the only thing that is due. */
    String due() {
        List<String> due = last.path("due.id");
        assertThat(due).hasSize(1);
        return due.getFirst();
    }

    Map<String, Object> unit(String id) {
        return table.as("spectator").get("/units/" + id).jsonPath().getMap("");
    }
}
