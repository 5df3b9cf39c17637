package org.longroll.report.story;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Field;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.Muster;
import org.longroll.battle.Table;

/** The names of units, commands, sides and leaders in a sentence. */
public final class Names {

    /** More units than this are named by their brigades. */
    private static final int MOST_BY_NAME = 4;

    private static final Pattern NUMBERED = Pattern.compile("(\\d+(?:st|nd|rd|th)) (.+)");
    private static final Pattern SOMEBODYS = Pattern.compile("\\D.*['’]s? .*");
    private static final Pattern OF_A_REGIMENT = Pattern.compile(", (?=\\d)");
    private static final Pattern LETTERED = Pattern.compile("(?:Battery|Company|Section|Troop) .*");

    private final Table table;
    private @Nullable Field now;
    private final Map<String, Name> units = new HashMap<>();
    private final Set<String> named = new HashSet<>();

    /** The name of a unit with its article; of a numbered regiment also the number, “20th”, and the rest, “Maine”. */
    private record Name(String full, String number, String rest) {}

    public Names(Table table) {
        this.table = table;
    }

    /** From now on leaders have the names of this time: who took another's place has his own. */
    void asOf(Field field) {
        now = field;
    }

    /** “the 20th Maine”, “Hazlett's Battery”; of “Battery D, 5th U.S.” from the second time on only “Battery D”. */
    public String unit(String id) {
        var full = named(id).full();
        int comma = full.indexOf(", ");
        return comma < 0 || named.add(id) || isAmbiguous(full.substring(0, comma)) ? full : full.substring(0, comma);
    }

    private boolean isAmbiguous(String name) {
        return table.units().ids().stream()
                        .filter(unit -> named(unit).full().startsWith(name))
                        .count()
                > 1;
    }

    private Name named(String id) {
        return units.computeIfAbsent(id, unknown -> {
            var name = table.name(id);
            var numbered = NUMBERED.matcher(name);
            return numbered.matches()
                    ? new Name(withArticle(name), numbered.group(1), numbered.group(2))
                    : new Name(withArticle(name), "", "");
        });
    }

    public String unitOrLeader(String id) {
        return table.leader(id).isPresent() ? leader(id) : unit(id);
    }

    boolean isLeader(String id) {
        return table.leader(id).isPresent();
    }

    private String leader(String id) {
        var field = now;
        return field != null && field.table().leader(id).isPresent() ? field.leaderName(id) : table.name(id);
    }

    /** Units, or leaders each by name. */
    String fallenOrUnits(List<String> ids) {
        boolean units = ids.stream().allMatch(id -> table.leader(id).isEmpty());
        return units
                ? those(ids)
                : Text.list(ids.stream().map(this::unitOrLeader).toList());
    }

    public String objective(String id) {
        var name = table.name(id);
        return name.startsWith("The ") ? "the " + name.substring(4) : name;
    }

    /** “the Union”, “the Confederates”, “the Army of the Tennessee”. */
    public String side(String id) {
        var name = table.name(id);
        var plural = name.equals("Confederate") || name.equals("Federal") ? name + "s" : name;
        return plural.toLowerCase(Locale.ROOT).startsWith("the ") ? "the " + plural.substring(4) : "the " + plural;
    }

    /** “Law's Brigade”, “the Iron Brigade”; a name alone is that of its leader. */
    public String command(String id) {
        return table.order().command(id).map(Names::command).orElse(id);
    }

    /** The command of a leader. */
    String commandLedBy(String leader) {
        return table.leader(leader).map(each -> command(each.commands())).orElse("his men");
    }

    private static String command(HigherCommand command) {
        var name = command.name();
        var kind = command.kind().word();
        if (name.indexOf(' ') < 0 && !name.toLowerCase(Locale.ROOT).contains(kind)) {
            return name + "'s " + kind;
        }
        return withArticle(name);
    }

    /** Each unit by its name, similar names together: “the 4th, 15th and 47th Alabama and the 5th Texas”. */
    public String each(List<String> units) {
        if (units.size() == 1) {
            return unit(units.getFirst());
        }
        var numbers = new LinkedHashMap<String, List<String>>();
        for (var unit : units) {
            var name = named(unit);
            if (name.number().isEmpty()) {
                numbers.computeIfAbsent(inAList(unit(unit)), each -> new ArrayList<>());
            } else {
                numbers.computeIfAbsent(name.rest(), each -> new ArrayList<>()).add(name.number());
            }
        }
        return Text.list(numbers.entrySet().stream()
                .map(group -> group.getValue().isEmpty()
                        ? group.getKey()
                        : "the " + Text.list(ascending(group.getValue())) + " " + group.getKey())
                .toList());
    }

    /** “Battery K of the 1st Missouri”: the comma of “Battery K, 1st Missouri” would be one more of the list. */
    private static String inAList(String name) {
        return OF_A_REGIMENT.matcher(name).replaceFirst(" of the ");
    }

    private static List<String> ascending(List<String> numbers) {
        return numbers.stream()
                .sorted(Comparator.comparingInt(number -> Integer.parseInt(number.substring(0, number.length() - 2))))
                .toList();
    }

    /** Units by their names or, if they are many, by their brigades. */
    public String those(List<String> units) {
        return units.size() <= MOST_BY_NAME ? each(units) : byCommand(units);
    }

    private String byCommand(List<String> units) {
        var commands =
                units.stream().collect(Collectors.groupingBy(this::commandOf, LinkedHashMap::new, Collectors.toList()));
        return Text.list(commands.entrySet().stream()
                .map(group -> partOf(group.getKey(), group.getValue()))
                .toList());
    }

    private String partOf(String command, List<String> units) {
        if (units.size() == 1) {
            return inAList(unit(units.getFirst()));
        }
        boolean all = units.size() == sizeOf(command);
        return all ? command(command) : Text.count(units.size(), "unit") + " of " + command(command);
    }

    private String commandOf(String unit) {
        return table.muster(unit).map(Muster::command).orElse("");
    }

    private long sizeOf(String command) {
        return table.units().ids().stream()
                .filter(unit -> commandOf(unit).equals(command))
                .count();
    }

    static String withArticle(String name) {
        if (name.startsWith("The ")) {
            return "the " + name.substring(4);
        }
        boolean bare =
                SOMEBODYS.matcher(name).matches() || LETTERED.matcher(name).matches();
        return bare ? name : "the " + name;
    }
}
