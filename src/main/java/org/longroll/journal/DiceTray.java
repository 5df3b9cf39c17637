package org.longroll.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.longroll.dice.Dice;
import org.longroll.dice.Roll;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.rules.Refusal;
import org.longroll.rules.Verdict;

/** The dice of one entry, taken as the chart asks for them. Used for one decision; the dice taken become events. */
public final class DiceTray {

    private final Journal<?> journal;
    private final DicePolicy policy;
    private final Inputs inputs;
    private final List<DiceRolled> taken = new ArrayList<>();
    private int place;

    public DiceTray(Journal<?> journal, Inputs inputs) {
        this.journal = journal;
        this.policy = journal.policies().dice();
        this.inputs = inputs;
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
                inputs.waivers()
                        .first(
                                () -> journal.refusal(JournalRefusal.DICE_ARE_ROLLED)
                                        .when(
                                                policy == DicePolicy.ROLLED && dice.count() > 0,
                                                field,
                                                () -> "In this %s the server rolls the dice; ask it to."
                                                        .formatted(
                                                                journal.words().journal()))
                                        .map(refusal -> refusal.taking(dice)),
                                () -> wrong(new Roll(faces).fits(dice), field, dice, () -> "This takes %s, not %s."
                                        .formatted(dice, faces)));
            case GivenDice.ByServer() ->
                inputs.waivers()
                        .first(
                                () -> journal.refusal(JournalRefusal.DICE_ARE_THROWN)
                                        .when(
                                                policy == DicePolicy.THROWN && dice.count() > 0,
                                                field,
                                                () -> "In this %s dice are thrown at the table; type in %s."
                                                        .formatted(
                                                                journal.words().journal(), dice))
                                        .map(refusal -> refusal.taking(dice)),
                                // Only dice that are replayed can run out.
                                () -> wrong(
                                        inputs.dice().at(place, dice).fits(dice),
                                        field,
                                        dice,
                                        () -> "This takes %s; so many were not rolled.".formatted(dice)));
        };
    }

    private Optional<Refusal> wrong(boolean fits, String field, Dice dice, Supplier<String> sentence) {
        return journal.refusal(JournalRefusal.WRONG_DICE)
                .when(!fits, field, sentence)
                .map(refusal -> refusal.taking(dice));
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
                    case GivenDice.ByServer() -> inputs.dice().at(place, dice);
                };
        place += dice.count();
        if (dice.count() > 0) {
            taken.add(new DiceRolled(
                    purpose,
                    unit,
                    dice.sides(),
                    roll.faces(),
                    source,
                    inputs.seat().id()));
        }
        return roll;
    }
}
