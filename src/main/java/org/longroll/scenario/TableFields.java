package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Ground;
import org.longroll.battle.Ground.Deployment;
import org.longroll.battle.Ground.Mark;
import org.longroll.battle.Ground.Point;
import org.longroll.battle.Ground.Shape;

/** The table of a scenario: read with its limits, and written in the same shape. */
final class TableFields {

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_REMARK = 300;
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private TableFields() {}

    static Ground read(Fields fields) {
        return new Ground(
                fields.number("width", 1, Ground.LARGEST_INCHES),
                fields.number("depth", 1, Ground.LARGEST_INCHES),
                fields.optionalNumber("north", 0, Math.nextDown(360.0)),
                fields.optionalText("remark", LONGEST_REMARK),
                fields.list("shapes", 0, Ground.MOST_SHAPES, TableFields::shape),
                fields.list("objectives", 0, Ground.MOST_MARKS, TableFields::mark),
                fields.list("deployment", 0, Ground.MOST_MARKS, TableFields::deployment));
    }

    private static Shape shape(Fields fields) {
        return new Shape(
                fields.word("kind", Ground.Kind.class),
                fields.optionalText("name", LONGEST_NAME),
                fields.optionalPoints("polygon", 3),
                fields.optionalPoints("line", 2));
    }

    private static Mark mark(Fields fields) {
        return new Mark(
                fields.id("objective"),
                fields.number("x", 0, Ground.LARGEST_INCHES),
                fields.number("y", 0, Ground.LARGEST_INCHES));
    }

    private static Deployment deployment(Fields fields) {
        return new Deployment(fields.optionalId("side"), fields.optionalId("command"), fields.points("polygon", 3));
    }

    static JsonNode written(Ground ground) {
        var tree = NODES.objectNode();
        tree.set("width", inches(ground.width()));
        tree.set("depth", inches(ground.depth()));
        if (ground.north() != null) {
            tree.set("north", inches(ground.north()));
        }
        put(tree, "remark", ground.remark());
        if (!ground.shapes().isEmpty()) {
            var shapes = tree.putArray("shapes");
            ground.shapes().forEach(shape -> shapes.add(written(shape)));
        }
        if (!ground.objectives().isEmpty()) {
            var marks = tree.putArray("objectives");
            ground.objectives().forEach(mark -> marks.add(written(mark)));
        }
        if (!ground.deployment().isEmpty()) {
            var areas = tree.putArray("deployment");
            ground.deployment().forEach(area -> areas.add(written(area)));
        }
        return tree;
    }

    private static JsonNode written(Shape shape) {
        var node = NODES.objectNode().put("kind", shape.kind().word());
        put(node, "name", shape.name());
        put(node, "polygon", shape.polygon());
        put(node, "line", shape.line());
        return node;
    }

    private static JsonNode written(Mark mark) {
        var node = NODES.objectNode().put("objective", mark.objective());
        node.set("x", inches(mark.x()));
        node.set("y", inches(mark.y()));
        return node;
    }

    private static JsonNode written(Deployment area) {
        var node = NODES.objectNode();
        put(node, "side", area.side());
        put(node, "command", area.command());
        put(node, "polygon", area.polygon());
        return node;
    }

    private static void put(ObjectNode node, String name, @Nullable String text) {
        if (text != null) {
            node.put(name, text);
        }
    }

    private static void put(ObjectNode node, String name, @Nullable List<Point> points) {
        if (points != null) {
            ArrayNode list = node.putArray(name);
            points.forEach(point -> list.addArray().add(inches(point.x())).add(inches(point.y())));
        }
    }

    /** Whole inches without a decimal point. */
    private static JsonNode inches(double inches) {
        var exact = new BigDecimal(Double.toString(inches)).stripTrailingZeros();
        return NODES.numberNode(exact.scale() < 0 ? exact.setScale(0) : exact);
    }
}
