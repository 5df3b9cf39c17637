package org.longroll.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.DiceRolled;
import org.longroll.dice.Dice;
import org.longroll.dice.Roll;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** The dice of one entry, taken as the chart asks for them. Used for one decision; the dice taken become events. */
public final class DiceTray {

    private final DicePolicy policy;
    private final Hand hand;
    private final List<DiceRolled> taken = new ArrayList<>();
    private int place;

    public DiceTray(Battle battle, Hand hand) {
        this.policy = battle.settings().dicePolicy();
        this.hand = hand;
    }

    /** Takes dice for one unit; none if the chart needs none. */
    public Verdict<Roll> take(GivenDice given, Dice dice, String purpose, @Nullable String unit, String field) {
        return objection(given, dice, field)
                .map(Verdict::<Roll>refused)
                .orElseGet(() -> Verdict.allowed(taken(given, dice, purpose, unit)));
    }

    public List<DiceRolled> events() {
        return List.copyOf(taken);
    }

    private Optional<Refusal> objection(GivenDice given, Dice dice, String field) {
        return switch (given) {
            case GivenDice.Thrown(var faces) ->
                hand.waivers()
                        .first(
                                () -> BattleRefusal.DICE_ARE_ROLLED
                                        .when(
                                                policy == DicePolicy.ROLLED && dice.count() > 0,
                                                field,
                                                () -> "In this battle the server rolls the dice; ask it to.")
                                        .map(refusal -> refusal.taking(dice)),
                                () -> wrong(new Roll(faces).fits(dice), field, dice, () -> "This takes %s, not %s."
                                        .formatted(dice, faces)));
            case GivenDice.ByServer() ->
                hand.waivers()
                        .first(
                                () -> BattleRefusal.DICE_ARE_THROWN
                                        .when(
                                                policy == DicePolicy.THROWN && dice.count() > 0,
                                                field,
                                                () -> "In this battle dice are thrown at the table; type in %s."
                                                        .formatted(dice))
                                        .map(refusal -> refusal.taking(dice)),
                                // Only dice that are replayed can run out.
                                () -> wrong(
                                        hand.dice().at(place, dice).fits(dice),
                                        field,
                                        dice,
                                        () -> "This takes %s; so many were not rolled.".formatted(dice)));
        };
    }

    private static Optional<Refusal> wrong(boolean fits, String field, Dice dice, Supplier<String> sentence) {
        return BattleRefusal.WRONG_DICE.when(!fits, field, sentence).map(refusal -> refusal.taking(dice));
    }

    private Roll taken(GivenDice given, Dice dice, String purpose, @Nullable String unit) {
        var source =
                switch (given) {
                    case GivenDice.Thrown thrown -> GivenDice.Source.THROWN;
                    case GivenDice.ByServer server -> GivenDice.Source.ROLLED;
                };
        var roll =
                switch (given) {
                    case GivenDice.Thrown(var faces) -> new Roll(faces);
                    case GivenDice.ByServer() -> hand.dice().at(place, dice);
                };
        place += dice.count();
        if (dice.count() > 0) {
            taken.add(new DiceRolled(
                    purpose,
                    unit,
                    dice.sides(),
                    roll.faces(),
                    source,
                    hand.seat().id()));
        }
        return roll;
    }
}
