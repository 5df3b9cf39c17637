package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.AdfDue.DueReason;
import org.longroll.adf.rules.LeaderCasualty;
import org.longroll.battle.Odds;
import org.longroll.battle.Possibility;
import org.longroll.battle.UnitObjection;
import org.longroll.journal.DiceTray;
import org.longroll.journal.Event;
import org.longroll.journal.JournalRefusal;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Entries that are due: questions and their answers, a leader's own dice, and which of them would be accepted now. */
record DuePlay(Scene scene) {

    /** The due that an entry settles, if it exists, is of the entry's kind, and is this seat's. */
    static Verdict<AdfDue> due(Scene scene, String id, AdfDue.Kind kind) {
        var due = scene.field().agenda().find(id);
        var refusal = JournalRefusal.UNKNOWN_DUE
                .when(due.isEmpty(), "due", () -> "“%s” is not due.".formatted(id))
                .or(() -> due.flatMap(each ->
                        AdfBattleRefusal.NOT_WHAT_IS_DUE.when(each.kind() != kind, "type", () -> "What is due is a %s."
                                .formatted(each.type().replace('-', ' ')))))
                .or(() -> due.flatMap(each -> scene.inputs().objectionFor(each.side(), "due")));
        return Verdict.unless(refusal, due::orElseThrow);
    }

    Verdict<List<Event>> decide(AdfOrder.Answer answer) {
        return due(scene, answer.due(), AdfDue.Kind.QUESTION)
                .then(due -> Verdict.unless(notACandidate(due, answer.units()), () -> answered(due, answer.units())));
    }

    private Optional<Refusal> notACandidate(AdfDue due, List<String> units) {
        return UnitObjection.each(
                        units,
                        "units",
                        (unit, in) -> AdfBattleRefusal.NOT_A_CANDIDATE.when(
                                !candidates(due).contains(unit), in, () -> "%s is not among those in question."
                                        .formatted(scene.name(unit))))
                .or(() -> AdfBattleRefusal.WRONG_COUNT.when(
                        units.stream().distinct().count() < units.size(), "units", () -> "Name each unit once."));
    }

    private List<String> candidates(AdfDue due) {
        return due.candidates().stream().filter(scene.field()::present).toList();
    }

    private List<Event> answered(AdfDue due, List<String> units) {
        var course = scene.course().settles(due);
        switch (due.why()) {
            case NEIGHBOUR_ELIMINATED, NEIGHBOUR_ROUTED, LEADER_KILLED ->
                units.forEach(unit -> Harm.callCheck(course, unit, due.why()));
            case STILL_IN_REACH -> {
                if (units.isEmpty()) {
                    Charges.losesTarget(course, fellBack(course));
                }
            }
            case FIRE, FEAR_OF_CHARGE, LEADER_AT_RISK ->
                throw new IllegalStateException("no question: " + due.reason());
        }
        return course.events();
    }

    /** How far those who threw the charged unit back may follow it. */
    private int fellBack(Course course) {
        var charge = course.field().charge();
        return charge == null
                ? 0
                : Math.max(0, charge.run().back() - scene.chart().impact().followInchesLess());
    }

    Verdict<List<Event>> decide(LeaderOrder.LeaderCasualty order) {
        return due(scene, order.due(), AdfDue.Kind.LEADER_CASUALTY).then(due -> {
            var casualty = scene.rules().leaderCasualty(due.hits());
            var tray = scene.tray();
            return tray.take(order.dice(), casualty.dice(), "leader-casualty", due.unit(), "dice")
                    .then(casualty::roll)
                    .map(killed -> tested(due, casualty, killed, tray));
        });
    }

    private List<Event> tested(AdfDue due, LeaderCasualty casualty, boolean killed, DiceTray tray) {
        var course = scene.course().happen(tray.events());
        var odds = Odds.of(casualty.odds(), fell -> fell ? "killed" : "unhurt");
        course.happens(new LeaderEvent.LeaderTested(due.unit(), due.id(), due.hits(), killed, odds))
                .settles(due);
        if (killed) {
            course.happens(new LeaderEvent.LeaderKilled(due.unit()));
            Optional.ofNullable(due.beside()).ifPresent(unit -> leftAlone(course, unit));
            Harm.askForThoseNear(course, scene.leader(due.unit()));
        }
        return course.events();
    }

    /** The unit that he was attached to checks, if it is still there. */
    private static void leftAlone(Course course, String unit) {
        if (course.field().present(unit) && !course.field().asked().contains(unit)) {
            Harm.callCheck(course, unit, DueReason.LEADER_KILLED);
        }
    }

    /** The due entries that can be settled now: a check waits for the dice of the leader beside the unit. */
    private List<AdfDue> open() {
        var pressing = scene.field().agenda().pressing();
        return scene.field().dues().stream()
                .filter(due -> pressing.stream().noneMatch(each -> each.comesBefore(due)))
                .toList();
    }

    void next(List<Possibility> next) {
        for (var due : open()) {
            var possibility = Possibility.of(due.kind() == AdfDue.Kind.QUESTION ? "answer" : due.type(), due.side())
                    .settling(due.id());
            next.add(
                    switch (due.kind()) {
                        case MORALE_CHECK -> possibility.by(List.of(due.unit()));
                        case LEADER_CASUALTY -> possibility.with("leaders", List.of(due.unit()));
                        case QUESTION -> possibility.by(candidates(due));
                    });
        }
    }
}
