package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Fortune;
import org.longroll.analysis.Loss;
import org.longroll.analysis.ObjectiveChange;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Subject;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.Objective;
import org.longroll.battle.Side;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;
import org.longroll.report.story.Names;
import org.longroll.report.story.Text;

/** The battle in a minute: what each side wanted, how and when it was decided, what it cost, and who fell. */
record BattleInAMinute(Battle battle, Analysis analysis, Names names) {

    List<Sentence> sentences() {
        return Stream.of(wanted(), decided(), cost(), LostLeaders.told(analysis.fallenLeaders()), luck())
                .flatMap(List::stream)
                .toList();
    }

    private List<Sentence> wanted() {
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
                                        capital(side),
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

    private List<Sentence> decided() {
        var sentences = new ArrayList<Sentence>();
        bloodiest().ifPresent(sentences::add);
        sentences.addAll(lastChanges());
        var ending = battle.table().ending();
        if (ending != null) {
            sentences.add(ended(ending));
        }
        return sentences;
    }

    /** The turn with the most losses, if there is one and the battle had several. */
    private Optional<Sentence> bloodiest() {
        var turns = new LinkedHashMap<Integer, Integer>();
        analysis.losses()
                .forEach(loss -> turns.merge(
                        loss.moment().turn(),
                        Math.max(0, loss.lost().troops())
                                + Math.max(0, loss.lost().guns()),
                        Integer::sum));
        int most = turns.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        var such = turns.entrySet().stream()
                .filter(turn -> turn.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
        return most == 0 || such.size() > 1 || turns.size() < 2
                ? Optional.empty()
                : Optional.of(Sentence.of(
                        "The bloodiest turn was turn %d of %d."
                                .formatted(such.getFirst(), battle.field().turn()),
                        List.of(Claim.of("turn-" + such.getFirst(), Deed.SAW_THE_MOST_LOSSES))));
    }

    /** The last change of each place, a sentence for all that a side took. */
    private List<Sentence> lastChanges() {
        var last = new LinkedHashMap<String, ObjectiveChange>();
        analysis.objectives().forEach(change -> last.put(change.objective(), change));
        var bySide = last.values().stream()
                .filter(change -> change.to() != null)
                .collect(Collectors.groupingBy(
                        change -> Objects.requireNonNull(change.to()), LinkedHashMap::new, Collectors.toList()));
        var taken = bySide.entrySet().stream().map(side -> taken(side.getKey(), side.getValue()));
        var neverLost = battle.orderOfBattle().sides().stream()
                .map(side -> battle.orderOfBattle().objectives().stream()
                        .filter(place -> side.id().equals(place.heldBy()) && !last.containsKey(place.id()))
                        .toList())
                .filter(places -> !places.isEmpty() && !last.isEmpty())
                .map(this::neverLost);
        return Stream.concat(taken, neverLost).toList();
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
                claims(places, Deed.WAS_HELD_AT_THE_START));
    }

    /** “took A and B in turn 1 and C in turn 2, and kept them to the end”. */
    private Sentence taken(String by, List<ObjectiveChange> changes) {
        var kept = changes.size() == 1 ? " and kept it to the end" : ", and kept them to the end";
        boolean over = battle.table().ending() != null
                && changes.stream()
                        .anyMatch(change ->
                                change.moment().turn() < battle.field().turn());
        return new Sentence(
                "%s %s%s.".formatted(Text.capital(names.side(by)), byTurn(changes), over ? kept : ""),
                changes.stream().map(change -> change.moment().number()).toList(),
                changes.stream()
                        .map(change -> Claim.to(change.objective(), Deed.WAS_TAKEN, by))
                        .toList());
    }

    private String byTurn(List<ObjectiveChange> changes) {
        var turns = changes.stream()
                .collect(Collectors.groupingBy(change -> change.moment().turn(), TreeMap::new, Collectors.toList()));
        boolean alike = changes.stream().map(this::verb).distinct().count() == 1;
        var told = Text.list(turns.entrySet().stream()
                .map(turn -> "%s in turn %d"
                        .formatted(alike ? places(turn.getValue()) : deeds(turn.getValue()), turn.getKey()))
                .toList());
        return alike ? verb(changes.getFirst()) + " " + told : told;
    }

    /** “took A and won back B”. */
    private String deeds(List<ObjectiveChange> changes) {
        var byVerb =
                changes.stream().collect(Collectors.groupingBy(this::verb, LinkedHashMap::new, Collectors.toList()));
        return Text.list(byVerb.entrySet().stream()
                .map(deed -> deed.getKey() + " " + places(deed.getValue()))
                .toList());
    }

    private String verb(ObjectiveChange change) {
        return battle.orderOfBattle().objectives().stream()
                        .anyMatch(place ->
                                place.id().equals(change.objective()) && Objects.equals(change.to(), place.heldBy()))
                ? "won back"
                : "took";
    }

    private String places(List<ObjectiveChange> changes) {
        return Text.list(changes.stream()
                .map(change -> names.objective(change.objective()))
                .toList());
    }

    private Sentence ended(BattleEnded ending) {
        var result = ending.winner() == null
                ? "in a draw"
                : "with a %s victory for %s"
                        .formatted(
                                ending.degree().word().equals("marginal") ? "narrow" : "decisive",
                                names.side(ending.winner()));
        return Sentence.of(
                "It ended in turn %d %s, %s.".formatted(battle.field().turn(), result, points(ending)),
                List.of(
                        ending.winner() == null
                                ? Claim.of("battle", Deed.DREW)
                                : Claim.state(
                                        ending.winner(),
                                        Deed.WON,
                                        ending.degree().word())));
    }

    /** “by eight points to five”, “at five points to four”; the first is the winner's. */
    private String points(BattleEnded ending) {
        var points = new ArrayList<Integer>();
        for (var side : battle.orderOfBattle().sides()) {
            int own = ending.points().getOrDefault(side.id(), 0);
            points.add(side.id().equals(ending.winner()) ? 0 : points.size(), own);
        }
        boolean words = points.stream().allMatch(each -> each <= 12);
        return "%s %s to %s"
                .formatted(
                        ending.winner() == null ? "at" : "by",
                        words ? Text.count(points.getFirst(), "point") : points.getFirst() + " points",
                        words ? nothingOr(points.getLast()) : points.getLast());
    }

    private static String nothingOr(int points) {
        return points == 0 ? "none" : Text.number(points);
    }

    private List<Sentence> cost() {
        return analysis.curves().stream()
                .filter(curve -> curve.subject().kind() == Subject.Kind.SIDE)
                .map(this::mustered)
                .toList();
    }

    private Sentence mustered(Curve curve) {
        var side = curve.subject().id();
        var lost = analysis.losses().stream()
                .filter(loss -> battle.table().sideOf(loss.unit()).equals(side))
                .map(Loss::lost)
                .reduce(Strength.NONE, Strength::plus);
        var cost = new Cost(analysis.terms(), battle.opening().menEach());
        var claims = new ArrayList<>(cost.mustered(side, curve.mustered()));
        claims.addAll(cost.lost(side, lost));
        return Sentence.of(
                "%s mustered %s and lost %s."
                        .formatted(
                                Text.capital(names.side(side)),
                                cost.words(curve.mustered(), lost),
                                cost.words(lost, curve.mustered())),
                claims);
    }

    private List<Sentence> luck() {
        return analysis.luck().bySide().stream().limit(1).map(this::luck).toList();
    }

    /** With the side's name as in the story. */
    private Sentence luck(Fortune fortune) {
        var told = fortune.sentence().substring(fortune.subject().name().length());
        return Sentence.of(
                Text.capital(names.side(fortune.subject().id())) + Text.oddsInWords(told, "battle"), List.of());
    }

    private String capital(Side side) {
        return Text.capital(names.side(side.id()));
    }
}
