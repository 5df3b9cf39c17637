package org.longroll.sequence;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Who is in the battle and whether he is there: what both systems have. */
public final class Company {

    /** Where a unit is. */
    public enum Presence {
        AWAITED,
        ON_TABLE,
        LEFT,
        MERGED,
        ELIMINATED,
        SURRENDERED;

        public String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    private final Map<String, JsonNode> musters = new LinkedHashMap<>();
    private final Map<String, Presence> presence = new HashMap<>();
    private final Map<String, JsonNode> leaders = new LinkedHashMap<>();
    private final Map<String, String> sideOfCommand = new HashMap<>();
    private final Map<String, String> above = new HashMap<>();
    private final Map<String, String> holders = new HashMap<>();
    private final List<String> sides = new ArrayList<>();
    private final JsonNode opening;
    private boolean over;

    public Company(JsonNode opening) {
        this.opening = opening;
        var order = opening.path("orderOfBattle");
        order.path("sides").forEach(side -> sides.add(side.path("id").asText()));
        order.path("commands").forEach(command -> {
            sideOfCommand.put(command.path("id").asText(), command.path("side").asText());
            if (command.has("under")) {
                above.put(command.path("id").asText(), command.path("under").asText());
            }
        });
        order.path("units").forEach(this::muster);
        order.path("leaders").forEach(this::add);
        order.path("objectives").forEach(each -> {
            if (each.has("heldBy")) {
                holders.put(each.path("id").asText(), each.path("heldBy").asText());
            }
        });
    }

    public JsonNode opening() {
        return opening;
    }

    public void muster(JsonNode unit) {
        var id = unit.path("id").asText();
        musters.put(id, unit);
        presence.putIfAbsent(id, unit.path("arrives").asInt(1) <= 1 ? Presence.ON_TABLE : Presence.AWAITED);
    }

    public void add(JsonNode leader) {
        leaders.put(leader.path("id").asText(), leader);
    }

    public List<String> sides() {
        return sides;
    }

    public String enemyOf(String side) {
        return sides.stream().filter(each -> !each.equals(side)).findFirst().orElseThrow();
    }

    public List<String> units() {
        return List.copyOf(musters.keySet());
    }

    public List<String> leaders() {
        return List.copyOf(leaders.keySet());
    }

    public JsonNode muster(String unit) {
        return Objects.requireNonNull(musters.get(unit), unit);
    }

    public JsonNode leader(String id) {
        return Objects.requireNonNull(leaders.get(id), id);
    }

    public String commandOf(String unit) {
        return muster(unit).path("command").asText();
    }

    public String sideOf(String unitOrLeader) {
        var command = musters.containsKey(unitOrLeader)
                ? commandOf(unitOrLeader)
                : leader(unitOrLeader).path("commands").asText();
        return Objects.requireNonNull(sideOfCommand.get(command));
    }

    public Presence presence(String unit) {
        return Objects.requireNonNull(presence.get(unit));
    }

    public void put(String unit, Presence where) {
        presence.put(unit, where);
    }

    public boolean there(String unit) {
        return presence(unit) == Presence.ON_TABLE;
    }

    /** The units of a side that are on the table and not lost. */
    public List<String> there(List<String> among) {
        return among.stream().filter(this::there).toList();
    }

    public List<String> of(String side) {
        return units().stream().filter(unit -> sideOf(unit).equals(side)).toList();
    }

    public List<String> thereOf(String side) {
        return there(of(side));
    }

    /** A leader comes with the first unit of his command or of one under it; of a command without units he is there. */
    public boolean hasCome(String leader, int turn) {
        var own = leader(leader);
        if (own.hasNonNull("arrives")) {
            return own.path("arrives").asInt() <= turn;
        }
        var units = units().stream()
                .filter(unit -> isUnder(commandOf(unit), own.path("commands").asText()))
                .toList();
        return units.isEmpty() || units.stream().anyMatch(unit -> presence(unit) != Presence.AWAITED);
    }

    private boolean isUnder(@Nullable String command, String higher) {
        return command != null && (command.equals(higher) || isUnder(above.get(command), higher));
    }

    public @Nullable String holder(String objective) {
        return holders.get(objective);
    }

    public void take(String objective, @Nullable String side) {
        if (side == null) {
            holders.remove(objective);
        } else {
            holders.put(objective, side);
        }
    }

    public boolean isOver() {
        return over;
    }

    public void end() {
        over = true;
    }
}
