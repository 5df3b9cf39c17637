package org.longroll.sequence.adf;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.longroll.adf.chart.Morale;
import org.longroll.adf.rules.AdfRules;
import org.longroll.rules.Fraction;
import org.longroll.rules.Word;
import org.longroll.sequence.Company;
import org.longroll.sequence.Company.Presence;
import org.longroll.sequence.Offer;
import org.longroll.sequence.Said;
import org.longroll.sequence.SecondReading;
import org.longroll.sequence.adf.Field.Part;

/** The game turn of Across A Deadly Field, entry by entry. */
public final class AdfReading implements SecondReading {

    private final Field field;

    public AdfReading(JsonNode opening, AdfRules rules) {
        this.field = new Field(new Company(opening), rules);
    }

    @Override
    public List<String> follow(Said entry) {
        field.lines.clear();
        if (isAnAction(entry)) {
            new ChargeStep(field).sideGoesOn();
        }
        switch (entry.kind()) {
            case "begin-part" -> begin(mayLeadersMove() ? Part.LEADERS : Part.FIRST);
            case "end-part" -> endPart();
            case "end-turn" -> endTurn();
            case "leader-move" -> new LeaderStep(field).move(entry);
            case "attach-leader" -> new LeaderStep(field).attach(entry);
            case "detach-leader" -> new LeaderStep(field).detach(entry);
            case "leader-casualty" -> new Nerves(field).leader(entry);
            case "morale-check" -> new Nerves(field).check(entry);
            case "answer" -> new Nerves(field).answer(entry);
            case "move" -> new Actions(field).move(entry);
            case "change-formation", "face", "limber", "unlimber", "mount", "dismount" ->
                new Actions(field).drill(entry);
            case "reform" -> new Actions(field).reform(entry);
            case "rally" -> new Actions(field).rally(entry);
            case "disengage" -> new Actions(field).disengage(entry);
            case "rout" -> new Actions(field).rout(entry);
            case "group" -> new Actions(field).group(entry);
            case "merge" -> new Actions(field).merge(entry);
            case "fire" -> new Fires(field).fire(entry);
            case "charge" -> new ChargeStep(field).declare(entry);
            case "countercharge" -> new ChargeStep(field).countercharge(entry);
            case "impact" -> new Contact(field).impact(entry);
            case "melee" -> new Contact(field).melee(entry);
            case "pursue" -> new Contact(field).pursue(entry);
            case "competence-test" -> {}
            default -> common(entry);
        }
        new ChargeStep(field).settle();
        if (field.duties.isEmpty()) {
            field.neighbours.clear();
        }
        return List.copyOf(field.lines);
    }

    /** Something that the active side goes on with. */
    private static boolean isAnAction(Said entry) {
        return switch (entry.kind()) {
            case "end-part", "group", "merge", "move", "rout", "charge" -> true;
            case "change-formation", "face", "limber", "unlimber", "mount", "dismount", "reform", "rally" ->
                !entry.says("reactionTo");
            case "fire" -> List.of("fire", "deliberate").contains(entry.text("kind"));
            default -> false;
        };
    }

    /** What every battle has. */
    private void common(Said entry) {
        switch (entry.kind()) {
            case "arrive", "return" -> entry.texts("units").forEach(unit -> field.company.put(unit, Presence.ON_TABLE));
            case "leave-table" ->
                entry.texts("units").forEach(unit -> {
                    field.company.put(unit, Presence.LEFT);
                    new Casualties(field).isGone(unit);
                    new ChargeStep(field).leaves(unit);
                });
            case "take-objective" ->
                field.company.take(entry.text("objective"), entry.maybe("by").orElse(null));
            case "add-leader" -> {
                field.company.add(entry.fields().path("leader"));
                field.commission(entry.fields().path("leader").path("id").asText());
            }
            case "reinforce" -> reinforce(entry.fields().path("unit"));
            case "set-unit" ->
                field.unit(entry.text("unit")).morale = Word.find(
                                Morale.class,
                                entry.fields().path("properties").path("morale").asText())
                        .orElseThrow();
            case "settle" -> field.duties.remove(field.duty(entry.text("due")));
            case "end-battle" -> field.company.end();
            case "note-taken", "rename", "settings", "position" -> {}
            default -> throw new IllegalStateException("no reading of " + entry.kind());
        }
    }

    private void reinforce(JsonNode muster) {
        var id = muster.path("id").asText();
        boolean known = field.regiments.containsKey(id);
        field.company.muster(muster);
        if (known) {
            field.unit(id).correct(muster);
        } else {
            field.enlist(id);
        }
    }

    private boolean mayLeadersMove() {
        return field.leadersMoveFirst() && field.generals.values().stream().anyMatch(leader -> !leader.killed);
    }

    private void endPart() {
        switch (field.part) {
            case LEADERS -> begin(Part.FIRST);
            case FIRST -> begin(Part.SECOND);
            default -> field.part = Part.TURN_ENDS;
        }
    }

    /** Actions and reactions are counted anew; charges, groups and triggers of the last part are over. */
    private void begin(Part part) {
        field.part = part;
        field.charge = null;
        field.trigger = null;
        field.groups.clear();
        field.regiments.values().forEach(Regiment::beginPart);
        field.generals.values().forEach(leader -> leader.ridden = Fraction.ZERO);
    }

    private void endTurn() {
        var limit = field.company.opening().path("turnLimit");
        if (limit.isInt() && field.turn >= limit.asInt()) {
            field.company.end();
            return;
        }
        field.turn++;
        field.part = Part.TURN_BEGINS;
    }

    @Override
    public String clock() {
        return "turn %d, %s of %s".formatted(field.turn, field.part.word(), field.active());
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
        boolean charging = field.charge != null && field.charge.isUnderWay() && field.charge.attackers.contains(id);
        var status = field.unit(id)
                .status(
                        charging,
                        field.leadersWith(id).stream()
                                .sorted(Comparator.comparingInt(each -> -each.benefit))
                                .map(each -> each.id)
                                .toList());
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
        var situations = new Situations(field);
        return field.duties.stream()
                .map(duty ->
                        duty.status(duty.kind() == Duty.Kind.MORALE_CHECK ? situations.of(duty) : Duty.NOTHING_SAID))
                .toList();
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
    public boolean tellsKindsApart() {
        return true;
    }

    @Override
    public Map<String, Integer> counts() {
        return field.counts;
    }
}
