package org.longroll.web.battles;

import jakarta.ws.rs.QueryParam;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Predicate;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.journal.Seat;
import org.longroll.projection.JournalFilter;
import org.longroll.projection.JournalOrder;
import org.longroll.recording.JournalEntry;
import org.longroll.rules.Word;
import org.longroll.web.Given;
import org.longroll.web.Page;

/** Which entries of a journal are asked for. A cursor goes on in the order of its page. */
public final class JournalQuery {

    /** Entries that are not sent to {@code POST …/entries}. */
    private static final Set<String> OTHER_TYPES =
            Set.of("start", "ruling", "reissue-key", "undo", "redo", "amend", "consent", "consent-request");

    private static final int LONGEST_TEXT = 200;

    @QueryParam("unit")
    @Parameter(description = "Only entries that name or concern this unit or leader.")
    @Nullable String unit;

    @QueryParam("type")
    @Parameter(description = "Only entries of this type.")
    @Nullable String type;

    @QueryParam("seat")
    @Parameter(description = "Only what this seat recorded.")
    @Nullable String seat;

    @QueryParam("turn")
    @Parameter(description = "Only what was recorded in this turn.")
    @Nullable Integer turn;

    @QueryParam("undone")
    @Parameter(description = "Only what was taken back, or only what was not.")
    @Nullable Boolean undone;

    @QueryParam("text")
    @Parameter(
            description =
                    "Only entries whose sentence has this text, in large or small letters, or whose number it is.",
            schema = @Schema(maxLength = LONGEST_TEXT))
    @Nullable String text;

    @QueryParam("dice")
    @Parameter(description = "Only entries with dice, or only those without.")
    @Nullable Boolean dice;

    @QueryParam("in")
    @Parameter(description = "In place of the journal, what the amendment with this id recorded again.")
    @Nullable UUID in;

    @QueryParam("order")
    @Parameter(
            description = "Which end of the journal comes first.",
            schema =
                    @Schema(
                            enumeration = {"newest", "oldest"},
                            defaultValue = "newest"))
    @Nullable String order;

    @QueryParam("limit")
    @Nullable Integer limit;

    @QueryParam("cursor")
    @Nullable String cursor;

    /** Which end of the journal comes first. */
    enum Order implements Word {
        NEWEST,
        OLDEST
    }

    private record Place(Order order, int number) {}

    int most() {
        return Page.limit(limit);
    }

    JournalOrder order() {
        return switch (asked()) {
            case NEWEST -> JournalOrder.NEWEST;
            case OLDEST -> JournalOrder.OLDEST;
        };
    }

    private Order asked() {
        var asked = Given.word(Order.class, order, "order");
        var place = place();
        if (asked != null && place != null && asked != place.order()) {
            throw Given.invalid("order", "is not the order of the page that the cursor comes from");
        }
        return place != null ? place.order() : Given.or(asked, Order.NEWEST);
    }

    @Nullable Integer behind() {
        var place = place();
        return place == null ? null : place.number();
    }

    /** The conditions; a value that this battle does not know is a problem. */
    JournalFilter filter(Battle battle) {
        if (unit != null
                && battle.table().muster(unit).isEmpty()
                && battle.table().leader(unit).isEmpty()) {
            throw Given.invalid("unit", "there is no unit or leader “%s” in this battle".formatted(unit));
        }
        if (turn != null && turn < 1) {
            throw Given.invalid("turn", "must be at least 1");
        }
        return new JournalFilter(
                in,
                unit,
                Given.known(type, types(battle), "type"),
                Given.known(seat, seats(battle), "seat"),
                turn,
                undone);
    }

    /** Conditions on what an entry says, which no column has; null if there are none. */
    @Nullable Predicate<JournalEntry> search() {
        var part = Given.text(text, LONGEST_TEXT, "text");
        if (part == null && dice == null) {
            return null;
        }
        return entry -> (part == null || says(entry, part)) && (dice == null || dice == hasDice(entry));
    }

    /** An amendment is found by what it recorded again. */
    private static boolean says(JournalEntry entry, String part) {
        return entry.sentence().toLowerCase(Locale.ROOT).contains(part)
                || String.valueOf(entry.number()).equals(part)
                || entry.again().stream().anyMatch(each -> says(each, part));
    }

    private static boolean hasDice(JournalEntry entry) {
        return !entry.rolls().isEmpty() || entry.again().stream().anyMatch(JournalQuery::hasDice);
    }

    private static Set<String> types(Battle battle) {
        var types = new TreeSet<>(OTHER_TYPES);
        types.addAll(EntryReader.COMMON.shapes().keySet());
        var own = EntryReader.FAMILIES.get(battle.system().system());
        if (own != null) {
            types.addAll(own.shapes().keySet());
        }
        return types;
    }

    /** The admin of a server has no seat and may start a battle. */
    private static Set<String> seats(Battle battle) {
        var seats = new TreeSet<String>();
        battle.seats().stream().map(Seat::id).forEach(seats::add);
        seats.add("admin");
        return seats;
    }

    /** The place of the next page, for {@link Page}. */
    String place(JournalEntry last) {
        return asked().word() + ":" + last.number();
    }

    private @Nullable Place place() {
        return Page.place(cursor, place -> {
            var parts = place.split(":", 2);
            if (parts.length != 2) {
                throw new IllegalArgumentException("not a position");
            }
            var way = Word.find(Order.class, parts[0]).orElseThrow(IllegalArgumentException::new);
            return new Place(way, Integer.parseInt(parts[1]));
        });
    }
}
