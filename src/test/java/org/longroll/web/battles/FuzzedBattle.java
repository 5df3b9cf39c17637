package org.longroll.web.battles;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.longroll.simulation.Skirmishes;

/** A battle on the server and the evening that is played in it: the program's own, sent entry by entry. */
final class FuzzedBattle {

    private static final List<String> SIDES = List.of("north", "south");

    private final String id;
    private final JsonNode keys;
    private final List<PlayedEvening.Sent> evening;
    private final Map<String, List<String>> known = new HashMap<>();

    /** The server gives the entries other ids than they had when they were played. */
    private final Map<String, String> ids = new HashMap<>();

    private int played;

    private FuzzedBattle(String id, JsonNode keys, List<PlayedEvening.Sent> evening) {
        this.id = id;
        this.keys = keys;
        this.evening = evening;
    }

    static FuzzedBattle start(FuzzedServer server, EntryFormWriter writer, Random random)
            throws IOException, InterruptedException {
        var ruleset = Skirmishes.RULESETS.get(random.nextInt(Skirmishes.RULESETS.size()));
        var scenario = Skirmishes.toSend(ruleset).put("dicePolicy", "thrown");
        var started = FuzzedServer.JSON.readTree(
                server.send("POST", "/api/battles", null, scenario.toString()).body());
        var battle = new FuzzedBattle(
                started.at("/battle/id").asText(),
                started.get("keys"),
                PlayedEvening.of(ruleset, writer, random.nextLong()));
        battle.learn(server);
        return battle;
    }

    private void learn(FuzzedServer server) throws IOException, InterruptedException {
        var units = ids(server.read(path("/units?limit=500"), umpire()));
        known.put("unit", units);
        known.put("units", units);
        known.put("target", units);
        known.put("by", SIDES);
        known.put("side", SIDES);
        known.put("objective", ids(server.read(path("/objectives"), umpire())));
        known.put("leader", ids(server.read(path("/leaders"), umpire())));
    }

    private static List<String> ids(JsonNode page) {
        return StreamSupport.stream((page.has("items") ? page.get("items") : page).spliterator(), false)
                .map(item -> item.path("id").asText())
                .toList();
    }

    boolean isOver() {
        return played == evening.size();
    }

    /** The entry that is next, in the words of this battle. */
    PlayedEvening.Sent due() {
        var next = evening.get(played);
        var body = next.body().deepCopy();
        for (var field : List.of("reactionTo", "charge")) {
            if (body.hasNonNull(field)) {
                var there = body.get(field).asText();
                body.put(field, ids.getOrDefault(there, there));
            }
        }
        return new PlayedEvening.Sent(next.id(), next.seat(), body, next.settles());
    }

    void isRecordedAs(String id) {
        ids.put(evening.get(played).id(), id);
    }

    void goOn() {
        played++;
    }

    /** How far it is, for whoever watches. */
    String progress() {
        return "entry %d of %d".formatted(played, evening.size());
    }

    String path(String rest) {
        return "/api/battles/" + id + rest;
    }

    @Nullable String key(String seat) {
        return keys.path(seat).asText(null);
    }

    String umpire() {
        return keys.path("umpire").asText();
    }

    Map<String, List<String>> known() {
        return known;
    }

    /** What the server says of an entry that is possible now, in the words of its fields. */
    Map<String, List<String>> known(JsonNode offered) {
        var all = new HashMap<>(known);
        offered.properties().forEach(field -> {
            if (field.getValue().isTextual()) {
                all.put(field.getKey(), List.of(field.getValue().asText()));
            } else if (field.getValue().isArray()) {
                all.put(field.getKey(), texts(field.getValue()));
            }
        });
        if (offered.has("units")) {
            all.put("unit", texts(offered.get("units")));
        }
        offered.path("options").properties().forEach(option -> {
            all.put(option.getKey(), texts(option.getValue()));
            all.put(option.getKey().replaceFirst("s$", ""), texts(option.getValue()));
        });
        return all;
    }

    private static List<String> texts(JsonNode list) {
        var texts = new ArrayList<String>();
        list.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    /** An address of the OpenAPI document, in this battle. */
    String filled(String path, Random random) {
        return path.replace("{battle}", id)
                .replace("{ruleset}", "adf-15mm")
                .replace("{scenario}", "little-round-top")
                .replace("{unit}", first("unit"))
                .replace("{leader}", first("leader"))
                .replace("{entry}", Integer.toString(random.nextInt(played + 2)))
                .replace("{question}", random.nextBoolean() ? "fire" : "morale-check")
                .replace("{seat}", "union:1")
                .replaceAll("\\{[^}]+}", "01890000-0000-7000-8000-000000000001");
    }

    private String first(String kind) {
        return known.get(kind).stream().findFirst().orElse("x");
    }
}
