package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.battle.TurnEvent.PartBegun;
import org.longroll.adf.battle.TurnEvent.PartEnded;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.Possibility;
import org.longroll.battle.Score;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Turns and their parts. The end of a part begins the next one; only a turn is begun with a word of its own. */
record TurnPlay(Scene moment) {

    Verdict<List<BattleEvent>> decide(TurnOrder order) {
        return Verdict.unless(
                moment.hand().objectionFor(moment.field().activeSide(), "type").or(() -> objection(order)),
                () -> switch (order) {
                    case TurnOrder.BeginPart begin -> List.of(begun(firstPart()));
                    case TurnOrder.EndPart end -> ended();
                    case TurnOrder.EndTurn end -> turnEnded();
                });
    }

    private Optional<Refusal> objection(TurnOrder order) {
        return switch (order) {
            case TurnOrder.BeginPart begin -> unlessIn(List.of(Part.TURN_BEGINS), "A part is being played.");
            case TurnOrder.EndPart end ->
                moment.first(
                        () -> unlessIn(
                                List.of(Part.LEADERS, Part.FIRST, Part.SECOND), "No part of the turn is being played."),
                        () -> new DeedObjections(moment).chargeUnderWay(),
                        () -> AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST.when(
                                moment.field().clock().part().ofASide()
                                        && !moment.runners().isEmpty(),
                                "type",
                                () -> "%s has not run yet."
                                        .formatted(moment.name(moment.runners().getFirst()))));
            case TurnOrder.EndTurn end -> unlessIn(List.of(Part.TURN_ENDS), "A turn ends after its last part.");
        };
    }

    private Optional<Refusal> unlessIn(List<Part> parts, String sentence) {
        return AdfBattleRefusal.NOT_THE_NEXT_STEP.when(
                !parts.contains(moment.field().clock().part()), "type", () -> sentence);
    }

    /** Where the edition gives leaders a part of their own, and there are any. */
    private Part firstPart() {
        boolean leaders = moment.field().leaders().stream().anyMatch(leader -> !leader.killed());
        return moment.chart().field().turn().leadersMoveFirst() && leaders ? Part.LEADERS : Part.FIRST;
    }

    private PartBegun begun(Part part) {
        return new PartBegun(
                moment.field().turn(), part, moment.field().clock().at(part).activeSide());
    }

    private List<BattleEvent> ended() {
        var course = moment.course();
        Charges.breakOff(course);
        course.happens(
                new PartEnded(moment.field().turn(), moment.field().clock().part()));
        return switch (moment.field().clock().part()) {
            case LEADERS -> course.happens(begun(Part.FIRST)).events();
            case FIRST -> course.happens(begun(Part.SECOND)).events();
            case SECOND, TURN_BEGINS, TURN_ENDS -> course.events();
        };
    }

    private List<BattleEvent> turnEnded() {
        var course =
                moment.course().happens(new TurnEvent.TurnEnded(moment.field().turn()));
        var opening = moment.battle().opening();
        if (opening.turnLimit() != null && moment.field().turn() >= opening.turnLimit()) {
            course.happens(Score.of(course.field(), opening.victory()).ending("turn-limit", null, null));
        }
        return course.events();
    }

    void next(List<Possibility> next) {
        for (var order : List.of(new TurnOrder.BeginPart(), new TurnOrder.EndPart(), new TurnOrder.EndTurn())) {
            if (objection(order).isEmpty()) {
                next.add(Possibility.of(order.type(), moment.field().activeSide()));
            }
        }
    }
}
