package org.longroll.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Decider;
import org.longroll.battle.Possibility;
import org.longroll.battle.Referee;
import org.longroll.battle.SeatOutlook;
import org.longroll.dice.DiceStream;
import org.longroll.journal.Decision;
import org.longroll.journal.Inputs;
import org.longroll.journal.Seat;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.Chooser;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;
import org.longroll.testing.HowMany;

/** No player is offered what is refused: each entry that is offered to a seat in simulated battles is recorded from there. */
class TriedOffersTest {

    static final List<String> RULESETS = Skirmishes.RULESETS;

    private static final int BATTLES = HowMany.of("tried.offers", 2, 20);

    /** After every so many entries all offers are tried. */
    private static final int EACH = 2;

    /** What must have been tried, of each system. */
    private static final Map<String, Set<String>> TRIED = Map.of(
            "adf",
            Set.of(
                    "answer",
                    "attach-leader",
                    "begin-part",
                    "change-formation",
                    "charge",
                    "countercharge",
                    "detach-leader",
                    "disengage",
                    "dismount",
                    "end-part",
                    "end-turn",
                    "face",
                    "fire",
                    "group",
                    "impact",
                    "leader-move",
                    "limber",
                    "merge",
                    "morale-check",
                    "mount",
                    "move",
                    "pursue",
                    "rally",
                    "reform",
                    "rout",
                    "unlimber"),
            "rff",
            Set.of(
                    "answer",
                    "attach-leader",
                    "begin-phase",
                    "change-formation",
                    "charge",
                    "charge-combat",
                    "countercharge",
                    "end-turn",
                    "fire",
                    "leader-move",
                    "maneuver",
                    "move",
                    "passage-of-lines",
                    "pivot",
                    "retreat"));

    private final Set<String> tried = new TreeSet<>();
    private final List<String> refused = new ArrayList<>();

    @ParameterizedTest
    @FieldSource("RULESETS")
    void whatever_is_offered_to_a_seat_is_accepted_from_it(String ruleset) {
        for (long seed = 1; seed <= BATTLES; seed++) {
            var played = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library(), seed)
                    .with(BadBoy::new)
                    .play(seed);
            var battle = Battle.opened(played.end().id(), played.opening(), played.opened());
            for (var entry : played.entries()) {
                for (var event : entry.events()) {
                    battle = battle.after(event, entry.occasion());
                }
                if (entry.number() % EACH == seed % EACH) {
                    tryAll(battle, "%s, battle %d, after entry %d".formatted(ruleset, seed, entry.number()));
                }
            }
        }
        assertThat(refused).isEmpty();
        assertThat(tried).containsAll(TRIED.get(ruleset.split("-")[0]));
    }

    private void tryAll(Battle battle, String when) {
        var referee = Battles.referee(battle.opening().rulebook().ruleset());
        Chooser chooser = new Random(when.hashCode())::nextInt;
        for (var side : battle.table().order().sides()) {
            var seat = new Seat(side.id());
            new SeatOutlook(battle, seat)
                    .next(referee)
                    .forEach(offer -> take(battle, referee, seat, offer, chooser, when));
        }
    }

    private void take(Battle battle, Referee referee, Seat seat, Possibility offer, Chooser chooser, String when) {
        Taken.of(battle.opening().rulebook().system(), offer, chooser).ifPresent(order -> {
            tried.add(offer.type());
            var inputs = new Inputs(seat, new DiceStream(when)).recording(order);
            if (Decider.decide(battle, order, inputs, referee) instanceof Decision.Refused(var refusal)) {
                refused.add("%s, %s is offered %s, but %s: %s (%s)"
                        .formatted(when, seat, offer, order, refusal.sentence(), refusal.code()));
            }
        });
    }
}
