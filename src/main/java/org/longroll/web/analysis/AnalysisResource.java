package org.longroll.web.analysis;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.DiceStatistics;
import org.longroll.analysis.Effort;
import org.longroll.analysis.Journal;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.web.PointInTime;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** What happened in a battle and what was likely. */
@Path("/api/battles/{battle}")
@Tag(name = "Analysis")
@APIResponse(responseCode = "default", ref = "Problem")
public class AnalysisResource {

    /** Who does not say what he wants gets JSON. */
    private static final String CSV = "text/csv;charset=utf-8;qs=0.5";

    private final ReadBattle battles;
    private final ReadJournal journals;
    private final Foresight foresight;

    AnalysisResource(ReadBattle battles, ReadJournal journals, Foresight foresight) {
        this.battles = battles;
        this.journals = journals;
        this.foresight = foresight;
    }

    /** What is asked for of the turning points. */
    public static final class Search {

        @QueryParam("turningPoints")
        @DefaultValue("false")
        @Parameter(description = "Whether to look for turning points too, which takes a while.")
        boolean wanted;

        @QueryParam("seed")
        @DefaultValue("1")
        @Parameter(description = "The same seed finds the same turning points.")
        long seed;

        @QueryParam("candidates")
        @DefaultValue("5")
        @Parameter(description = "How many entries to look at, from 1 to 12.")
        int candidates;

        @QueryParam("playouts")
        @DefaultValue("20")
        @Parameter(
                description = "How often to play on from before and after each, from 2 to 100; in a long battle fewer.")
        int playouts;

        Effort effort() {
            try {
                return new Effort(candidates, playouts, seed);
            } catch (IllegalArgumentException refused) {
                var field = candidates < 1 || candidates > Effort.MOST_CANDIDATES ? "candidates" : "playouts";
                throw new ProblemException(Problem.invalidInput(field, "must be " + refused.getMessage()));
            }
        }
    }

    @GET
    @Path("analysis")
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            summary = "Figures and luck",
            description =
                    "Strength and morale over time, losses, fire, charges, rallies, leaders, objectives, time on the"
                            + " clock, and luck: what came of every roll against what was to be expected. With"
                            + " `turningPoints=true` also the entries after which the expected result moved most.")
    public AnalysisView analysis(UUID battle, @BeanParam PointInTime when, @BeanParam Search search) {
        var effort = search.effort();
        var journal = journal(battle, when);
        var turningPoints = search.wanted ? foresight.of(journal, effort) : null;
        return new AnalysisView(battle, journal.lines().size(), Analysis.of(journal), turningPoints);
    }

    @GET
    @Path("dice")
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            summary = "What the dice showed",
            description =
                    "Counts by face, source, thrower and purpose, with a chi-square and a runs test that say so where"
                            + " there are too few dice to tell. Undone dice are counted, and apart as well.")
    @APIResponse(
            responseCode = "200",
            description = "The dice of the battle; as CSV, a line for each face.",
            content = {
                @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = DiceView.class)),
                @Content(mediaType = "text/csv", schema = @Schema(implementation = String.class))
            })
    public DiceView dice(UUID battle, @BeanParam PointInTime when) {
        var journal = journal(battle, when);
        return new DiceView(battle, journal.lines().size(), DiceStatistics.of(journal));
    }

    @GET
    @Path("dice")
    @Produces(CSV)
    @Needs(Right.READ)
    @Operation(hidden = true)
    public String diceSheet(UUID battle, @BeanParam PointInTime when) {
        return DiceSheet.of(DiceStatistics.of(journal(battle, when)));
    }

    private Journal journal(UUID battle, PointInTime when) {
        var version = when.of(battle, battles).version();
        var lines = journals.happened(battle, version).stream()
                .map(happened -> new Journal.Line(happened.event(), happened.occasion()))
                .toList();
        return new Journal(battle, lines);
    }
}
