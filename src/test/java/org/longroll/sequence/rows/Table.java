package org.longroll.sequence.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Decider;
import org.longroll.battle.Position;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.codec.EventCodec;
import org.longroll.codec.JournalJson;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Event;
import org.longroll.journal.Inputs;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rules.Refusal;
import org.longroll.scenario.ScenarioReader;
import org.longroll.scenario.ScenarioRefused;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryForms;
import org.longroll.web.problem.ProblemException;

/** Plays the lines of one row by one chart. */
final class Table {

    private static final ObjectMapper JSON = JournalJson.mapper();
    private static final EventCodec CODEC = EventCodec.standard();
    /** The active side, and the other one agrees. */
    private static final String BOTH = "both";

    private static final String WAIVABLE = "!";
    private static final String STANDS = "!!";

    private final String system;
    private final Referee referee;
    private final EntryFamily entries;
    private final List<UUID> recorded = new ArrayList<>();
    private Battle battle;
    private List<Event> happened = List.of();
    private UUID trigger = new UUID(0, 0);

    Table(String ruleset) {
        var opening = Armies.battle(ruleset);
        this.system = opening.rulebook().system();
        this.referee = Battles.referee(ruleset);
        this.entries = new EntryFamily(EntryForms.ALL.named(system).entries());
        this.battle =
                Battle.opened(new UUID(1, 1), opening, new Occasion(new UUID(1, 0), Instant.EPOCH, Seat.UMPIRE.id()));
    }

    /** The Union's first part, unless the row begins before it. */
    void play(List<String> lines) {
        boolean before = lines.getFirst().equals("before the turn");
        if (system.equals("adf") && !before) {
            line("union begin-part");
            if (battle.field().part().equals("leaders") && !lines.getFirst().equals("leaders")) {
                line("union end-part");
            }
            recorded.clear();
        }
        lines.stream()
                .filter(line -> !line.equals("before the turn") && !line.equals("leaders"))
                .forEach(this::line);
    }

    private void line(String line) {
        var words = Arrays.asList(line.split(" +"));
        var rest = words.subList(1, words.size());
        switch (words.getFirst()) {
            case "state" ->
                holds(JSON.valueToTree(battle.field().status(words.get(1))), words.subList(2, words.size()), line);
            case "leader" ->
                holds(JSON.valueToTree(battle.field().leader(words.get(1))), words.subList(2, words.size()), line);
            case "turn" ->
                assertThat("turn %d %s %s"
                                .formatted(
                                        battle.field().turn(),
                                        battle.field().part(),
                                        battle.field().activeSide()))
                        .isEqualTo(line);
            case "due" -> due(rest, line);
            case "event" -> event(rest, line, true);
            case "no-event" -> event(rest, line, false);
            case "offers" -> assertThat(offered(rest)).as(line + shown()).isTrue();
            case "offers-not" -> assertThat(offered(rest)).as(line + shown()).isFalse();
            case "set" ->
                decided(
                        new CommonOrder.SetUnit(
                                words.get(1), properties(words.subList(2, words.size())), "for the row", false),
                        Seat.UMPIRE,
                        line,
                        null);
            case "place" ->
                decided(new CommonOrder.TakePosition(Map.of(words.get(1), place(words))), Seat.UMPIRE, line, null);
            case "scenario" -> scenario(words, line);
            default -> entry(words, line);
        }
    }

    /** {@code scenario little-round-top vincent-col benefit=12}: a scenario in which a line says something else is refused. */
    private static void scenario(List<String> words, String line) {
        var field = words.get(3).split("=");
        var text = Rows.scenario(words.get(1))
                .lines()
                .map(each -> each.contains("id: " + words.get(2) + ",")
                        ? each.replaceAll(field[0] + ": [^,}]+", field[0] + ": " + field[1])
                        : each)
                .collect(Collectors.joining("\n"));
        assertThatThrownBy(() -> ScenarioReader.read("row.yaml", text, Battles.library()))
                .as(line)
                .isInstanceOf(ScenarioRefused.class)
                .hasMessageContaining(field[0]);
    }

    /** {@code place cv1 10 20 180}: where it stands, and its facing if that is known. */
    private static Position place(List<String> words) {
        return new Position(
                Double.parseDouble(words.get(2)),
                Double.parseDouble(words.get(3)),
                words.size() < 5 ? null : Double.valueOf(words.get(4)));
    }

    private static TreeMap<String, String> properties(List<String> said) {
        var properties = new TreeMap<String, String>();
        said.forEach(word -> properties.put(word.split("=")[0], word.split("=")[1]));
        return properties;
    }

    /** {@code ! code} is a refusal that an umpire, or both sides, may waive, {@code !! code} one that stands. */
    private void entry(List<String> words, String line) {
        int refused = words.indexOf(STANDS) >= 0 ? words.indexOf(STANDS) : words.indexOf(WAIVABLE);
        var code = refused < 0 ? null : words.get(refused + 1);
        var said = refused < 0 ? words : words.subList(0, refused);
        var first = said.getFirst().split(",")[0];
        var spoken = new Spoken(battle, system, entries, recorded, trigger);
        var seat = Spoken.OF_A_DUE.contains(said.get(1))
                ? spoken.due(said.get(1), first)
                        .map(due -> new Seat(due.side()))
                        .orElseGet(() -> seat(first))
                : seat(first);
        try {
            decided(spoken.order(said), seat, line, code);
        } catch (ProblemException | JsonProcessingException e) {
            assertThat("invalid-input").as("%s: %s", line, e.getMessage()).isEqualTo(code);
        }
    }

    private Seat seat(String actor) {
        if (actor.equals(BOTH)) {
            return new Seat(battle.field().activeSide());
        }
        var table = battle.table();
        if (table.muster(actor).isPresent()) {
            return new Seat(table.sideOf(actor));
        }
        return table.leader(actor).map(leader -> new Seat(table.sideOf(leader))).orElseGet(() -> new Seat(actor));
    }

    private void decided(Order order, Seat seat, String line, @Nullable String code) {
        var alone = new Inputs(seat, new DiceStream("row/" + recorded.size()));
        var inputs = line.startsWith(BOTH + " ") ? alone.withConsent() : alone;
        switch (Decider.decide(battle, order, inputs, referee)) {
            case Decision.Accepted(var events) -> {
                assertThat(code).as("accepted: " + line).isNull();
                accepted(events, seat);
            }
            case Decision.Refused(var refusal) -> {
                assertThat(refusal.code())
                        .as("%s: %s", line, refusal.sentence())
                        .isEqualTo(code);
                assertThat(refusal.rule()).as(line).isNotBlank();
                assertThat(refusal.waivable()).as("waivable: " + line).isEqualTo(!line.contains(" " + STANDS + " "));
                waived(order, inputs, refusal, line);
            }
        }
    }

    /** With a waiver the same order is recorded, or refused for something else. */
    private void waived(Order order, Inputs inputs, Refusal refusal, String line) {
        if (refusal.waivable()
                && Decider.decide(battle, order, inputs.waiving(refusal.code()), referee)
                        instanceof Decision.Refused(var other)) {
            assertThat(other.code()).as("waived: " + line).isNotEqualTo(refusal.code());
        }
    }

    private void accepted(List<Event> events, Seat seat) {
        var id = new UUID(2, recorded.size() + 1L);
        var active = battle.field().activeSide();
        recorded.add(id);
        if (seat.id().equals(active)) {
            trigger = id;
        }
        for (var event : events) {
            battle = battle.after(event, new Occasion(id, Instant.EPOCH, seat.id()));
        }
        happened = events;
    }

    private static void holds(JsonNode node, List<String> expected, String line) {
        expected.forEach(each -> assertThat(Said.holds(node, each))
                .as("%s, but it is %s", line, node)
                .isTrue());
    }

    private void due(List<String> words, String line) {
        var dues = battle.field().due();
        if (words.getFirst().equals("nothing")) {
            assertThat(dues).as(line).isEmpty();
            return;
        }
        var nodes = dues.stream()
                .filter(due -> words.getFirst().equals(due.unit()))
                .map(due -> {
                    ObjectNode node = JSON.valueToTree(referee.prepared(due, battle));
                    return (JsonNode) node.put("type", due.type()).put("reason", due.reason());
                })
                .toList();
        assertThat(nodes).as("%s: %s", line, dues).anyMatch(node -> words.subList(1, words.size()).stream()
                .allMatch(each -> Said.holds(node, each)));
    }

    private void event(List<String> words, String line, boolean expected) {
        var nodes = happened.stream()
                .map(CODEC::encode)
                .filter(event -> event.type().endsWith("-" + words.getFirst()))
                .map(event -> read(event.payload().text()))
                .toList();
        boolean found = nodes.stream()
                .anyMatch(node -> words.subList(1, words.size()).stream().allMatch(each -> Said.holds(node, each)));
        assertThat(found).as("%s: %s", line, happened).isEqualTo(expected);
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean offered(List<String> words) {
        return next().stream()
                .anyMatch(each -> each.type().equals(words.getFirst())
                        && (words.size() < 2
                                || words.subList(1, words.size()).stream().allMatch(word -> has(each, word))));
    }

    private static boolean has(Possibility offer, String word) {
        var parts = word.split("=", 2);
        if (parts.length == 1) {
            return offer.units().contains(word)
                    || offer.options().getOrDefault("leaders", List.of()).contains(word);
        }
        return parts[0].equals("kind")
                ? offer.kinds().contains(parts[1])
                : offer.options().getOrDefault(parts[0], List.of()).contains(parts[1]);
    }

    private List<Possibility> next() {
        return new SeatOutlook(battle, Seat.UMPIRE).next(referee);
    }

    private String shown() {
        return " " + next();
    }
}
