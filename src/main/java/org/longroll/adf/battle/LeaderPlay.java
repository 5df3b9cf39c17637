package org.longroll.adf.battle;

import java.util.List;
import java.util.Optional;
import org.longroll.adf.battle.Clock.Part;
import org.longroll.adf.rules.Leg;
import org.longroll.adf.rules.Move;
import org.longroll.adf.rules.MovementAnswer;
import org.longroll.adf.rules.Mover;
import org.longroll.battle.BattleEvent;
import org.longroll.battle.BattleRefusal;
import org.longroll.battle.CommonEvent;
import org.longroll.rules.Fraction;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** Leaders ride about and join units, at the time that the edition has for them. */
record LeaderPlay(Scene moment) {

    Verdict<List<BattleEvent>> decide(LeaderOrder.LeaderMove move) {
        var refusal =
                toLeading(move.leader()).or(() -> attached(move.leader())).or(() -> ManeuverPlay.noLegs(move.legs()));
        if (refusal.isPresent()) {
            return Verdict.refused(refusal.get());
        }
        return share(move.legs()).then(share -> {
            var spent = moment.field().leaders().get(move.leader()).spent().plus(share);
            return Verdict.unless(moment.first(() -> noMoveLeft(move.leader(), spent)), () -> {
                var course = moment.course()
                        .happens(new LeaderEvent.LeaderMoved(
                                move.leader(), move.legs(), spent.atMost(moves()) ? spent : moves()));
                if (move.position() != null) {
                    course.happens(new CommonEvent.PositionTaken(move.leader(), move.position()));
                }
                return course.events();
            });
        });
    }

    /** Whether there is such a leader, alive, this seat's, and it is the time for leaders to ride. */
    Optional<Refusal> toLeading(String id) {
        var leader = moment.field().leaders().find(id);
        if (leader.isEmpty()) {
            return Optional.of(
                    BattleRefusal.UNKNOWN_LEADER.of("leader", "There is no leader “%s” in this battle.".formatted(id)));
        }
        return moment.first(
                () -> moment.hand().objectionFor(leader.get().side(), "leader"),
                () -> AdfBattleRefusal.LEADER_KILLED.when(
                        leader.get().killed(), "leader", () -> "%s has fallen.".formatted(moment.name(id))),
                () -> time(leader.get()),
                moment.deeds()::chargeUnderWay);
    }

    /** In a part of their own before all others, or in their side's own part. */
    private Optional<Refusal> time(AdfLeader leader) {
        if (moment.chart().field().turn().leadersMoveFirst()) {
            return AdfBattleRefusal.NOT_THE_LEADERS_PART.when(
                    moment.field().clock().part() != Part.LEADERS,
                    "type",
                    () -> "Leaders move before the units of either side.");
        }
        return moment.deeds().toItsPart(leader.side(), "leader");
    }

    /** One move in a part of their own; as many as a unit has actions where they move with their side. */
    private Fraction moves() {
        return Fraction.whole(moment.field().clock().part() == Part.LEADERS ? 1 : moment.actions());
    }

    /** What a leader has left of his moves. */
    Fraction left(AdfLeader leader) {
        return moves().plus(leader.spent().times(-1));
    }

    Optional<Refusal> attached(String leader) {
        return AdfBattleRefusal.LEADER_ATTACHED.when(
                moment.field().leaders().get(leader).attachedTo() != null, "leader", () -> "%s rides with a unit."
                        .formatted(moment.name(leader)));
    }

    Optional<Refusal> noMoveLeft(String leader, Fraction spent) {
        return AdfBattleRefusal.TOO_FAR.when(
                !spent.atMost(moves()), "legs", () -> "%s cannot ride that far.".formatted(moment.name(leader)));
    }

    private Verdict<Fraction> share(List<Leg> legs) {
        return moment.rules().move(new Move(new Mover.Leader(), false, 0, legs)).then(answer -> switch (answer) {
            case MovementAnswer.Marches marches ->
                Verdict.unless(
                        moment.first(() -> AdfBattleRefusal.TOO_FAR.when(
                                !marches.allowed(), "legs", () -> "No leader rides that far in one move.")),
                        marches::used);
            case MovementAnswer.Runs runs -> Verdict.allowed(Fraction.ONE);
        });
    }

    Verdict<List<BattleEvent>> decide(LeaderOrder.AttachLeader attach) {
        return Verdict.unless(
                toLeading(attach.leader())
                        .or(() -> attached(attach.leader()))
                        .or(() -> moment.deeds().toNaming(attach.unit(), "unit"))
                        .or(() -> AdfBattleRefusal.NOT_HIS_SIDE.when(
                                !moment.unit(attach.unit())
                                        .side()
                                        .equals(moment.field()
                                                .leaders()
                                                .get(attach.leader())
                                                .side()),
                                "unit",
                                () -> "%s is not of his side.".formatted(moment.name(attach.unit())))),
                () -> List.of(new LeaderEvent.LeaderAttached(attach.leader(), attach.unit())));
    }

    Verdict<List<BattleEvent>> decide(LeaderOrder.DetachLeader detach) {
        return Verdict.unless(toLeading(detach.leader()).or(() -> alone(detach.leader())), () -> {
            var unit = moment.field().leaders().get(detach.leader()).attachedTo();
            return List.of(new LeaderEvent.LeaderDetached(detach.leader(), unit == null ? "" : unit));
        });
    }

    Optional<Refusal> alone(String leader) {
        return AdfBattleRefusal.LEADER_NOT_ATTACHED.when(
                moment.field().leaders().get(leader).attachedTo() == null, "leader", () -> "%s rides with no unit."
                        .formatted(moment.name(leader)));
    }
}
