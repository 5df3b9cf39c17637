package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.analysis.ObjectiveChange;
import org.longroll.battle.Battle;
import org.longroll.battle.Objective;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;
import org.longroll.report.story.Names;
import org.longroll.report.story.Text;

/** The places that both sides fought for: who began with them, and each time that one changed hands. */
record ObjectiveWords(Battle battle, List<ObjectiveChange> hands, Names names) {

    /** A place that changed hands more often is counted. */
    private static final int MOST_TIMES = 5;

    List<Sentence> wanted() {
        var sentences = new ArrayList<Sentence>();
        var places = battle.orderOfBattle().objectives();
        for (var side : battle.orderOfBattle().sides()) {
            var held = places.stream()
                    .filter(place -> side.id().equals(place.heldBy()))
                    .toList();
            if (!held.isEmpty()) {
                sentences.add(Sentence.of(
                        "%s began with %s and had to keep %s."
                                .formatted(
                                        Text.capital(names.side(side.id())),
                                        named(held),
                                        held.size() == 1 ? "it" : held.size() == 2 ? "both" : "them"),
                        claims(held, Deed.WAS_HELD_AT_THE_START)));
            }
        }
        var open = places.stream().filter(place -> place.heldBy() == null).toList();
        if (!open.isEmpty()) {
            sentences.add(Sentence.of(
                    "Both sides wanted %s, which neither held at the start.".formatted(named(open)),
                    claims(open, Deed.WAS_OPEN_AT_THE_START)));
        }
        return sentences;
    }

    private String named(List<Objective> places) {
        return Text.list(places.stream()
                .map(place -> "%s (%s)".formatted(names.objective(place.id()), Text.count(place.points(), "point")))
                .toList());
    }

    private static List<Claim> claims(List<Objective> places, Deed deed) {
        return places.stream()
                .map(place -> new Claim(place.id(), deed, place.heldBy(), place.points(), null))
                .toList();
    }

    List<Sentence> changes() {
        var byPlace = hands.stream()
                .collect(Collectors.groupingBy(ObjectiveChange::objective, LinkedHashMap::new, Collectors.toList()));
        var once = byPlace.values().stream()
                .filter(ObjectiveWords::isOnce)
                .map(List::getFirst)
                .collect(Collectors.groupingBy(
                        change -> Objects.requireNonNull(change.to()), LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(side -> taken(side.getKey(), side.getValue()));
        var often = byPlace.values().stream().filter(each -> !isOnce(each)).map(this::fought);
        var neverLost = battle.orderOfBattle().sides().stream()
                .map(side -> battle.orderOfBattle().objectives().stream()
                        .filter(place -> side.id().equals(place.heldBy()) && !byPlace.containsKey(place.id()))
                        .toList())
                .filter(places -> !places.isEmpty() && !byPlace.isEmpty())
                .map(this::neverLost);
        return Stream.of(once, often, neverLost).flatMap(each -> each).toList();
    }

    private static boolean isOnce(List<ObjectiveChange> changes) {
        return changes.size() == 1 && changes.getFirst().to() != null;
    }

    /** “took A and B in turn 1 and C in turn 2, and kept them to the end”. */
    private Sentence taken(String by, List<ObjectiveChange> taken) {
        boolean kept = isOver()
                && taken.stream()
                        .anyMatch(change ->
                                change.moment().turn() < battle.field().turn());
        var end = taken.size() == 1 ? " and kept it to the end" : ", and kept them to the end";
        var turns = taken.stream()
                .collect(Collectors.groupingBy(change -> change.moment().turn(), TreeMap::new, Collectors.toList()));
        var told = Text.list(turns.entrySet().stream()
                .map(turn -> "%s in turn %d".formatted(places(turn.getValue()), turn.getKey()))
                .toList());
        var claims = new ArrayList<Claim>();
        taken.forEach(change -> claims.addAll(claims(change, kept)));
        return sentence("%s took %s%s.".formatted(Text.capital(names.side(by)), told, kept ? end : ""), taken, claims);
    }

    /** “A took the summit in turn 1, B took it back in turn 6 and A took it again in turn 7.” */
    private Sentence fought(List<ObjectiveChange> fought) {
        var last = fought.getLast();
        var holder = last.to();
        boolean over = isOver() && holder != null;
        var claims = new ArrayList<Claim>();
        if (fought.size() > MOST_TIMES) {
            claims.add(Claim.count(last.objective(), Deed.CHANGED_HANDS, fought.size()));
            claims.addAll(claims(last, over));
            return sentence(
                    "%s changed hands %s times from turn %d to turn %d%s."
                            .formatted(
                                    Text.capital(names.objective(last.objective())),
                                    Text.number(fought.size()),
                                    fought.getFirst().moment().turn(),
                                    last.moment().turn(),
                                    over
                                            ? "; at the end %s held it"
                                                    .formatted(names.side(Objects.requireNonNull(holder)))
                                            : ""),
                    fought,
                    claims);
        }
        var clauses = new ArrayList<String>();
        for (var change : fought) {
            clauses.add(clause(change, clauses.isEmpty()));
            claims.addAll(claims(change, over && change == last));
        }
        return sentence(Text.capital(Text.list(clauses)) + (over ? " and kept it to the end." : "."), fought, claims);
    }

    private String clause(ObjectiveChange change, boolean first) {
        var place = first ? names.objective(change.objective()) : "it";
        var to = change.to();
        int turn = change.moment().turn();
        return to == null
                ? "%s was given up in turn %d".formatted(place, turn)
                : "%s took %s %sin turn %d".formatted(names.side(to), place, isBack(change) ? "back " : "", turn);
    }

    private boolean isBack(ObjectiveChange change) {
        var to = change.to();
        return battle.orderOfBattle().objectives().stream()
                        .anyMatch(place -> place.id().equals(change.objective()) && Objects.equals(place.heldBy(), to))
                || hands.stream()
                        .takeWhile(each -> each != change)
                        .anyMatch(each -> each.objective().equals(change.objective()) && Objects.equals(each.to(), to));
    }

    private Sentence neverLost(List<Objective> places) {
        var side = Objects.requireNonNull(places.getFirst().heldBy());
        return Sentence.of(
                "%s never lost %s."
                        .formatted(
                                Text.capital(names.side(side)),
                                places.stream()
                                        .map(place -> names.objective(place.id()))
                                        .collect(Collectors.joining(" or "))),
                places.stream()
                        .map(place -> Claim.to(place.id(), Deed.WAS_NEVER_LOST, side))
                        .toList());
    }

    private static List<Claim> claims(ObjectiveChange change, boolean kept) {
        var place = change.objective();
        var taken = new Claim(
                place,
                change.to() == null ? Deed.WAS_GIVEN_UP : Deed.WAS_TAKEN,
                change.to(),
                change.moment().turn(),
                null);
        return kept ? List.of(taken, Claim.to(place, Deed.WAS_HELD_AT_THE_END, change.to())) : List.of(taken);
    }

    private String places(List<ObjectiveChange> some) {
        return Text.list(
                some.stream().map(change -> names.objective(change.objective())).toList());
    }

    private boolean isOver() {
        return battle.table().ending() != null;
    }

    private static Sentence sentence(String text, List<ObjectiveChange> about, List<Claim> claims) {
        return new Sentence(
                text, about.stream().map(change -> change.moment().number()).toList(), claims);
    }
}
