package org.longroll.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.longroll.analysis.DiceStatistics;
import org.longroll.battle.Battle;
import org.longroll.battle.Battles;
import org.longroll.battle.Decider;
import org.longroll.dice.RecordedDice;
import org.longroll.journal.Correction;
import org.longroll.journal.Decision;
import org.longroll.journal.DicePolicy;
import org.longroll.journal.DiceRegister.Fate;
import org.longroll.journal.GivenDice;
import org.longroll.journal.History;
import org.longroll.journal.Inputs;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.RecordedOrder;
import org.longroll.journal.Seat;
import org.longroll.report.render.Links;
import org.longroll.report.render.Medium;
import org.longroll.report.render.ScrutinyPage;
import org.longroll.report.scrutiny.Matter;
import org.longroll.report.scrutiny.Scrutiny;
import org.longroll.scenario.Changes;

/** A die that was changed is what a league asks about first: the audit report has it. */
class AuditedDiceTest {

    private final List<History.Line> lines = new ArrayList<>();
    private Battle battle;

    AuditedDiceTest() {
        var scenario = Skirmishes.shipped("little-round-top")
                .with(new Changes(null, null, null, null, DicePolicy.EITHER, null, null, 2, null));
        var played = Simulation.of(scenario, Battles.library()).play(7);
        battle = Battle.opened(played.end().id(), played.opening(), played.opened());
        lines.add(new History.Line(played.opening(), played.opened()));
        for (var entry : played.entries()) {
            entry.events().forEach(event -> add(event, entry.occasion()));
        }
    }

    private void add(org.longroll.journal.Event event, Occasion occasion) {
        battle = battle.after(event, occasion);
        lines.add(new History.Line(event, occasion));
    }

    private void says(String seat, Order order) {
        var occasion =
                new Occasion(new UUID(battle.version(), 7), battle.latest().at().plusSeconds(60), seat);
        var inputs = new Inputs(new Seat(seat), RecordedDice.NONE, Instant.EPOCH);
        var referee = Battles.referee(battle.opening().rulebook().ruleset());
        var decision = (Decision.Accepted) Decider.decide(battle, order, inputs, referee);
        decision.events().forEach(event -> add(event, occasion));
    }

    private RecordedOrder rolledFire() {
        return battle.timeline().inForce().reversed().stream()
                .filter(said -> said.order().type().equals("fire")
                        && said.events(DiceRolled.class).anyMatch(dice -> dice.source() == GivenDice.Source.ROLLED))
                .findFirst()
                .orElseThrow();
    }

    /** The same order with every die read one lower, and thrown. */
    private static Order thrownLower(RecordedOrder said) {
        var given = said.events(DiceRolled.class)
                .<GivenDice>map(dice -> new GivenDice.Thrown(
                        dice.faces().stream().map(face -> Math.max(1, face - 1)).toList()))
                .toList();
        return OrderDice.in(said.order(), given);
    }

    private Scrutiny audited() {
        var journal = new History(battle.id(), lines);
        return Scrutiny.of(
                journal.entries(),
                DiceStatistics.of(journal),
                Map.of(),
                new Scrutiny.Proofs(true, "All fits.", List.of(), List.of()));
    }

    @Test
    void a_roll_that_an_amendment_replaces_by_thrown_dice_is_worth_a_question_with_both_throws() {
        var fire = rolledFire();
        var change = new Correction.Change.Replace(thrownLower(fire));
        says("umpire", new Correction.Amend(fire.entry(), change, new TreeMap<>(), "It was read wrong."));
        var audit = audited();
        var amendment = matter(audit, "amendment");
        assertThat(amendment.consequences())
                .anySatisfy(line -> assertThat(line)
                        .startsWith("Dice of entry %d, fire of".formatted(fire.number()))
                        .contains(" → thrown "))
                .anySatisfy(line -> assertThat(line).startsWith("Entry %d was: ".formatted(fire.number())));
        assertThat(matter(audit, "roll-replaced").sentence())
                .contains("The server rolled", "in entry %d".formatted(fire.number()), "thrown at the table");
        assertThat(audit.diceOutOfForce()).anySatisfy(die -> {
            assertThat(die.fate()).isEqualTo(Fate.CORRECTED);
            assertThat(die.entry()).isEqualTo(fire.number());
            assertThat(die.reason()).isEqualTo("It was read wrong.");
            assertThat(die.correctedBy()).isEqualTo("umpire");
        });
        assertThat(ScrutinyPage.of(audit, new Links("http://club/api/battles/1"), Medium.SCREEN))
                .contains("Dice that do not stand", " → ", "http://club/b/1/entries/" + fire.number());
    }

    @Test
    void a_roll_that_is_taken_back_and_thrown_again_is_worth_a_question() {
        var fire = rolledFire();
        says("umpire", new Correction.UndoBackTo(fire.entry(), "We forgot the woods."));
        says(fire.by(), thrownLower(fire));
        assertThat(matter(audited(), "roll-replaced").reason()).isEqualTo("We forgot the woods.");
    }

    @Test
    void what_is_decided_again_is_not_counted_as_taken_back() {
        var fire = rolledFire();
        var before = audited();
        says(
                "umpire",
                new Correction.Amend(
                        fire.entry(), new Correction.Change.Replace(fire.order()), new TreeMap<>(), "As it was."));
        var after = audited();
        assertThat(taken(after)).isEqualTo(taken(before)).isZero();
        assertThat(after.seats().stream().mapToInt(seat -> seat.decidedAgain()).sum())
                .isPositive();
        assertThat(after.seats().stream().mapToInt(seat -> seat.entries()).sum())
                .isEqualTo(
                        before.seats().stream().mapToInt(seat -> seat.entries()).sum() + 1);
        assertThat(matter(after, "amendment").consequences()).last().asString().endsWith("came out as before.");
    }

    private static int taken(Scrutiny audit) {
        return audit.seats().stream().mapToInt(seat -> seat.undone()).sum();
    }

    private static Matter matter(Scrutiny audit, String kind) {
        return audit.matters().stream()
                .filter(each -> each.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new AssertionError(kind + " is not among " + audit.matters()));
    }
}
