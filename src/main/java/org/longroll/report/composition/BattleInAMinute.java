package org.longroll.report.composition;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.Curve;
import org.longroll.analysis.Fortune;
import org.longroll.analysis.Loss;
import org.longroll.analysis.Strength;
import org.longroll.analysis.Subject;
import org.longroll.battle.Battle;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.Sentence;
import org.longroll.report.story.Names;
import org.longroll.report.story.Text;

/** The battle in a minute: what each side wanted, how and when it was decided, what it cost, and who fell. */
record BattleInAMinute(Battle battle, Analysis analysis, Names names, Plans plans) {

    List<Sentence> sentences() {
        return Stream.of(
                        plans.sentences(names),
                        objectives().wanted(),
                        decided(),
                        cost(),
                        LostLeaders.told(analysis.fallenLeaders()),
                        luck())
                .flatMap(List::stream)
                .toList();
    }

    private ObjectiveWords objectives() {
        return new ObjectiveWords(battle, analysis.objectives(), names);
    }

    private List<Sentence> decided() {
        var sentences = new ArrayList<Sentence>();
        bloodiest().ifPresent(sentences::add);
        sentences.addAll(objectives().changes());
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
}
