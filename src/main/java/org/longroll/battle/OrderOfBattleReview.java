package org.longroll.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.longroll.journal.Seat;

/** Collects every flaw of an order of battle, so that a player can correct all of them at once. */
final class OrderOfBattleReview {

    private final OrderOfBattle order;
    private final List<Flaw> flaws = new ArrayList<>();

    OrderOfBattleReview(OrderOfBattle order) {
        this.order = order;
    }

    List<Flaw> flaws() {
        var sides = distinctIds("sides", order.sides(), Side::id);
        var commands = distinctIds("commands", order.commands(), HigherCommand::id);
        distinctIds("units", order.units(), Muster::id);
        distinctIds("leaders", order.leaders(), Leader::id);
        distinctIds("objectives", order.objectives(), Objective::id);
        reviewSides();
        refersTo("commands", "side", order.commands(), HigherCommand::side, sides, "side");
        refersTo("units", "command", order.units(), Muster::command, commands, "command");
        refersTo("leaders", "commands", order.leaders(), Leader::commands, commands, "command");
        mayReferTo("objectives", "heldBy", order.objectives(), Objective::heldBy, sides);
        mayReferTo("objectives", "keyTo", order.objectives(), Objective::keyTo, sides);
        reviewHierarchy();
        reviewPositions();
        return List.copyOf(flaws);
    }

    private void reviewSides() {
        for (int i = 0; i < order.sides().size(); i++) {
            var id = order.sides().get(i).id();
            if (Seat.isReserved(id)) {
                flaw("sides[%d].id".formatted(i), "“%s” is the name of a seat, a side needs another".formatted(id));
            }
        }
    }

    /** A unit that comes later says where it comes on when it does. */
    private void reviewPositions() {
        for (int i = 0; i < order.units().size(); i++) {
            var unit = order.units().get(i);
            if (unit.position() != null && unit.arrives() > 1) {
                flaw("units[%d].position".formatted(i), "only a unit that is there at the start has one");
            }
        }
    }

    /** Each command is part of a larger one of its own side, so there can be no cycle. */
    private void reviewHierarchy() {
        Map<String, HigherCommand> byId = new HashMap<>();
        order.commands().forEach(command -> byId.put(command.id(), command));
        for (int i = 0; i < order.commands().size(); i++) {
            var command = order.commands().get(i);
            if (command.under() == null) {
                continue;
            }
            var above = byId.get(command.under());
            var field = "commands[%d].under".formatted(i);
            if (above == null) {
                flaw(field, "there is no command “%s”".formatted(command.under()));
            } else if (!above.side().equals(command.side())) {
                flaw(field, "“%s” belongs to the other side".formatted(above.id()));
            } else if (above.kind().compareTo(command.kind()) <= 0) {
                flaw(field, "“%s” is not a larger command than “%s”".formatted(above.id(), command.id()));
            }
        }
    }

    private <T> Set<String> distinctIds(String list, List<T> items, Function<T, String> id) {
        var seen = new HashSet<String>();
        for (int i = 0; i < items.size(); i++) {
            if (!seen.add(id.apply(items.get(i)))) {
                flaw("%s[%d].id".formatted(list, i), "“%s” is there twice".formatted(id.apply(items.get(i))));
            }
        }
        return seen;
    }

    private <T> void refersTo(
            String list,
            String property,
            List<T> items,
            Function<T, String> reference,
            Set<String> known,
            String what) {
        for (int i = 0; i < items.size(); i++) {
            var named = reference.apply(items.get(i));
            if (!known.contains(named)) {
                flaw("%s[%d].%s".formatted(list, i, property), "there is no %s “%s”".formatted(what, named));
            }
        }
    }

    private <T> void mayReferTo(
            String list, String property, List<T> items, Function<T, @Nullable String> reference, Set<String> sides) {
        for (int i = 0; i < items.size(); i++) {
            var named = reference.apply(items.get(i));
            if (named != null && !sides.contains(named)) {
                flaw("%s[%d].%s".formatted(list, i, property), "there is no side “%s”".formatted(named));
            }
        }
    }

    private void flaw(String field, String message) {
        flaws.add(new Flaw(field, message));
    }
}
