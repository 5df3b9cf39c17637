package org.longroll.battle;

import java.util.Optional;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.JournalOrder.GiveSeat;
import org.longroll.journal.JournalOrder.Note;
import org.longroll.rules.Refusal;

/** Why a note cannot be taken in a battle, or a seat not given. */
record NoteAndSeatObjections(Battle battle) {

    /** More than a club has players. */
    private static final int MOST_OF_A_SIDE = 50;

    Optional<Refusal> to(JournalOrder order) {
        return switch (order) {
            case Note note -> toNote(note);
            case GiveSeat give -> toGiving(give);
            default -> Optional.empty();
        };
    }

    private Optional<Refusal> toNote(Note note) {
        return UnitObjection.each(note.units(), "units", this::unknownUnit).or(() -> toTable(note));
    }

    private Optional<Refusal> unknownUnit(String unit, String field) {
        return BattleRefusal.UNKNOWN_UNIT.when(
                battle.table().muster(unit).isEmpty(), field, () -> "There is no unit “%s” in this battle."
                        .formatted(unit));
    }

    private Optional<Refusal> toTable(Note note) {
        var table = note.table();
        if (table == null) {
            return Optional.empty();
        }
        return BattleRefusal.NOT_A_TABLE
                .when(
                        !note.attachments().contains(table.photo()),
                        "table.photo",
                        () -> "The photo of the table is one of the note's attachments.")
                .or(() -> BattleRefusal.NOT_A_TABLE.when(
                        Ground.under(table, battle.opening().table()) == null,
                        "table.width",
                        () -> "The scenario does not say how large the table is: give its width and depth in inches."));
    }

    private Optional<Refusal> toGiving(GiveSeat give) {
        var side = give.side();
        return BattleRefusal.UNKNOWN_SIDE
                .when(battle.table().order().side(side).isEmpty(), "side", () -> "There is no side “%s”."
                        .formatted(side))
                .or(() -> notOfTheSide(give))
                .or(() -> BattleRefusal.CANNOT_BE_SET.when(
                        battle.journal().seats().givenOf(side) >= MOST_OF_A_SIDE,
                        "side",
                        () -> "A side gives at most %d seats in a battle.".formatted(MOST_OF_A_SIDE)));
    }

    private Optional<Refusal> notOfTheSide(GiveSeat give) {
        var known = battle.table().order();
        return give.commands().stream()
                .filter(command -> known.command(command).isEmpty()
                        || !known.sideOfCommand(command).equals(give.side()))
                .findFirst()
                .map(command -> BattleRefusal.CANNOT_BE_SET.of(
                        "commands", "There is no command “%s” of the side “%s”.".formatted(command, give.side())));
    }
}
