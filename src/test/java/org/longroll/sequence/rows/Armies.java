package org.longroll.sequence.rows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.longroll.battle.Battles;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.HigherCommand.Kind;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Readings;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;
import org.longroll.codec.JournalJson;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.Nation;

/** The armies of {@code sequence/armies.txt}. */
final class Armies {

    private static final ObjectMapper JSON = JournalJson.mapper();
    private static final Map<Character, String> QUALITIES =
            Map.of('e', "elite", 'c', "crack", 'v', "veteran", 't', "trained", 'g', "green");
    private static final List<String> ARMS = List.of("infantry", "cavalry", "artillery");

    private final List<HigherCommand> commands = new ArrayList<>();
    private final List<Muster> units = new ArrayList<>();
    private final List<Leader> leaders = new ArrayList<>();

    /** A battle of both, the Union with the initiative. */
    static BattleStarted battle(String ruleset) {
        var armies = new Armies();
        armies.read(ruleset.split("-")[0]);
        return new BattleStarted(
                "Row",
                Battles.rulebook(ruleset),
                Visibility.PRIVATE,
                DicePolicy.EITHER,
                UndoPolicy.FREE,
                null,
                "union",
                new OrderOfBattle(
                        List.of(
                                new Side("union", "Union", Nation.US),
                                new Side("confederate", "Confederate", Nation.CS)),
                        armies.commands,
                        armies.units,
                        armies.leaders,
                        List.of()),
                Victory.PLAIN,
                Map.of(),
                null,
                Readings.TODAY.number(),
                true,
                null,
                null,
                null);
    }

    private void read(String system) {
        boolean ours = false;
        for (var line : Rows.lines("armies.txt")) {
            if (line.startsWith("  ") && ours) {
                mustered(line.strip());
            } else if (!line.startsWith(" ")) {
                ours = line.equals(system);
            }
        }
    }

    private void mustered(String line) {
        var parts = line.split(": ", 2);
        var side = parts[0].split(" ")[0];
        var command = parts[0].split(" ")[1];
        if (commands.stream().noneMatch(each -> each.id().equals(command))) {
            commands.add(new HigherCommand(command, side, Kind.BRIGADE, command, null));
        }
        for (var group : parts[1].split(", ")) {
            var words = Arrays.asList(group.split(" "));
            if (words.contains("leader")) {
                leaders.add(leader(words, command));
            } else {
                words.stream()
                        .filter(word -> word.matches("[uc][a-z][0-9a-z]"))
                        .forEach(id -> units.add(unit(id, words, command)));
            }
        }
    }

    private static Leader leader(List<String> words, String command) {
        var worth = words.getLast().split("=");
        return worth[0].equals("benefit")
                ? new Leader(words.getFirst(), words.getFirst(), command, Integer.valueOf(worth[1]), null)
                : new Leader(words.getFirst(), words.getFirst(), command, null, worth[1]);
    }

    private static Muster unit(String id, List<String> words, String command) {
        var arm = words.stream().filter(ARMS::contains).findFirst().orElseThrow();
        ObjectNode node = JSON.createObjectNode()
                .put("id", id)
                .put("name", id)
                .put("command", command)
                .put("arm", arm)
                .put("quality", quality(id, words))
                .put("weapon", words.get(words.indexOf(arm) + 1))
                .put("mounted", false)
                .put("arrives", 1);
        words.stream()
                .filter(word -> word.contains("="))
                .map(word -> word.split("="))
                .forEach(word -> Said.put(node, word[0], word[1]));
        try {
            return JSON.treeToValue(node, Muster.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(id, e);
        }
    }

    private static String quality(String id, List<String> words) {
        return QUALITIES.values().stream()
                .filter(words::contains)
                .findFirst()
                .orElseGet(() -> QUALITIES.get(id.charAt(1)));
    }
}
