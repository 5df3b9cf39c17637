package org.longroll.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Flaw;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Leader;
import org.longroll.battle.Men;
import org.longroll.battle.Muster;
import org.longroll.battle.Objective;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Position;
import org.longroll.battle.Side;
import org.longroll.battle.Victory;
import org.longroll.charts.RulesLibrary;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.UndoPolicy;
import org.longroll.journal.Visibility;
import org.longroll.rules.HouseRule;
import org.longroll.rules.Nation;

/** Reads scenarios from YAML or JSON, with the limits of the published schema, {@code scenarios/schema.json}. */
public final class ScenarioReader {

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_TITLE = 200;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private ScenarioReader() {}

    /** Reads YAML or JSON and checks it against the charts; throws {@link ScenarioRefused} with every flaw. */
    public static Scenario read(String file, String text, RulesLibrary library) {
        return read(Document.read(file, text), library);
    }

    static Scenario read(Sheet sheet, RulesLibrary library) {
        List<Flaw> flaws = new ArrayList<>();
        var scenario = shape(sheet.root(), flaws);
        if (flaws.isEmpty()) {
            flaws.addAll(scenario.flaws(library));
        }
        if (!flaws.isEmpty()) {
            throw new ScenarioRefused(flaws.stream().map(sheet::locate).toList());
        }
        return scenario;
    }

    /** The scenario as far as its shape can be read; it must not be used if there is a flaw. */
    static Scenario shape(JsonNode root, List<Flaw> flaws) {
        return Fields.read(root, flaws, fields -> scenario(fields, flaws));
    }

    private static Scenario scenario(Fields fields, List<Flaw> flaws) {
        return new Scenario(
                fields.text("title", LONGEST_TITLE),
                fields.id("ruleset"),
                fields.list("houseRules", 0, 100, ScenarioReader::houseRule),
                or(fields.optionalWord("visibility", Visibility.class), Visibility.PRIVATE),
                or(fields.optionalWord("dicePolicy", DicePolicy.class), DicePolicy.EITHER),
                or(fields.optionalWord("undoPolicy", UndoPolicy.class), UndoPolicy.FREE),
                fields.yesUnlessNo("umpire"),
                fields.optionalWhole("turnLimit", 1, 200),
                fields.id("initiative"),
                orderOfBattle(fields),
                or(fields.optionalObject("victory", each -> victory(each, flaws)), Victory.PLAIN),
                or(fields.optionalObject("players", ScenarioReader::players), Map.<String, String>of()),
                fields.optionalObject("table", TableFields::read),
                new Men(
                        fields.optionalWhole("menPerFigure", 1, Men.MOST),
                        fields.optionalWhole("menPerStand", 1, Men.MOST)));
    }

    private static OrderOfBattle orderOfBattle(Fields fields) {
        return new OrderOfBattle(
                fields.list("sides", 2, 2, ScenarioReader::side),
                fields.list("commands", 1, 300, ScenarioReader::command),
                fields.list("units", 1, 500, ScenarioReader::unit),
                fields.list("leaders", 0, 300, ScenarioReader::leader),
                fields.list("objectives", 0, 100, ScenarioReader::objective));
    }

    private static HouseRule houseRule(Fields fields) {
        return new HouseRule(
                fields.text("path", LONGEST_TITLE), fields.scalar("value"), fields.text("title", LONGEST_TITLE));
    }

    private static Side side(Fields fields) {
        return new Side(
                fields.id("id"),
                fields.text("name", LONGEST_NAME),
                fields.word("nation", Nation.class),
                fields.optionalWhole("heavyCasualtiesAt", 1, 1000),
                fields.optionalWhole("greaterLossesAt", 1, 1000));
    }

    private static HigherCommand command(Fields fields) {
        return new HigherCommand(
                fields.id("id"),
                fields.id("side"),
                fields.word("kind", HigherCommand.Kind.class),
                fields.text("name", LONGEST_NAME),
                fields.optionalId("under"));
    }

    private static Muster unit(Fields fields) {
        return new Muster(
                fields.id("id"),
                fields.text("name", LONGEST_NAME),
                fields.id("command"),
                fields.id("arm"),
                fields.id("quality"),
                fields.optionalWeapon("weapon"),
                fields.optionalWord("nation", Nation.class),
                fields.optionalWhole("figures", 1, 100),
                fields.optionalWhole("sections", 1, 20),
                fields.optionalWhole("stands", 1, 50),
                fields.optionalWhole("gunStands", 1, 20),
                fields.optionalWhole("wornAt", 0, 50),
                fields.optionalWhole("spentAt", 0, 50),
                fields.optionalId("formation"),
                fields.optionalYes("mounted"),
                or(fields.optionalWhole("arrives", 1, 200), 1),
                fields.optionalObject("position", ScenarioReader::position),
                fields.optionalYes("braveColonel") ? true : null);
    }

    private static Position position(Fields fields) {
        return new Position(
                fields.number("x", -1000, 1000),
                fields.number("y", -1000, 1000),
                fields.optionalNumber("facing", 0, Math.nextDown(360.0)));
    }

    private static Leader leader(Fields fields) {
        return new Leader(
                fields.id("id"),
                fields.text("name", LONGEST_NAME),
                fields.id("commands"),
                fields.optionalWhole("benefit", 0, 6),
                fields.optionalId("quality"),
                fields.optionalWhole("arrives", 1, 200));
    }

    private static Objective objective(Fields fields) {
        return new Objective(
                fields.id("id"),
                fields.text("name", LONGEST_NAME),
                fields.whole("points", 0, 1000),
                fields.optionalId("heldBy"),
                fields.optionalId("keyTo"));
    }

    private static Victory victory(Fields fields, List<Flaw> flaws) {
        int unitLost = or(fields.optionalWhole("unitLost", 0, 1000), Victory.PLAIN.unitLost());
        int leaderLost = or(fields.optionalWhole("leaderLost", 0, 1000), Victory.PLAIN.leaderLost());
        int marginalBy = or(fields.optionalWhole("marginalBy", 1, 10_000), Victory.PLAIN.marginalBy());
        int decisiveBy =
                or(fields.optionalWhole("decisiveBy", 1, 10_000), Math.max(marginalBy, Victory.PLAIN.decisiveBy()));
        if (decisiveBy < marginalBy) {
            flaws.add(new Flaw("victory.decisiveBy", "must not be less than marginalBy"));
            return Victory.PLAIN;
        }
        return new Victory(unitLost, leaderLost, marginalBy, decisiveBy);
    }

    private static Map<String, String> players(Fields fields) {
        var players = new LinkedHashMap<String, String>();
        for (var seat : fields.names()) {
            players.put(seat, fields.text(seat, LONGEST_NAME));
        }
        return players;
    }

    private static <T> T or(@Nullable T given, T otherwise) {
        return given == null ? otherwise : given;
    }

    /** Text for people: not blank, limited in length, with line breaks and tabs as its only control characters. */
    public static boolean isReadable(String text, int most) {
        return !text.isBlank()
                && text.codePointCount(0, text.length()) <= most
                && text.codePoints().allMatch(ScenarioReader::isReadable);
    }

    /** A name or a title: one line, and every character of it can be seen. */
    public static boolean isName(String text, int most) {
        return isReadable(text, most)
                && text.codePoints()
                        .noneMatch(character -> character < ' ' || Character.getType(character) == Character.FORMAT);
    }

    /** Characters that turn what follows around can make one text look like another. Scripts and emoji need joiners. */
    private static boolean isReadable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL -> character == '\n' || character == '\t' || character == '\r';
            case Character.FORMAT -> character == ZERO_WIDTH_JOINER || character == ZERO_WIDTH_NON_JOINER;
            case Character.SURROGATE, Character.UNASSIGNED, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                false;
            default -> true;
        };
    }
}
