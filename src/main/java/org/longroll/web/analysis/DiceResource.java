package org.longroll.web.analysis;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.UUID;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.DiceStatistics;
import org.longroll.analysis.ThrownDice;
import org.longroll.analysis.ThrownDice.Throw;
import org.longroll.projection.BattleStatus;
import org.longroll.projection.Journals;
import org.longroll.projection.StatusBoard;
import org.longroll.recording.People;
import org.longroll.recording.ReadJournal;
import org.longroll.web.Page;
import org.longroll.web.analysis.DiceAcrossView.Counted;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The dice of several battles: those of one player, or those of all players in a league. */
@Path("/api/dice")
@Tag(name = "Analysis")
public class DiceResource {

    private static final int MOST_BATTLES = 50;

    /** The number of battles in which a player's name is looked for. */
    private static final int MOST_LOOKED_AT = 2_000;

    private final StatusBoard board;
    private final Caller caller;
    private final Journals journals;
    private final ReadJournal whatIfs;
    private final People people;

    DiceResource(StatusBoard board, Caller caller, Journals journals, ReadJournal whatIfs, People people) {
        this.people = people;
        this.board = board;
        this.caller = caller;
        this.journals = journals;
        this.whatIfs = whatIfs;
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "readDiceOfBattles",
            summary = "What dice showed in several battles",
            description =
                    "Of the battles that the caller may read – public ones, those whose keys are sent (several"
                            + " after “Bearer”, separated by commas), all with the admin key –, the newest 50; or of those that"
                            + " `battle` names, as of a league. With `player`, the dice of the seats that have this name. The"
                            + " tests say so where there are too few dice to tell. Dice that a what-if has copied are counted once.")
    @APIResponse(
            responseCode = "200",
            description = "The dice; as CSV, a line for each face.",
            content = {
                @Content(
                        mediaType = MediaType.APPLICATION_JSON,
                        schema = @Schema(implementation = DiceAcrossView.class)),
                @Content(mediaType = "text/csv", schema = @Schema(implementation = String.class))
            })
    public DiceAcrossView dice(
            @QueryParam("player") @Parameter(description = "A player, as the seats have the name.") @Nullable String player,
            @QueryParam("battle") @Parameter(description = "Only these battles; once for each, at most 50.")
                    List<UUID> battles) {
        return counted(player, battles);
    }

    @GET
    @Produces(AnalysisResource.CSV)
    @Needs(Right.LOOK_AROUND)
    @Operation(hidden = true)
    public String diceSheet(@QueryParam("player") @Nullable String player, @QueryParam("battle") List<UUID> battles) {
        return DiceSheet.of(counted(player, battles).statistics());
    }

    private DiceAcrossView counted(@Nullable String player, List<UUID> named) {
        var found = people.named(named.isEmpty() ? visible(player) : readable(named));
        var wanted = found.stream()
                .filter(battle -> player == null || battle.players().containsValue(player))
                .toList();
        var taken = wanted.subList(0, Math.min(MOST_BATTLES, wanted.size()));
        var battles = new ArrayList<Counted>();
        var dice = new ArrayList<ThrownDice>();
        var ids = taken.stream().map(BattleStatus::id).collect(Collectors.toUnmodifiableSet());
        var copied = new HashSet<UUID>();
        for (var battle : taken) {
            var origin = battle.branchOf();
            var all = origin == null
                    ? thrown(battle)
                    : ThrownDice.ofWhatIf(
                            whatIfs.of(battle.id(), battle.version()),
                            entry -> ids.contains(origin.battle()) || !copied.add(entry));
            var own = player == null ? all : all.by(player);
            battles.add(new Counted(battle.id(), battle.title(), battle.version(), own.count()));
            dice.add(own);
        }
        boolean more = wanted.size() > taken.size() || named.isEmpty() && found.size() >= MOST_LOOKED_AT;
        return new DiceAcrossView(player, battles, more, DiceStatistics.of(dice.reversed()));
    }

    private ThrownDice thrown(BattleStatus battle) {
        return new ThrownDice(journals.dice(battle.id()).stream()
                .map(roll -> Throw.of(roll.dice(), roll.fate(), battle.players()))
                .toList());
    }

    /** The battles that are named; one that the caller may not read is answered with 404. */
    private List<BattleStatus> readable(List<UUID> named) {
        if (named.size() > MOST_BATTLES) {
            throw new ProblemException(
                    Problem.invalidInput("battle", "must be given at most %d times".formatted(MOST_BATTLES)));
        }
        return named.stream()
                .distinct()
                .map(id -> board.battle(id)
                        .filter(battle -> battle.isPublic()
                                || caller.admin()
                                || caller.seatAt(id).isPresent())
                        .orElseThrow(() -> new ProblemException(
                                404, "not-found", "There is no such battle.", "Battle %s is not here.".formatted(id))))
                .toList();
    }

    /** Newest first, only as many as are needed. */
    private List<BattleStatus> visible(@Nullable String player) {
        var found = new ArrayList<BattleStatus>();
        int most = player == null ? MOST_BATTLES + 1 : MOST_LOOKED_AT;
        UUID behind = null;
        while (found.size() < most) {
            int next = Math.min(Page.MAX_LIMIT, most - found.size());
            var page = caller.admin() ? board.allBattles(behind, next) : board.battles(caller.battles(), behind, next);
            found.addAll(page);
            if (page.size() < next) {
                break;
            }
            behind = page.getLast().id();
        }
        return found;
    }
}
