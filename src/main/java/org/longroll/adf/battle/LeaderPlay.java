package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.rules.Leg;
import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.adf.rules.Mover;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.CommonEvent;
import org.longroll.journal.Event;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Leaders move and join units, at the time that the edition gives them. */
record LeaderPlay(Scene scene) {

    Verdict<List<Event>> decide(LeaderOrder.LeaderMove move) {
        var refusal =
                toLeading(move.leader()).or(() -> attached(move.leader())).or(() -> ManeuverPlay.noLegs(move.legs()));
        return Verdict.orAsk(refusal, () -> share(move.legs())).then(share -> {
            var spent = scene.leader(move.leader()).spent().plus(share);
            return Verdict.unless(scene.first(() -> noMoveLeft(move.leader(), spent)), () -> {
                var course = scene.course()
                        .happens(new LeaderEvent.LeaderMoved(
                                move.leader(), move.legs(), spent.atMost(moves()) ? spent : moves()));
                if (move.position() != null) {
                    course.happens(new CommonEvent.PositionTaken(move.leader(), move.position()));
                }
                return course.events();
            });
        });
    }

    /** Whether there is such a leader, in play, of this seat's side, and it is the time for leaders. */
    Optional<Refusal> toLeading(String id) {
        var leader = scene.field().leaders().find(id);
        if (leader.isEmpty()) {
            return Optional.of(
                    BattleRefusal.UNKNOWN_LEADER.of("leader", "There is no leader “%s” in this battle.".formatted(id)));
        }
        return scene.first(
                () -> scene.inputs().objectionFor(leader.get().side(), "leader"),
                () -> BattleRefusal.LEADER_AWAITED.when(
                        scene.field().isAwaited(id), "leader", () -> "%s has yet to come.".formatted(scene.name(id))),
                () -> AdfBattleRefusal.LEADER_KILLED.when(
                        leader.get().killed(), "leader", () -> "%s has fallen.".formatted(scene.name(id))),
                () -> time(leader.get()),
                scene.deeds()::chargeUnderWay);
    }

    /** In a part of their own before all others, or in their side's own part. */
    private Optional<Refusal> time(AdfLeader leader) {
        if (scene.chart().field().turn().leadersMoveFirst()) {
            return AdfBattleRefusal.NOT_THE_LEADERS_PART.when(
                    scene.field().clock().part() != Part.LEADERS,
                    "type",
                    () -> scene.field().clock().part() == Part.TURN_BEGINS
                            ? "The turn has not begun; “begin-part” begins it with the leaders."
                            : "Leaders move before the units of either side; that part of this turn is over.");
        }
        return scene.deeds().toItsPart(leader.side(), "leader");
    }

    /** One move in a part of their own; as many as a unit has actions if they move with their side. */
    private Fraction moves() {
        return Fraction.whole(scene.field().clock().part() == Part.LEADERS ? 1 : scene.actions());
    }

    Fraction left(AdfLeader leader) {
        return moves().plus(leader.spent().times(-1));
    }

    Optional<Refusal> attached(String leader) {
        return AdfBattleRefusal.LEADER_ATTACHED.when(
                scene.leader(leader).attachedTo() != null, "leader", () -> "%s rides with a unit."
                        .formatted(scene.name(leader)));
    }

    Optional<Refusal> noMoveLeft(String leader, Fraction spent) {
        return AdfBattleRefusal.TOO_FAR.when(!spent.atMost(moves()), "legs", () -> "%s cannot ride that far: %s."
                .formatted(scene.name(leader), inches(left(scene.leader(leader)))));
    }

    private String inches(Fraction left) {
        return new Marches(scene)
                .riding(left)
                .map(reach -> reach.inWords() + " are left")
                .orElse("nothing of his move is left");
    }

    private Verdict<Fraction> share(List<Leg> legs) {
        return scene.rules().move(new Move(new Mover.Leader(), false, 0, legs)).then(answer -> switch (answer) {
            case MovementAnswer.Marches marches ->
                Verdict.unless(
                        scene.first(() -> AdfBattleRefusal.TOO_FAR.when(
                                !marches.allowed(), "legs", () -> "No leader rides that far in one move: %s at most."
                                        .formatted(ManeuverPlay.inWords(marches)))),
                        marches::used);
            case MovementAnswer.Runs runs -> Verdict.allowed(Fraction.ONE);
        });
    }

    Verdict<List<Event>> decide(LeaderOrder.AttachLeader attach) {
        return Verdict.unless(
                toLeading(attach.leader())
                        .or(() -> attached(attach.leader()))
                        .or(() -> scene.deeds().toNaming(attach.unit(), "unit"))
                        .or(() -> AdfBattleRefusal.NOT_HIS_SIDE.when(
                                !scene.unit(attach.unit())
                                        .side()
                                        .equals(scene.leader(attach.leader()).side()),
                                "unit",
                                () -> "%s is not of his side.".formatted(scene.name(attach.unit())))),
                () -> List.of(new LeaderEvent.LeaderAttached(attach.leader(), attach.unit())));
    }

    Verdict<List<Event>> decide(LeaderOrder.DetachLeader detach) {
        return Verdict.unless(toLeading(detach.leader()).or(() -> alone(detach.leader())), () -> {
            var unit = scene.leader(detach.leader()).attachedTo();
            return List.of(new LeaderEvent.LeaderDetached(detach.leader(), unit == null ? "" : unit));
        });
    }

    Optional<Refusal> alone(String leader) {
        return AdfBattleRefusal.LEADER_NOT_ATTACHED.when(
                scene.leader(leader).attachedTo() == null, "leader", () -> "%s rides with no unit."
                        .formatted(scene.name(leader)));
    }
}
