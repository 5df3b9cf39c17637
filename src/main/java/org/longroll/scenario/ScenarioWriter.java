package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Muster;
import org.longroll.battle.Objective;
import org.longroll.battle.Position;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;
import org.longroll.rules.HouseRule;

/** Writes scenarios in the shape in which they are read; absent values are left out. */
public final class ScenarioWriter {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ScenarioWriter() {}

    public static String json(Scenario scenario) {
        return tree(scenario).toPrettyString() + "\n";
    }

    /** One line for each unit, as a person would write it. */
    public static String yaml(Scenario scenario) {
        return YamlLines.of(tree(scenario));
    }

    static ObjectNode tree(Scenario scenario) {
        var order = scenario.orderOfBattle();
        var tree = NODES.objectNode().put("title", scenario.title()).put("ruleset", scenario.ruleset());
        list(tree, "houseRules", scenario.houseRules(), ScenarioWriter::houseRule);
        tree.put("visibility", scenario.visibility().word())
                .put("dicePolicy", scenario.dicePolicy().word())
                .put("undoPolicy", scenario.undoPolicy().word());
        if (!scenario.umpire()) {
            tree.put("umpire", false);
        }
        put(tree, "turnLimit", scenario.turnLimit());
        tree.put("initiative", scenario.initiative());
        put(tree, "menPerFigure", scenario.men().perFigure());
        put(tree, "menPerStand", scenario.men().perStand());
        tree.set("victory", victory(scenario.victory()));
        list(tree, "sides", order.sides(), ScenarioWriter::side);
        list(tree, "commands", order.commands(), ScenarioWriter::command);
        list(tree, "units", order.units(), ScenarioWriter::unit);
        list(tree, "leaders", order.leaders(), ScenarioWriter::leader);
        list(tree, "objectives", order.objectives(), ScenarioWriter::objective);
        if (scenario.table() != null) {
            tree.set("table", TableFields.written(scenario.table()));
        }
        if (!scenario.players().isEmpty()) {
            var players = tree.putObject("players");
            scenario.players().forEach(players::put);
        }
        return tree;
    }

    private static JsonNode houseRule(HouseRule rule) {
        return NODES.objectNode()
                .put("path", rule.path())
                .put("value", rule.value())
                .put("title", rule.title());
    }

    private static JsonNode victory(Victory victory) {
        return NODES.objectNode()
                .put("unitLost", victory.unitLost())
                .put("leaderLost", victory.leaderLost())
                .put("marginalBy", victory.marginalBy())
                .put("decisiveBy", victory.decisiveBy());
    }

    private static JsonNode side(Side side) {
        var node = named(side.id(), side.name()).put("nation", side.nation().word());
        put(node, "heavyCasualtiesAt", side.heavyCasualtiesAt());
        put(node, "greaterLossesAt", side.greaterLossesAt());
        return node;
    }

    private static JsonNode command(HigherCommand command) {
        var node = named(command.id(), command.name())
                .put("side", command.side())
                .put("kind", command.kind().word());
        put(node, "under", command.under());
        return node;
    }

    private static JsonNode unit(Muster unit) {
        var node = named(unit.id(), unit.name())
                .put("command", unit.command())
                .put("arm", unit.arm())
                .put("quality", unit.quality());
        put(node, "weapon", unit.weapon());
        put(node, "nation", unit.nation() == null ? null : unit.nation().word());
        put(node, "figures", unit.figures());
        put(node, "sections", unit.sections());
        put(node, "stands", unit.stands());
        put(node, "gunStands", unit.gunStands());
        put(node, "wornAt", unit.wornAt());
        put(node, "spentAt", unit.spentAt());
        put(node, "formation", unit.formation());
        if (unit.mounted()) {
            node.put("mounted", true);
        }
        if (unit.isBravelyLed()) {
            node.put("braveColonel", true);
        }
        if (unit.arrives() > 1) {
            node.put("arrives", unit.arrives());
        }
        if (unit.position() != null) {
            node.set("position", position(unit.position()));
        }
        return node;
    }

    private static JsonNode position(Position position) {
        var node = NODES.objectNode().put("x", position.x()).put("y", position.y());
        if (position.facing() != null) {
            node.put("facing", position.facing());
        }
        return node;
    }

    private static JsonNode leader(Leader leader) {
        var node = named(leader.id(), leader.name()).put("commands", leader.commands());
        put(node, "benefit", leader.benefit());
        put(node, "quality", leader.quality());
        put(node, "arrives", leader.arrives());
        return node;
    }

    private static JsonNode objective(Objective objective) {
        var node = named(objective.id(), objective.name()).put("points", objective.points());
        put(node, "heldBy", objective.heldBy());
        put(node, "keyTo", objective.keyTo());
        return node;
    }

    private static ObjectNode named(String id, String name) {
        return NODES.objectNode().put("id", id).put("name", name);
    }

    private static void put(ObjectNode node, String name, @Nullable Integer number) {
        if (number != null) {
            node.put(name, number);
        }
    }

    private static void put(ObjectNode node, String name, @Nullable String text) {
        if (text != null) {
            node.put(name, text);
        }
    }

    private static <T> void list(ObjectNode tree, String name, List<T> items, Function<T, JsonNode> write) {
        if (!items.isEmpty()) {
            var list = tree.putArray(name);
            items.forEach(item -> list.add(write.apply(item)));
        }
    }
}
