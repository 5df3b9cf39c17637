package org.longroll.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Decider;
import org.longroll.battle.Decision;
import org.longroll.battle.Hand;
import org.longroll.battle.Order;
import org.longroll.battle.Possibility;
import org.longroll.battle.Seat;
import org.longroll.battle.SeatOutlook;
import org.longroll.codec.JournalJson;
import org.longroll.dice.DiceStream;
import org.longroll.simulation.BadBoy;
import org.longroll.simulation.Simulation;
import org.longroll.simulation.Skirmishes;
import org.longroll.testing.HowMany;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryForms;

/** Each deed that is offered in simulated battles of Across A Deadly Field is recorded as it is offered. */
class TriedOffersTest {

    private static final int BATTLES = HowMany.of("tried.offers", 1, 20);

    /** Every so many entries all offers are tried. */
    private static final int EACH = 5;

    private static final Set<String> OF_UNITS = Set.of(
            "fire",
            "charge",
            "countercharge",
            "move",
            "disengage",
            "change-formation",
            "face",
            "limber",
            "unlimber",
            "mount",
            "dismount",
            "reform",
            "rally",
            "rout");

    private static final ObjectMapper JSON = JournalJson.mapper();
    private static final EntryFamily ENTRIES =
            new EntryFamily(EntryForms.ALL.named("adf").entries());

    @ParameterizedTest
    @ValueSource(strings = {"adf-15mm", "adf-10mm"})
    void a_deed_that_is_offered_is_accepted(String ruleset) {
        var refused = new ArrayList<String>();
        var tried = new TreeSet<String>();
        for (long seed = 1; seed <= BATTLES; seed++) {
            var played = Simulation.of(Skirmishes.ofAllArms(ruleset), Battles.library(), seed)
                    .with(BadBoy::new)
                    .play(seed);
            var battle = Battle.opened(played.end().id(), played.opening(), played.opened());
            for (var entry : played.entries()) {
                for (var event : entry.events()) {
                    battle = battle.after(event, entry.occasion());
                }
                if (entry.number() % EACH == 0) {
                    refused.addAll(refusals(
                            battle, "%s, battle %d, after entry %d".formatted(ruleset, seed, entry.number()), tried));
                }
            }
        }
        assertThat(tried).contains("fire", "move", "charge", "rally", "reform", "disengage", "countercharge");
        assertThat(refused).isEmpty();
    }

    private static List<String> refusals(Battle battle, String when, Set<String> tried) {
        var refused = new ArrayList<String>();
        var referee = Battles.referee(battle.opening().rulebook().ruleset());
        for (var offer : new SeatOutlook(battle, Seat.UMPIRE).next(referee)) {
            if (OF_UNITS.contains(offer.type()) && offer.due() == null) {
                tried.add(offer.type());
                var hand = new Hand(new Seat(battle.table().sideOf(offer.units().getFirst())), new DiceStream(when));
                if (Decider.decide(battle, order(offer), hand, referee) instanceof Decision.Refused(var refusal)) {
                    refused.add("%s: %s is offered, but %s (%s)"
                            .formatted(when, offer, refusal.sentence(), refusal.code()));
                }
            }
        }
        return refused;
    }

    /** As a player would take it: the first unit, the first target, as far as it goes. */
    private static Order order(Possibility offer) {
        var node = JSON.createObjectNode().put("type", offer.type());
        var units = node.putArray("units");
        offer.options()
                .getOrDefault("together", List.of(offer.units().getFirst()))
                .forEach(units::add);
        offer.kinds().stream().findFirst().ifPresent(kind -> node.put("kind", kind));
        Optional.ofNullable(offer.reactionTo()).ifPresent(to -> node.put("reactionTo", to.toString()));
        first(offer, "targets").ifPresent(target -> node.put("target", target));
        first(offer, "bands").ifPresent(band -> node.put("band", band));
        first(offer, "formations").ifPresent(formation -> node.put("formation", formation));
        first(offer, "near").ifPresent(near -> node.put("near", true));
        first(offer, "terrains").ifPresent(terrain -> {
            if (Set.of("move", "disengage").contains(offer.type())) {
                node.putArray("legs")
                        .addObject()
                        .put("terrain", terrain)
                        .put("inches", Double.parseDouble(first(offer, "inches").orElseThrow()));
            } else {
                node.put("terrain", terrain);
            }
        });
        if (offer.type().equals("rout")) {
            node.put("terrain", "open");
        }
        if (Set.of("fire", "charge", "countercharge", "rally", "rout").contains(offer.type())) {
            node.put("dice", "roll");
        }
        try {
            var shape = ENTRIES.shape(offer.type()).orElseThrow();
            return JSON.treeToValue(EntryFamily.types(shape).size() > 1 ? node : node.without("type"), shape)
                    .order();
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(node.toString(), e);
        }
    }

    private static Optional<String> first(Possibility offer, String option) {
        return offer.options().getOrDefault(option, List.of()).stream().findFirst();
    }
}
