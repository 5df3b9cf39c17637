package org.longroll.web.app;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.GameSystem;
import org.longroll.journal.EntryType;
import org.longroll.journal.JournalOrder;
import org.longroll.rff.battle.RffDue;
import org.longroll.web.battles.PlayedEvening;

/** Which kinds of things were reached through the page, and which of those that there are never were. */
final class Census {

    /** Entries of a journal that no player makes at the table, and where the page has them. */
    private static final Map<String, String> NOT_AT_THE_TABLE = Map.of(
            "reinforce", "the page gives the unit an id of its own; AroundPlayTest adds one",
            "leader", "the page gives the leader an id of its own; AroundPlayTest adds one",
            "prose", "written in the report, after the battle",
            "correct-note", "an amendment of a note, in the journal",
            "give-seat", "on the page of seats",
            "revoke-seat", "on the page of seats",
            "reissue-key", "on the page of seats");

    /** Charts that print no test of competence. */
    private static final Set<String> WITHOUT_COMPETENCE = Set.of("adf-25mm", "adf-10mm");

    private static final Set<String> OF_WHO_STANDS = Set.of("favorable-ground", "strong-position", "fortified");

    private final SortedMap<String, Integer> counts = new TreeMap<>();

    void add(PlayedEvening.Sent sent) {
        kindsOf(sent).forEach(this::add);
    }

    void add(String kind) {
        counts.merge(kind, 1, Integer::sum);
    }

    /** Whether an entry has nothing that was not reached before, or something that the page does not offer. */
    boolean has(PlayedEvening.Sent sent) {
        return NOT_AT_THE_TABLE.containsKey(sent.body().get("type").asText())
                || saysNonsense(sent.body())
                || counts.keySet().containsAll(kindsOf(sent));
    }

    /** The random player gives a charging unit ground that only who is charged defends; the page does not offer it. */
    private static boolean saysNonsense(JsonNode entry) {
        return StreamSupport.stream(entry.at("/attacker/conditions").spliterator(), false)
                .anyMatch(condition -> OF_WHO_STANDS.contains(condition.asText()));
    }

    SortedMap<String, Integer> counts() {
        return counts;
    }

    /** Entry types, dues, questions and further dice of a ruleset that were never reached. */
    Set<String> missing(String ruleset) {
        var reached = counts.keySet().stream()
                .map(kind ->
                        kind.startsWith("entry ") ? "entry " + kind.split("[ ,]")[1] : kind.replaceFirst(",.*", ""))
                .collect(Collectors.toSet());
        var missing = new TreeSet<String>();
        Stream.of(entries(ruleset), dues(ruleset))
                .flatMap(each -> each)
                .filter(kind -> !reached.contains(kind))
                .forEach(missing::add);
        return missing;
    }

    private static Stream<String> entries(String ruleset) {
        var families = GameSystem.ALL.named(system(ruleset)).families();
        return Stream.of(JournalOrder.class, CommonOrder.class, families.orders())
                .flatMap(Census::family)
                .flatMap(order -> Stream.of(order.getAnnotation(EntryType.class).value()))
                .filter(type -> !NOT_AT_THE_TABLE.containsKey(type))
                .filter(type -> !type.equals("competence-test") || !WITHOUT_COMPETENCE.contains(ruleset))
                .map(type -> "entry " + type);
    }

    private static Stream<Class<?>> family(Class<?> sealed) {
        var permitted = sealed.getPermittedSubclasses();
        return permitted == null ? Stream.of(sealed) : Arrays.stream(permitted).flatMap(Census::family);
    }

    private static Stream<String> dues(String ruleset) {
        if (system(ruleset).equals("rff")) {
            return Arrays.stream(RffDue.Kind.values()).map(kind -> due(kind.type(), kind.word()));
        }
        var adf = Arrays.stream(DueReason.values())
                .flatMap(reason -> typesOf(reason).stream().map(type -> due(type, reason.word())));
        return Stream.concat(adf, Stream.of("one more die stopShort"));
    }

    private static List<String> typesOf(DueReason reason) {
        return switch (reason) {
            case FIRE, FEAR_OF_CHARGE -> List.of("morale-check");
            case NEIGHBOUR_ELIMINATED, NEIGHBOUR_ROUTED, LEADER_KILLED -> List.of("question", "morale-check");
            case LEADER_AT_RISK -> List.of("leader-casualty");
            case STILL_IN_REACH -> List.of("question");
        };
    }

    private static String system(String ruleset) {
        return ruleset.equals("rff") ? "rff" : "adf";
    }

    private static String due(String type, String reason) {
        return (type.equals("question") ? "" : "due ") + type + " " + reason;
    }

    /** The entry itself, what was due and is settled by it, and the further die that it takes. */
    private static Set<String> kindsOf(PlayedEvening.Sent sent) {
        var entry = sent.body();
        var kinds = new TreeSet<String>();
        kinds.add("entry " + kindOf(entry));
        if (!sent.settles().isEmpty() && entry.has("due")) {
            var settles = sent.settles().split(" ");
            kinds.add(due(settles[0], settles[1]) + (settles[0].equals("question") ? howMany(entry) : ""));
        }
        if (entry.path("stopShort").path("thrown").size() > 0) {
            kinds.add("one more die stopShort");
        }
        return kinds;
    }

    /** The type and kind of an entry, and whether several act in it or none is named. */
    static String kindOf(JsonNode entry) {
        var type = entry.get("type").asText();
        var kind = Stream.of("sets", "settles", "allows")
                .filter(each -> type.equals("ruling") && entry.hasNonNull(each))
                .findFirst()
                .orElse(entry.path("kind").asText(""));
        return (type + " " + kind).strip() + howMany(entry);
    }

    private static String howMany(JsonNode entry) {
        if (entry.path("firers").size() > 1) {
            return ", apart";
        }
        return entry.path("units").size() > 1
                ? ", several"
                : entry.has("units") && entry.get("units").isEmpty() ? ", none" : "";
    }
}
