package org.longroll.rff.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Possibility;
import org.longroll.journal.Decision;
import org.longroll.rules.Word;

/** What the battle says is possible is what it accepts, and nothing else is. */
class NextTest {

    /** What every battle has, whatever its rules. */
    static final Set<String> COMMON = Set.of(
            "note",
            "ruling",
            "arrive",
            "leave-table",
            "objective",
            "reinforce",
            "end-battle",
            "return",
            "position",
            "leader",
            "rename",
            "settings");

    private static final int ENTRIES = 60;

    @Property(tries = 40)
    void every_entry_built_from_next_is_accepted(@ForAll long seed) {
        var skirmish = Skirmish.begun();
        var player = new RandomPlayer(seed);
        for (int entry = 0; entry < ENTRIES && !skirmish.battle().table().over(); entry++) {
            var next = offers(skirmish);
            assertThat(next).allSatisfy(NextTest::passesThroughAnother);
            var offers = next.stream().map(player::offered).toList();
            for (var order : offers) {
                assertThat(skirmish.tried(order, "umpire"))
                        .as("%s after %s", order, skirmish.last())
                        .isInstanceOf(Decision.Accepted.class);
            }
            skirmish.then(player.one(offers));
        }
    }

    @Property(tries = 40)
    void every_entry_that_is_accepted_was_in_next(@ForAll long seed) {
        var skirmish = Skirmish.begun();
        var player = new RandomPlayer(seed);
        for (int entry = 0; entry < ENTRIES && !skirmish.battle().table().over(); entry++) {
            var offers = offers(skirmish);
            for (int any = 0; any < 25; any++) {
                var order = player.anything(skirmish.field());
                if (skirmish.tried(order, "umpire") instanceof Decision.Accepted) {
                    assertThat(offered(offers, order))
                            .as("%s was accepted, of %s", order, offers)
                            .isTrue();
                }
            }
            skirmish.then(player.offered(player.one(offers)));
        }
    }

    private static void passesThroughAnother(Possibility next) {
        if (next.units().size() == 1) {
            assertThat(next.options().getOrDefault("through", List.of())).doesNotContainAnyElementsOf(next.units());
        }
    }

    /** The possibilities of this system; a side without a choice is no offer. */
    private static List<Possibility> offers(Skirmish skirmish) {
        return skirmish.next().stream()
                .filter(next -> !COMMON.contains(next.type()))
                .toList();
    }

    /** Units that move together were each offered a move, with the inches of each. */
    private static boolean offered(List<Possibility> offers, RffOrder order) {
        return order instanceof ManeuverOrder.Move move
                ? move.units().stream().allMatch(unit -> offers.stream()
                        .anyMatch(next ->
                                next.type().equals(order.type()) && next.units().contains(unit)))
                : offers.stream().anyMatch(next -> offers(next, order));
    }

    private static boolean offers(Possibility next, RffOrder order) {
        return next.type().equals(order.type())
                && next.units().containsAll(subjects(order, next))
                && Objects.equals(next.due(), order.settles().orElse(null))
                && switch (order) {
                    case ManeuverOrder.ChangeFormation change -> has(next, "formations", change.formation());
                    case ManeuverOrder.Mount mount ->
                        mount.formation() == null || has(next, "formations", mount.formation());
                    case ManeuverOrder.PassageOfLines passage -> has(next, "through", passage.through());
                    case RffOrder.Fire fire ->
                        next.kinds().contains(fire.kind().word()) && has(next, "targets", fire.target());
                    case ChargeOrder.Charge charge -> has(next, "targets", charge.target());
                    case ChargeOrder.Countercharge counter -> counter.charge().equals(next.charge());
                    case ChargeOrder.ChargeCombat combat -> combat.charge().equals(next.charge());
                    case ChargeOrder.Breakthrough on ->
                        on.charge().equals(next.charge()) && has(next, "targets", on.target());
                    case RetreatOrder.Retreat retreat -> retreat.holds() == null || has(next, "holds", retreat.holds());
                    case LeaderOrder.AttachLeader attach -> has(next, "leaders", attach.leader());
                    case LeaderOrder.DetachLeader detach -> has(next, "leaders", detach.leader());
                    case LeaderOrder.ReplaceLeader replace -> has(next, "leaders", replace.leader());
                    case LeaderOrder.LeaderMove move -> has(next, "leaders", move.leader());
                    case TurnOrder.BeginPhase begin -> begin.phase() == null || has(next, "phases", begin.phase());
                    case TurnOrder.SideStatus status -> has(next, "sides", status.side());
                    case TurnOrder.EndTurn end -> true;
                    case ManeuverOrder.Maneuver check -> true;
                    case ManeuverOrder.Move move -> true;
                    case ManeuverOrder.Evolve evolve -> true;
                    case RetreatOrder.Recall recall -> true;
                    case LeaderOrder.FallenLeader fallen -> true;
                    case RffOrder.Answer answer -> true;
                };
    }

    private static boolean has(Possibility next, String option, Word word) {
        return has(next, option, word.word());
    }

    private static boolean has(Possibility next, String option, @Nullable String choice) {
        return choice == null || next.options().getOrDefault(option, List.of()).contains(choice);
    }

    private static List<String> subjects(RffOrder order, Possibility next) {
        return switch (order) {
            case ManeuverOrder maneuver -> maneuver.units();
            case RffOrder.Fire fire ->
                fire.firers().stream().map(RffOrder.Fire.Group::unit).toList();
            case ChargeOrder.Charge charge -> charge.units();
            case ChargeOrder.Countercharge counter -> List.of(counter.unit());
            case RetreatOrder retreat -> List.of(retreat.unit());
            case RffOrder.Answer answer -> answer.units();
            case LeaderOrder.AttachLeader attach -> List.of(attach.unit());
            case ChargeOrder.ChargeCombat combat -> List.of();
            case ChargeOrder.Breakthrough on -> List.of();
            case LeaderOrder leader -> List.of();
            case TurnOrder turn -> List.of();
        };
    }
}
