package org.longroll.web.battles;

import jakarta.ws.rs.QueryParam;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;
import org.longroll.projection.BattleStatus;
import org.longroll.rules.Word;
import org.longroll.web.Given;

/** Which battles are asked for; a condition that is left out matches all. */
public final class BattleQuery {

    private static final int LONGEST_TEXT = 200;

    enum State implements Word {
        RUNNING,
        OVER
    }

    @QueryParam("title")
    @Parameter(
            description = "A part of the title, in large or small letters.",
            schema = @Schema(maxLength = LONGEST_TEXT))
    @Nullable String title;

    @QueryParam("player")
    @Parameter(
            description = "The name of a player, in large or small letters.",
            schema = @Schema(maxLength = LONGEST_TEXT))
    @Nullable String player;

    @QueryParam("ruleset")
    @Parameter(description = "As `GET /api/rulesets` lists them.")
    @Nullable String ruleset;

    @QueryParam("from")
    @Parameter(description = "Started on this day or later, in UTC.", schema = @Schema(format = "date"))
    @Nullable String from;

    @QueryParam("to")
    @Parameter(description = "Started on this day or earlier, in UTC.", schema = @Schema(format = "date"))
    @Nullable String to;

    @QueryParam("state")
    @Parameter(description = "Under way, or ended.", schema = @Schema(enumeration = {"running", "over"}))
    @Nullable String state;

    @QueryParam("mine")
    @Parameter(description = "Only those whose keys are sent.")
    @Nullable Boolean mine;

    @QueryParam("limit")
    @Nullable Integer limit;

    @QueryParam("cursor")
    @Nullable String cursor;

    /** The conditions; a value that cannot be is a problem. */
    Predicate<BattleStatus> matching(Set<String> rulesets) {
        var first = day(from, "from");
        var last = day(to, "to");
        if (first != null && last != null && last.isBefore(first)) {
            throw Given.invalid("to", "must not be before from");
        }
        var part = Given.text(title, LONGEST_TEXT, "title");
        var name = Given.text(player, LONGEST_TEXT, "player");
        var rules = Given.known(ruleset, rulesets, "ruleset");
        var how = Given.word(State.class, state, "state");
        return battle ->
                (part == null || battle.title().toLowerCase(Locale.ROOT).contains(part))
                        && (name == null || battle.players().values().stream().anyMatch(name::equalsIgnoreCase))
                        && (rules == null || battle.rulebook().ruleset().equals(rules))
                        && (how == null || (battle.ending() != null) == (how == State.OVER))
                        && startedBetween(battle, first, last);
    }

    private static boolean startedBetween(BattleStatus battle, @Nullable LocalDate first, @Nullable LocalDate last) {
        var day = LocalDate.parse(battle.startedAt().substring(0, 10));
        return (first == null || !day.isBefore(first)) && (last == null || !day.isAfter(last));
    }

    private static @Nullable LocalDate day(@Nullable String said, String field) {
        try {
            return said == null ? null : LocalDate.parse(said);
        } catch (DateTimeParseException e) {
            throw Given.invalid(field, "must be a day such as 2026-07-02");
        }
    }
}
