package org.longroll.simulation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.codec.EventCodec;
import org.longroll.journal.History;

/**
 * Reads the dice of a battle and their fates from the JSON of its events and from nothing else: a second reading, by
 * plain loops, that shares no code with the program's.
 */
final class LedgerDice {

    /** An event as it is in the ledger. */
    private record Line(String entry, String type, JsonNode payload) {}

    /** One recording of one die. */
    private record Cast(String version, String slot, String what, int face) {}

    private final List<Line> lines;
    private final Set<String> amendments = new LinkedHashSet<>();
    private final List<String> order = new ArrayList<>();
    private final Map<String, Set<String>> before = new HashMap<>();
    private final Map<String, Integer> goneAt = new HashMap<>();
    private final Map<String, String> goneBy = new HashMap<>();
    private final Map<String, String> partOf = new HashMap<>();
    private final Map<String, String> replaces = new LinkedHashMap<>();
    private final Map<String, String> leftOut = new HashMap<>();
    private final List<Cast> casts = new ArrayList<>();
    private Set<String> inForce = new LinkedHashSet<>();
    private Set<String> beforeUndo = Set.of();

    LedgerDice(History journal) {
        var codec = EventCodec.standard();
        this.lines = journal.lines().stream()
                .map(line -> {
                    var form = codec.encode(line.event());
                    return new Line(
                            line.occasion().entry().toString(),
                            form.type(),
                            json(form.payload().text()));
                })
                .toList();
        lines.stream()
                .filter(line -> line.type().equals("amend-declared")
                        || line.type().equals("entry-left-out")
                        || line.type().equals("entry-recorded-again"))
                .forEach(line -> amendments.add(line.entry()));
        read();
    }

    private static JsonNode json(String text) {
        try {
            return new ObjectMapper().readTree(text);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private void read() {
        var version = "";
        var throwsSoFar = new HashMap<String, Integer>();
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            if (!order.contains(line.entry())) {
                order.add(line.entry());
                before.put(line.entry(), new LinkedHashSet<>(inForce));
                inForce.add(line.entry());
                version = begin(line.entry(), line.entry());
            }
            switch (line.type()) {
                case "entry-recorded-again" -> {
                    version = begin(line.payload().get("entry").asText(), line.entry());
                    if (line.payload().hasNonNull("replaces")) {
                        replaces.put(version, line.payload().get("replaces").asText());
                    }
                }
                case "entry-left-out" ->
                    leftOut.put(
                            line.entry() + line.payload().get("entry").asText(),
                            line.payload().get("code").asText());
                case "entries-undone" -> undo(line, i);
                case "entries-redone" -> {
                    inForce = new LinkedHashSet<>(beforeUndo);
                    inForce.add(line.entry());
                }
                case "dice-rolled" -> cast(version, line.payload(), throwsSoFar);
                default -> {}
            }
        }
    }

    private String begin(String version, String in) {
        partOf.put(version, in);
        return version;
    }

    private void undo(Line line, int at) {
        boolean amends = amendments.contains(line.entry());
        if (!amends) {
            beforeUndo = Objects.requireNonNull(before.get(line.entry()));
        }
        line.payload().get("entries").forEach(each -> {
            var act = each.asText();
            if (!amends && amendments.contains(act)) {
                var then = new LinkedHashSet<>(before.getOrDefault(act, Set.of()));
                inForce.stream()
                        .filter(other -> order.indexOf(other) > order.indexOf(act))
                        .forEach(then::add);
                inForce = then;
            }
            inForce.remove(act);
            partOf.forEach((version, in) -> {
                if (in.equals(act)) {
                    goneAt.put(version, at);
                    goneBy.put(version, line.entry());
                }
            });
        });
    }

    private void cast(String version, JsonNode dice, Map<String, Integer> throwsSoFar) {
        var what = "%s %s d%d %s"
                .formatted(
                        dice.get("purpose").asText(),
                        dice.path("unit").asText(""),
                        dice.get("sides").asInt(),
                        dice.get("source").asText());
        var kind = "%s %s d%d"
                .formatted(
                        dice.get("purpose").asText(),
                        dice.path("unit").asText(""),
                        dice.get("sides").asInt());
        int which = throwsSoFar.merge(version + kind, 1, Integer::sum);
        int place = 0;
        for (var face : dice.get("faces")) {
            casts.add(new Cast(version, "%s #%d.%d".formatted(kind, which, place++), what, face.asInt()));
        }
    }

    private String root(String version) {
        var root = version;
        while (replaces.containsKey(root)) {
            root = replaces.get(root);
        }
        return root;
    }

    /** Each die as {@code purpose unit sides source face fate [new face]}, sorted. */
    List<String> told() {
        return casts.stream()
                .collect(Collectors.groupingBy(
                        cast -> "%s %s %s %d".formatted(root(cast.version()), cast.slot(), cast.what(), cast.face()),
                        LinkedHashMap::new,
                        Collectors.toList()))
                .values()
                .stream()
                .map(this::told)
                .sorted()
                .toList();
    }

    private String told(List<Cast> same) {
        var first = same.getFirst();
        return "%s %d %s".formatted(first.what(), first.face(), fate(same)).strip();
    }

    private String fate(List<Cast> same) {
        if (same.stream().anyMatch(cast -> inForce.contains(partOf.get(cast.version())))) {
            return "stands";
        }
        var last = same.stream()
                .max((one, other) -> Integer.compare(
                        goneAt.getOrDefault(one.version(), -1), goneAt.getOrDefault(other.version(), -1)))
                .orElseThrow();
        var by = goneBy.get(last.version());
        var next = replacement(last.version(), by);
        if (next == null) {
            var code = leftOut.get(by + last.version());
            return code == null ? "taken-back" : code.equals("struck") ? "struck" : "left-out";
        }
        return casts.stream()
                .filter(cast -> cast.version().equals(next) && cast.slot().equals(last.slot()))
                .findFirst()
                .map(cast -> "corrected " + cast.face())
                .orElse("struck");
    }

    private @Nullable String replacement(String version, @Nullable String correction) {
        return replaces.entrySet().stream()
                .filter(each ->
                        each.getValue().equals(version) && Objects.equals(partOf.get(each.getKey()), correction))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }
}
