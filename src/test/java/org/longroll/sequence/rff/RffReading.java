package org.longroll.sequence.rff;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.longroll.rff.chart.Order;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Word;
import org.longroll.sequence.Company;
import org.longroll.sequence.Company.Presence;
import org.longroll.sequence.Offer;
import org.longroll.sequence.Said;
import org.longroll.sequence.SecondReading;
import org.longroll.sequence.rff.Field.Phase;

/** The player turn sequence of Regimental Fire and Fury, entry by entry. */
public final class RffReading implements SecondReading {

    private final Field field;

    public RffReading(JsonNode opening, RffRules rules) {
        this.field = new Field(new Company(opening), rules);
    }

    @Override
    public List<String> follow(Said entry) {
        field.lines.clear();
        switch (entry.kind()) {
            case "attach-leader" -> new LeaderStep(field).attach(entry);
            case "detach-leader" -> new LeaderStep(field).detach(entry);
            case "replace-leader" -> new LeaderStep(field).replace(entry);
            case "leader-move" -> new LeaderStep(field).move(entry);
            case "fallen-leader" -> new LeaderStep(field).fallen(entry);
            case "maneuver" -> new ManeuverPhase(field).check(entry);
            case "move", "change-formation", "mount", "passage-of-lines" ->
                new ManeuverPhase(field).maneuver(entry, entry.kind());
            case "evolve" -> new ManeuverPhase(field).maneuver(entry, entry.text("how"));
            case "charge" -> new ChargePhase(field).declare(entry);
            case "countercharge" -> new ChargePhase(field).countercharge(entry);
            case "charge-combat" -> new ChargePhase(field).combat(entry);
            case "breakthrough" -> new ChargePhase(field).breakThrough(entry);
            case "retreat" -> new ChargePhase(field).retreat(entry);
            case "recall" -> new ChargePhase(field).recall(entry);
            case "fire" -> new FirePhase(field).fire(entry);
            case "answer" -> new FirePhase(field).answer(entry);
            case "begin-phase" -> beginPhase(entry);
            case "end-turn" -> endTurn();
            case "side-status" -> field.ruledOfSide.put(entry.text("side"), new HashSet<>(entry.texts("conditions")));
            default -> common(entry);
        }
        return List.copyOf(field.lines);
    }

    /** What every battle has. */
    private void common(Said entry) {
        switch (entry.kind()) {
            case "arrive", "return" -> entry.texts("units").forEach(unit -> field.company.put(unit, Presence.ON_TABLE));
            case "leave-table" ->
                entry.texts("units").forEach(unit -> {
                    field.company.put(unit, Presence.LEFT);
                    field.isGone(unit);
                });
            case "take-objective" ->
                field.company.take(entry.text("objective"), entry.maybe("by").orElse(null));
            case "add-leader" -> {
                field.company.add(entry.fields().path("leader"));
                field.commission(entry.fields().path("leader").path("id").asText());
            }
            case "reinforce" -> reinforce(entry.fields().path("unit"));
            case "set-unit" ->
                field.unit(entry.text("unit")).order = Word.find(
                                Order.class,
                                entry.fields().path("properties").path("order").asText())
                        .orElseThrow();
            case "settle" -> field.duties.remove(field.duty(entry.text("due")));
            case "end-battle" -> field.company.end();
            case "note-taken", "rename", "settings", "position" -> {}
            default -> throw new IllegalStateException("no reading of " + entry.kind());
        }
    }

    private void reinforce(JsonNode unit) {
        var id = unit.path("id").asText();
        boolean known = field.regiments.containsKey(id);
        field.company.muster(unit);
        if (known) {
            field.unit(id).enlist(unit, false);
        } else {
            field.enlist(id);
        }
    }

    /** The next part, or the one that is named. */
    private void beginPhase(Said entry) {
        field.phase = entry.maybe("phase")
                .map(word ->
                        Phase.valueOf(word.toUpperCase(java.util.Locale.ROOT).replace('-', '_')))
                .orElseGet(() -> Phase.values()[field.phase.ordinal() + 1]);
    }

    /** The other player's turn, and after the second player's the next turn. */
    private void endTurn() {
        boolean second =
                !field.side.equals(field.company.opening().path("initiative").asText());
        var limit = field.company.opening().path("turnLimit");
        if (second && limit.isInt() && field.turn >= limit.asInt()) {
            field.company.end();
            return;
        }
        field.side = field.company.enemyOf(field.side);
        field.turn += second ? 1 : 0;
        field.phase = Phase.MANEUVER;
        field.checksBegun = false;
        field.leadersMoved = false;
        field.charges.clear();
        field.regiments.values().forEach(Regiment::beginTurn);
        field.generals.values().forEach(leader -> leader.moved = false);
        new LeaderStep(field).comeBack();
    }

    @Override
    public String clock() {
        return "turn %d, %s of %s".formatted(field.turn, field.phase.word(), field.side);
    }

    @Override
    public boolean isOver() {
        return field.company.isOver();
    }

    @Override
    public Set<String> units() {
        return new LinkedHashSet<>(field.regiments.keySet());
    }

    @Override
    public Map<String, Object> unit(String id) {
        var unit = field.unit(id);
        var status = unit.status(field.chargeOf(id).isPresent(), field.leadersWith(id));
        status.put("presence", field.company.presence(id).word());
        return status;
    }

    @Override
    public Set<String> leaders() {
        return new LinkedHashSet<>(field.generals.keySet());
    }

    @Override
    public Map<String, Object> leader(String id) {
        return field.general(id).status();
    }

    @Override
    public List<Map<String, Object>> due() {
        return field.duties.stream().map(Duty::status).toList();
    }

    @Override
    public Set<Offer> next() {
        return new TreeSet<>(new Offers(field).all());
    }

    @Override
    public Set<String> spokenFor() {
        return Offers.SPOKEN_FOR;
    }

    @Override
    public Map<String, Integer> counts() {
        return field.counts;
    }
}
