package org.longroll.sequence.adf;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.chart.MoraleChart.CheckCause;
import org.longroll.adf.rules.AdfRules;
import org.longroll.rules.Fraction;
import org.longroll.rules.Nation;
import org.longroll.rules.Word;
import org.longroll.sequence.Company;

/** Everything on the table. */
final class Field {

    /** The parts of a turn: leaders, the side with the initiative, the other. */
    enum Part {
        TURN_BEGINS,
        LEADERS,
        FIRST,
        SECOND,
        TURN_ENDS;

        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        boolean ofASide() {
            return this == FIRST || this == SECOND;
        }
    }

    /** Units that declared both actions together. */
    record Group(List<String> units, List<String> actions) {}

    final Company company;
    final AdfRules rules;
    final Map<String, Regiment> regiments = new LinkedHashMap<>();
    final Map<String, General> generals = new LinkedHashMap<>();
    final List<Duty> duties = new ArrayList<>();
    final List<Group> groups = new ArrayList<>();
    /** Those who were called to check as neighbours since nothing was due. */
    final Set<String> neighbours = new HashSet<>();

    final Map<String, Integer> counts = new TreeMap<>();
    final List<String> lines = new ArrayList<>();

    @Nullable Charge charge;

    @Nullable Trigger trigger;

    int turn = 1;
    Part part = Part.TURN_BEGINS;
    private int called;

    Field(Company company, AdfRules rules) {
        this.company = company;
        this.rules = rules;
        company.units().forEach(this::enlist);
        company.leaders().forEach(this::commission);
    }

    void enlist(String unit) {
        var muster = company.muster(unit);
        var side = company.sideOf(unit);
        var nation = new String[] {muster.path("nation").asText("")};
        company.opening().path("orderOfBattle").path("sides").forEach(each -> {
            if (nation[0].isEmpty() && each.path("id").asText().equals(side)) {
                nation[0] = each.path("nation").asText();
            }
        });
        regiments.put(
                unit, new Regiment(muster, Word.find(Nation.class, nation[0]).orElseThrow()));
    }

    void commission(String leader) {
        generals.put(
                leader,
                new General(leader, company.leader(leader).path("benefit").asInt(0)));
    }

    /** The line of the chart by which something happens now. */
    void by(String line) {
        lines.add(line);
    }

    void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    String initiative() {
        return company.opening().path("initiative").asText();
    }

    /** The side whose part it is or was; before the parts that with the initiative. */
    String active() {
        return part.compareTo(Part.SECOND) >= 0 ? company.enemyOf(initiative()) : initiative();
    }

    String passive() {
        return company.enemyOf(active());
    }

    Regiment unit(String id) {
        return Objects.requireNonNull(regiments.get(id), id);
    }

    General general(String id) {
        return Objects.requireNonNull(generals.get(id), id);
    }

    List<Regiment> there(String side) {
        return company.thereOf(side).stream().map(this::unit).toList();
    }

    List<General> leadersWith(String unit) {
        return generals.values().stream().filter(each -> unit.equals(each.with)).toList();
    }

    /** The best of the leaders who ride with a unit; benefits of several do not add up. */
    int benefit(String unit) {
        return leadersWith(unit).stream().mapToInt(each -> each.benefit).max().orElse(0);
    }

    /** With a group that moves, the leader of any member is the leader of all. */
    int benefitOfMove(String unit) {
        var others = groupOf(unit).map(this::members).orElse(List.of(unit));
        return others.stream().mapToInt(this::benefit).max().orElse(0);
    }

    Optional<Group> groupOf(String unit) {
        return groups.reversed().stream()
                .filter(each -> each.units().contains(unit))
                .findFirst()
                .filter(group -> members(group).contains(unit));
    }

    /** Members that are lost, gone or routed leave a group. */
    List<String> members(Group group) {
        return group.units().stream()
                .filter(company::there)
                .filter(unit -> !unit(unit).isRouted())
                .toList();
    }

    boolean leadersMoveFirst() {
        return rules.printed().field().turn().leadersMoveFirst();
    }

    Duty duty(String id) {
        return duties.stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
    }

    void check(String unit, String reason, int modifier, CheckCause from, SortedMap<String, String> called, int hits) {
        duties.add(new Duty(
                next(unit),
                Duty.Kind.MORALE_CHECK,
                reason,
                unit,
                company.sideOf(unit),
                modifier,
                from,
                called,
                hits,
                List.of()));
    }

    void settle(Duty duty) {
        duties.remove(duty);
        if (duties.isEmpty()) {
            neighbours.clear();
        }
    }

    void check(String unit, String reason) {
        check(unit, reason, 0, CheckCause.OTHER, Duty.NOTHING_SAID, 0);
    }

    void risk(General leader, int hits) {
        duties.add(new Duty(
                next(leader.id),
                Duty.Kind.LEADER_CASUALTY,
                "leader-at-risk",
                leader.id,
                company.sideOf(leader.id),
                0,
                CheckCause.OTHER,
                Duty.NOTHING_SAID,
                hits,
                List.of()));
    }

    void ask(String about, String reason, String side, List<String> choices) {
        if (!choices.isEmpty()) {
            duties.add(new Duty(
                    next(about),
                    Duty.Kind.QUESTION,
                    reason,
                    about,
                    side,
                    0,
                    CheckCause.OTHER,
                    Duty.NOTHING_SAID,
                    0,
                    choices));
        }
    }

    private String next(String about) {
        return "%s-%d".formatted(about, ++called);
    }

    /**
     * What is reacted to: one entry of the active side's units.
     *
     * @param times how many units or groups may react to it
     */
    record Trigger(
            String entry,
            String kind,
            List<String> units,
            boolean moved,
            Fraction inches,
            int times,
            List<String> reactors) {}
}
