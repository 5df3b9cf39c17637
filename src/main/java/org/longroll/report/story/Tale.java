package org.longroll.report.story;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.CommonOrder;
import org.longroll.battle.Field;
import org.longroll.journal.Event;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;

/** The beats of one entry under construction. Effects that no beat took are told at the end. */
public final class Tale {

    private final RecordedOrder said;
    private final Field before;
    private final List<Effect> effects;
    private final List<Beat> beats = new ArrayList<>();

    public Tale(RecordedOrder said, Field before, List<Effect> effects) {
        this.said = said;
        this.before = before;
        this.effects = new ArrayList<>(effects);
    }

    public void tell(Beat beat) {
        beats.add(beat);
    }

    /** Removes and answers the effects on some units. */
    public List<Effect> take(Collection<String> units) {
        var taken =
                effects.stream().filter(effect -> units.contains(effect.who())).toList();
        effects.removeAll(taken);
        return Effects.together(List.of(), taken);
    }

    /** The effects on one unit; if there are none, this one. */
    public List<Effect> takeOr(String unit, Effect otherwise) {
        var taken = take(List.of(unit));
        return taken.isEmpty() ? List.of(otherwise) : taken;
    }

    public String sideOf(Collection<String> units) {
        return units.stream()
                .filter(unit -> before.table().muster(unit).isPresent())
                .findFirst()
                .map(unit -> before.table().sideOf(unit))
                .orElse(before.activeSide());
    }

    /** Orders that every battle has: arrivals, objectives, rulings. */
    public void common(CommonOrder order) {
        switch (order) {
            case CommonOrder.Arrive arrive -> tell(new Beat.Came(sideOf(arrive.units()), arrive.units()));
            case CommonOrder.LeaveTable leave -> tell(new Beat.Left(leave.units(), leave.reason()));
            case CommonOrder.TakeObjective take -> took(take);
            case CommonOrder.Reinforce(var unit, var reason) ->
                tell(new Beat.Told(
                        "%s was %s the order of battle%s."
                                .formatted(
                                        Text.capital(Names.withArticle(unit.name())),
                                        before.table().muster(unit.id()).isPresent() ? "set right in" : "added to",
                                        Text.aside(reason)),
                        Set.of(unit.id())));
            case CommonOrder.Allow allow -> {}
            case CommonOrder.SetUnit set ->
                tell(new Beat.Told(
                        "%s ruled on %s%s."
                                .formatted(
                                        ruler(), new Names(before.table()).unit(set.unit()), Text.aside(set.reason())),
                        Set.of(set.unit())));
            case CommonOrder.Settle settle ->
                tell(new Beat.Told(
                        "%s struck what was due%s.".formatted(ruler(), Text.aside(settle.reason())), Set.of()));
            case CommonOrder.AddLeader(var leader, var reason) ->
                tell(new Beat.Told(
                        "%s was added to the order of battle%s."
                                .formatted(Text.capital(leader.name()), Text.aside(reason)),
                        Set.of(leader.id())));
            case CommonOrder.Return back -> tell(new Beat.Came(sideOf(back.units()), back.units()));
            case CommonOrder.Rename rename -> {}
            case CommonOrder.ChangeSettings change -> {}
            case CommonOrder.TakePosition take -> {}
            case CommonOrder.EndBattle end -> {}
            case CommonOrder.EditProse prose -> {}
        }
    }

    /** Taking an objective that the side already holds is not told. */
    private void took(CommonOrder.TakeObjective take) {
        var by = take.unit() == null ? take.by() : before.table().sideOf(take.unit());
        if (!Objects.equals(before.table().holders().get(take.objective()), by)) {
            tell(new Took(take.objective(), by, take.unit()));
        }
    }

    private String ruler() {
        return said.by().equals(Seat.UMPIRE.id()) ? "The umpire" : "Both sides";
    }

    /** All beats, with the remaining effects, and the end of the battle if it came. */
    public List<Beat> beats() {
        if (!effects.isEmpty()) {
            tell(new Beat.Befell(Effects.together(List.of(), effects)));
            effects.clear();
        }
        for (Event event : said.events()) {
            if (event instanceof BattleEnded ended) {
                tell(new Beat.Ended(ended));
            }
        }
        return List.copyOf(beats);
    }
}
