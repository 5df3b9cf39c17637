package org.longroll.sequence.adf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.longroll.adf.chart.Arm;
import org.longroll.adf.chart.FireChart.FireKind;
import org.longroll.adf.chart.Formation;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.chart.MovementChart.Terrain;
import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.sequence.Offer;

/** The two actions of each unit of the active side. */
record ActionOffers(Field field) {

    void add(List<Offer> offers) {
        var own = field.there(field.active());
        var running = own.stream().filter(this::mustRun).toList();
        if (!running.isEmpty()) {
            running.forEach(unit -> offers.add(Offer.of("rout", unit.id)));
            groups(own, offers);
            return;
        }
        own.forEach(unit -> actions(unit).stream()
                .filter(type -> field.groupOf(unit.id).isEmpty() || isDeclared(unit, type))
                .forEach(type -> offers.add(Offer.of(type, unit.id))));
        groups(own, offers);
        merges(own, offers);
        if (own.stream().noneMatch(ActionOffers::owesARally)) {
            offers.add(Offer.of("end-part", field.active()));
        }
    }

    /** "If routed, they must run with their first action"; everything else of the side waits for it. */
    private boolean mustRun(Regiment unit) {
        return unit.isRouted() && !unit.ran && unit.actionsLeft() > 0;
    }

    /** "... and then try to rally with their second." */
    static boolean owesARally(Regiment unit) {
        return unit.isRouted() && unit.ran && !unit.rallied && unit.actionsLeft() > 0;
    }

    private List<String> actions(Regiment unit) {
        var types = new ArrayList<String>();
        if (!unit.isRouted()) {
            if (mayMove(unit)) {
                types.add("move");
            }
            drill(unit).stream()
                    .filter(type -> unit.hasTimeFor(new Actions(field).cost(unit, type)))
                    .forEach(types::add);
        }
        if (unit.actionsLeft() < 1) {
            return types;
        }
        if (unit.morale == Morale.DISORDER) {
            types.add("reform");
        }
        if (unit.morale != Morale.GOOD_ORDER) {
            types.add("rally");
        }
        if (mayCharge(unit)) {
            types.add("charge");
        }
        var fires = new Fires(field);
        if (fires.can(unit, FireKind.FIRE)) {
            types.add("fire fire");
        }
        if (unit.actionsLeft() == 2 && fires.can(unit, FireKind.DELIBERATE)) {
            types.add("fire deliberate");
        }
        return types;
    }

    /** What a unit can do where it stands. */
    static List<String> drill(Regiment unit) {
        return switch (unit.arm) {
            case INFANTRY -> List.of("change-formation", "face");
            case CAVALRY -> List.of("change-formation", "face", unit.mounted ? "dismount" : "mount");
            case ARTILLERY -> List.of("face", unit.formation == Formation.LIMBERED ? "unlimber" : "limber");
        };
    }

    /** Some ground lets it go some inches, and some of its two actions is left. */
    private boolean mayMove(Regiment unit) {
        var asked = new Move(Actions.mover(unit), false, field.benefitOfMove(unit.id), List.of());
        var allowances = ((MovementAnswer.Marches) field.rules.move(asked).answer()).allowances();
        return !unit.spent.equals(Regiment.ACTIONS)
                && allowances.values().stream().anyMatch(each -> each.isPresent() && each.getAsInt() > 0);
    }

    private boolean mayCharge(Regiment unit) {
        return unit.arm != Arm.ARTILLERY
                && !field.there(field.passive()).isEmpty()
                && List.of(Terrain.values()).stream().anyMatch(terrain -> field.rules
                        .charge(new org.longroll.adf.rules.Charge(unit.troops(), terrain, field.benefitOfMove(unit.id)))
                        .refusal()
                        .isEmpty());
    }

    /** A group does what it declared, in the declared order, together. */
    private boolean isDeclared(Regiment unit, String type) {
        var group = field.groupOf(unit.id).orElseThrow();
        var kind = type.replaceFirst("^fire .*", "fire");
        if (!group.actions().contains(kind)) {
            return false;
        }
        var others = field.members(group).stream().map(field::unit).toList();
        return kind.equals("fire")
                ? others.stream().noneMatch(each -> each.actionsLeft() > unit.actionsLeft())
                : others.stream().allMatch(each -> actions(each).contains(type));
    }

    /** "Any adjacent units, of the same type, in the same formation", none of which has acted. */
    private void groups(List<Regiment> own, List<Offer> offers) {
        Map<String, List<Regiment>> alike = new HashMap<>();
        own.stream()
                .filter(unit -> unit.spent.isZero()
                        && !unit.isRouted()
                        && field.groupOf(unit.id).isEmpty())
                .forEach(unit -> alike.computeIfAbsent(
                                unit.arm + " " + unit.formation + " " + unit.mounted, each -> new ArrayList<>())
                        .add(unit));
        alike.values().stream()
                .filter(each -> each.size() > 1)
                .forEach(each -> each.forEach(unit -> offers.add(Offer.of("group", unit.id))));
    }

    /** Two regiments of one brigade and one arm, neither routed, both with an action left. */
    private void merges(List<Regiment> own, List<Offer> offers) {
        var able = own.stream()
                .filter(unit -> !unit.isBattery()
                        && !unit.isRouted()
                        && field.groupOf(unit.id).isEmpty())
                .filter(unit -> unit.actionsLeft() > 0)
                .toList();
        for (int i = 0; i < able.size(); i++) {
            var one = able.get(i);
            for (var other : able.subList(i + 1, able.size())) {
                if (one.arm == other.arm && field.company.commandOf(one.id).equals(field.company.commandOf(other.id))) {
                    offers.add(Offer.of("merge", one.id));
                    break;
                }
            }
        }
    }
}
