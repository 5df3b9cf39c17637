package org.longroll.toy;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.util.Map;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.battle.Referee;
import org.longroll.journal.EntryType;
import org.longroll.journal.GivenDice;
import org.longroll.journal.Order;
import org.longroll.rules.Rules;
import org.longroll.simulation.Player;
import org.longroll.simulation.Players;
import org.longroll.simulation.Proposal;
import org.longroll.simulation.Sandtable;
import org.longroll.simulation.Temperament;
import org.longroll.web.entries.DiceRequest;
import org.longroll.web.entries.EntryForms;
import org.longroll.web.entries.EntryRequest;

/** Who plays, and what people send. */
final class ToyTable {

    private ToyTable() {}

    /** Fires with the first who can at the last of the enemy, then ends the turn. */
    public static final class Shooters implements Players {

        @Override
        public String system() {
            return ToyRules.NAME;
        }

        @Override
        public Player player(Rules rules, Referee referee, Sandtable table, Map<String, Temperament> temperaments) {
            return battle -> {
                var fire = referee.next(battle, Set.of()).getFirst();
                var firer = fire.units().getFirst();
                var target = fire.options().get("targets").getLast();
                return Proposal.by(battle.field().activeSide(), new ToyBattles.Fire(firer, target, GivenDice.ROLL));
            };
        }
    }

    /** Entries as people send them. */
    public static final class Forms implements EntryForms {

        @Schema(name = "ToyEntry")
        sealed interface ToyEntryRequest extends EntryRequest {}

        @EntryType("fire")
        @Schema(name = "NewToyFire")
        record FireRequest(
                @NotNull String unit,
                @NotNull String target,
                @NotNull @Valid DiceRequest dice) implements ToyEntryRequest {

            @Override
            public Order order() {
                return new ToyBattles.Fire(unit, target, dice.dice());
            }
        }

        @Override
        public String system() {
            return ToyRules.NAME;
        }

        @Override
        public Class<ToyEntryRequest> entries() {
            return ToyEntryRequest.class;
        }
    }
}
