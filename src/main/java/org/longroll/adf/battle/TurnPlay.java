package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.battle.TurnEvent.PartBegun;
import org.longroll.adf.battle.TurnEvent.PartEnded;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.CommonEvent.BattleEnded;
import org.longroll.battle.Possibility;
import org.longroll.battle.Score;
import org.longroll.journal.Event;
import org.longroll.journal.JournalRefusal;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Turns and their parts. The end of a part begins the next one; only a turn has an entry for its beginning. */
record TurnPlay(Scene scene) {

    Verdict<List<Event>> decide(TurnOrder order) {
        return Verdict.unless(notItsSide().or(() -> objection(order)), () -> switch (order) {
            case TurnOrder.BeginPart begin -> List.of(begun(firstPart(), begin.initiative()));
            case TurnOrder.EndPart end -> ended();
            case TurnOrder.EndTurn end -> turnEnded();
        });
    }

    /** The side whose part it is begins and ends it, and so does the umpire. */
    private Optional<Refusal> notItsSide() {
        var side = scene.field().activeSide();
        return JournalRefusal.WRONG_SEAT.when(
                !scene.inputs().speaksFor(side),
                "type",
                () -> "The seat “%s” or the umpire records this; “%s” is another side's."
                        .formatted(side, scene.inputs().seat()));
    }

    private Optional<Refusal> objection(TurnOrder order) {
        return switch (order) {
            case TurnOrder.BeginPart begin ->
                unlessIn(List.of(Part.TURN_BEGINS), "A part is being played; “end-part” ends it and opens the next.")
                        .or(() -> unknownSide(begin.initiative()));
            case TurnOrder.EndPart end ->
                scene.first(
                        () -> unlessIn(
                                List.of(Part.LEADERS, Part.FIRST, Part.SECOND),
                                scene.field().clock().part() == Part.TURN_ENDS
                                        ? "The last part is over; “end-turn” ends the turn."
                                        : "No part of the turn is being played; “begin-part” begins one."),
                        () -> new DeedObjections(scene).chargeUnderWay(),
                        () -> AdfBattleRefusal.ROUTED_UNITS_RUN_FIRST.when(
                                scene.field().clock().part().ofASide()
                                        && !scene.runners().isEmpty(),
                                "type",
                                () -> "%s has not run yet: that is the entry “rout”."
                                        .formatted(scene.name(scene.runners().getFirst()))),
                        () -> AdfBattleRefusal.RALLY_OWED.when(
                                scene.field().clock().part().ofASide()
                                        && !scene.owingRally().isEmpty(),
                                "type",
                                () -> "%s has run and not tried to rally: that is the entry “rally”."
                                        .formatted(scene.name(scene.owingRally().getFirst()))));
            case TurnOrder.EndTurn end ->
                unlessIn(
                        List.of(Part.TURN_ENDS),
                        "A turn ends after its last part; “end-part” ends the part that is played.");
        };
    }

    private Optional<Refusal> unlessIn(List<Part> parts, String sentence) {
        return AdfBattleRefusal.NOT_THE_NEXT_STEP.when(
                !parts.contains(scene.field().clock().part()), "type", () -> sentence);
    }

    /** The leaders' part if the edition has one and there are leaders. */
    private Part firstPart() {
        boolean leaders = scene.field().leaders().stream().anyMatch(leader -> !leader.killed());
        return scene.chart().field().turn().leadersMoveFirst() && leaders ? Part.LEADERS : Part.FIRST;
    }

    private Optional<Refusal> unknownSide(@Nullable String side) {
        return BattleRefusal.UNKNOWN_SIDE.when(
                side != null && scene.field().table().order().side(side).isEmpty(),
                "initiative",
                () -> "There is no side “%s”.".formatted(side));
    }

    private PartBegun begun(Part part) {
        return begun(part, null);
    }

    private PartBegun begun(Part part, @Nullable String initiative) {
        var clock = scene.field().clock().at(part);
        return initiative == null || initiative.equals(clock.initiative())
                ? new PartBegun(clock.turn(), part, clock.activeSide())
                : new PartBegun(clock.turn(), part, initiative, initiative);
    }

    private List<Event> ended() {
        var course = scene.course();
        Charges.breakOff(course);
        course.happens(new PartEnded(scene.field().turn(), scene.field().clock().part(), idle()));
        return switch (scene.field().clock().part()) {
            case LEADERS -> course.happens(begun(Part.FIRST)).events();
            case FIRST -> course.happens(begun(Part.SECOND)).events();
            case SECOND, TURN_BEGINS, TURN_ENDS -> course.events();
        };
    }

    /** Units of declared groups that did not do all that was declared for them. */
    private @Nullable List<String> idle() {
        var idle = scene.field().groups().stream()
                .flatMap(group -> scene.field().membersOf(group).stream())
                .filter(unit -> scene.unit(unit).activity().actions() < scene.actions())
                .toList();
        return idle.isEmpty() ? null : idle;
    }

    private List<Event> turnEnded() {
        var course =
                scene.course().happens(new TurnEvent.TurnEnded(scene.field().turn()));
        var opening = scene.battle().opening();
        var limit = scene.battle().settings().turnLimit();
        if (limit != null && scene.field().turn() >= limit) {
            course.happens(Score.of(course.field(), opening.victory()).ending(BattleEnded.How.TURN_LIMIT, null, null));
        }
        return course.events();
    }

    void next(List<Possibility> next) {
        for (var order : List.of(new TurnOrder.BeginPart(), new TurnOrder.EndPart(), new TurnOrder.EndTurn())) {
            if (objection(order).isEmpty()) {
                next.add(Possibility.of(order.type(), scene.field().activeSide()));
            }
        }
    }
}
