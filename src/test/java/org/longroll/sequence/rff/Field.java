package org.longroll.sequence.rff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.rff.rules.RffRules;
import org.longroll.sequence.Company;
import org.longroll.sequence.Company.Presence;

/** Everything on the table, and what follows when a unit loses stands, is lost or goes. */
final class Field {

    final Company company;
    final RffRules rules;
    final Map<String, Regiment> regiments = new LinkedHashMap<>();
    final Map<String, General> generals = new LinkedHashMap<>();
    final List<Charge> charges = new ArrayList<>();
    final List<Duty> duties = new ArrayList<>();
    final Map<String, Set<String>> ruledOfSide = new HashMap<>();
    final Map<String, Integer> counts = new TreeMap<>();
    final List<String> lines = new ArrayList<>();
    int turn = 1;
    String side;
    Phase phase = Phase.MANEUVER;
    boolean checksBegun;
    boolean leadersMoved;
    int called;

    /** The parts of a player's turn. */
    enum Phase {
        MANEUVER,
        DEFENSIVE_FIRE,
        OFFENSIVE_FIRE,
        CHARGE,
        BREAKTHROUGH;

        String word() {
            return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        }
    }

    Field(Company company, RffRules rules) {
        this.company = company;
        this.rules = rules;
        this.side = company.opening().path("initiative").asText();
        company.units().forEach(this::enlist);
        company.leaders().forEach(this::commission);
    }

    void enlist(String unit) {
        var regiment = new Regiment(unit);
        regiment.enlist(company.muster(unit), true);
        regiments.put(unit, regiment);
    }

    void commission(String leader) {
        generals.put(
                leader,
                new General(leader, company.leader(leader).path("quality").asText("able")));
    }

    /** The line of the chart by which something happens now. */
    void by(String line) {
        lines.add(line);
    }

    void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    Regiment unit(String id) {
        return Objects.requireNonNull(regiments.get(id), id);
    }

    General general(String id) {
        return Objects.requireNonNull(generals.get(id), id);
    }

    String sideOf(String id) {
        return company.sideOf(id);
    }

    List<String> leadersWith(String unit) {
        return generals.values().stream()
                .filter(general -> unit.equals(general.with))
                .map(general -> general.id)
                .toList();
    }

    Optional<Charge> chargeOf(String attacker) {
        return charges.stream()
                .filter(charge -> charge.attackers.contains(attacker))
                .findFirst();
    }

    Charge charge(String id) {
        return charges.stream()
                .filter(charge -> charge.id.equals(id))
                .findFirst()
                .orElseThrow();
    }

    boolean countercharges(String unit) {
        return charges.stream().anyMatch(charge -> unit.equals(charge.target) && charge.counterOver != null);
    }

    Duty call(
            String type,
            String reason,
            String about,
            Duty.@Nullable Back back,
            Duty.@Nullable Massed massed,
            List<String> choices) {
        var duty =
                new Duty("%s-%d".formatted(about, ++called), type, reason, about, sideOf(about), back, massed, choices);
        duties.add(duty);
        return duty;
    }

    Duty duty(String id) {
        return duties.stream().filter(duty -> duty.id().equals(id)).findFirst().orElseThrow();
    }

    /** Takes stands from troops, or wrecks gun stands; the last one takes the unit with it. */
    void lose(Regiment unit, int stands) {
        if (unit.isBattery()) {
            unit.guns.wreck(stands);
            unit.low = Math.min(unit.low, unit.guns.left());
        } else {
            unit.stands = Math.max(0, unit.stands - stands);
        }
    }

    /** A unit is lost with its last stand. */
    void loseIfNothingIsLeft(Regiment unit) {
        if (unit.left() == 0 && !unit.lost) {
            unit.lost = true;
            company.put(unit.id, Presence.ELIMINATED);
            isGone(unit.id);
        }
    }

    /** What a unit that is lost or leaves takes with it: its place in charges, its checks, not its leaders. */
    void isGone(String unit) {
        by("a unit out of the battle takes its checks with it; charges on it have no target");
        stopCharging(unit);
        hasNoTargetAt(unit);
        duties.removeIf(duty -> duty.about().equals(unit) && !duty.type().equals("question"));
        generals.values().stream().filter(general -> unit.equals(general.with)).forEach(general -> general.with = null);
    }

    /** Takes a unit out of its charge; the charge is over when none is left. */
    void stopCharging(String unit) {
        charges.forEach(charge -> charge.attackers.remove(unit));
        charges.removeIf(charge -> charge.attackers.isEmpty());
    }

    /** The target of a charge is gone or goes back: those who charge it stay where they are. */
    void hasNoTargetAt(String unit) {
        charges.removeIf(charge -> unit.equals(charge.target) && !charge.breakthroughOwed);
    }

    int standsLostOf(String ofSide) {
        int lost = 0;
        for (var id : company.of(ofSide)) {
            if (company.presence(id) != Presence.AWAITED) {
                lost += unit(id).mustered - unit(id).left();
            }
        }
        return lost;
    }

    Set<String> enemiesThere() {
        return new HashSet<>(company.thereOf(company.enemyOf(side)));
    }
}
