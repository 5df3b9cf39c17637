package org.longroll.rff.battle;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.longroll.journal.Event;
import org.longroll.rff.battle.UnitEvent.RanLowOnAmmunition;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Answers to the journal's questions: which units are near, which one is meant. */
record AnswerPlay(Scene scene) {

    Verdict<List<Event>> decide(RffOrder.Answer order) {
        var due = scene.field().agenda().find(order.due()).filter(each -> each.kind()
                .isQuestion());
        return Verdict.unless(
                        RffBattleRefusal.NOT_THIS_DUE.when(
                                due.isEmpty(), "due", () -> "“%s” is not a question.".formatted(order.due())),
                        due::orElseThrow)
                .then(asked -> Verdict.unless(objection(order, asked), () -> answered(order, asked)));
    }

    private Optional<Refusal> objection(RffOrder.Answer order, RffDue due) {
        return scene.first(
                () -> scene.inputs().objectionFor(due.side(), "due"),
                () -> order.units().stream()
                        .filter(each -> !choices(due).contains(each))
                        .findFirst()
                        .map(each -> RffBattleRefusal.NOT_AMONG_THE_CHOICES.of(
                                "units", "“%s” cannot be meant.".formatted(scene.name(each)))),
                () -> RffBattleRefusal.NOBODY_NAMED.when(
                        order.units().stream().distinct().count()
                                < order.units().size(),
                        "units",
                        () -> "Each is named once."),
                () -> RffBattleRefusal.ONE_ANSWER.when(
                        due.kind() != RffDue.Kind.MASSED_TARGET && order.units().size() > 1,
                        "units",
                        () -> "Name one, or none."),
                () -> RffBattleRefusal.ONE_ANSWER.when(
                        due.kind() == RffDue.Kind.LOW_ON_AMMUNITION
                                && order.units().isEmpty()
                                && !choices(due).isEmpty(),
                        "units",
                        () -> "One of them is low on ammunition."));
    }

    /** The choices that are still possible. */
    List<String> choices(RffDue due) {
        var field = scene.field();
        return due.prepared().choices().stream()
                .filter(each -> due.kind() == RffDue.Kind.LEADER_NEAR_TARGET
                        ? field.leaders().get(each).leads()
                        : field.fights(each))
                .toList();
    }

    private List<Event> answered(RffOrder.Answer order, RffDue due) {
        var course = scene.course();
        course.settled(due);
        switch (due.kind()) {
            case LOW_ON_AMMUNITION -> order.units().forEach(unit -> course.happens(new RanLowOnAmmunition(unit)));
            case LEADER_NEAR_TARGET ->
                order.units()
                        .forEach(leader -> course.call(
                                RffDue.Kind.LEADER_UNDER_FIRE, leader, due.side(), RffDue.Call.among(List.of())));
            case MASSED_TARGET ->
                new FireEffects(scene)
                        .struck(course, Objects.requireNonNull(due.prepared().massed()), order.units());
            case FELL_BACK, CHARGE_CHECKED, CHARGE_LOST, WORKS_HELD, LEADER_UNDER_FIRE ->
                throw new IllegalStateException("not a question: " + due);
        }
        return course.events();
    }
}
