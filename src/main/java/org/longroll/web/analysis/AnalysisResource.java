package org.longroll.web.analysis;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.DiceStatistics;
import org.longroll.analysis.Effort;
import org.longroll.analysis.TurningPoints;
import org.longroll.journal.History;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.web.ByteOrderMark;
import org.longroll.web.PointInTime;
import org.longroll.web.gate.Sender;
import org.longroll.web.http.Lasting;
import org.longroll.web.problem.Problem;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

@Path("/api/battles/{battle}")
@Tag(name = "Analysis", description = "Figures, luck and dice.")
public class AnalysisResource {

    /** With a lower quality, so that JSON is the default. */
    static final String CSV = "text/csv;charset=utf-8;qs=0.5";

    /** The longest wait with an open connection; the search goes on, and the next call gets its progress. */
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final ReadBattle battles;
    private final ReadJournal journals;
    private final TurningPointJobs jobs;

    AnalysisResource(ReadBattle battles, ReadJournal journals, TurningPointJobs jobs) {
        this.battles = battles;
        this.journals = journals;
        this.jobs = jobs;
    }

    /** The query parameters of the search for turning points. */
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
        @Parameter(description = "How many to answer and to compare in the end, from 1 to 12.")
        int candidates;

        @QueryParam("playouts")
        @DefaultValue("50")
        @Parameter(
                description =
                        "How often to play on from before and after each, from 2 to 100, and up to eight times that"
                                + " where it matters; in a long battle fewer.")
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
    @Lasting(with = "at")
    @Operation(
            operationId = "readAnalysis",
            summary = "Figures and luck",
            description =
                    "Strength and morale over time, losses, fire, charges, rallies, leaders, objectives, time on the"
                            + " clock, and luck: what came of every roll against what was to be expected. With"
                            + " `turningPoints=true` also the entries after which the expected result moved most. That"
                            + " takes up to a minute: the answer is 202 with how far it is when it takes longer than"
                            + " 20 seconds, or at once with `Prefer: respond-async`, until the same call answers all.")
    @APIResponse(
            responseCode = "200",
            description = "The figures.",
            content = @Content(schema = @Schema(implementation = AnalysisView.class)))
    @APIResponse(
            responseCode = "202",
            description = "Turning points are being looked for.",
            content = @Content(schema = @Schema(implementation = TurningPointJobs.ProgressView.class)))
    public Response analysis(
            UUID battle,
            @BeanParam PointInTime when,
            @BeanParam Search search,
            @HeaderParam("Prefer") @Nullable String prefer,
            @Context RoutingContext route) {
        var effort = search.effort();
        long version = when.of(battle, battles).version();
        if (!search.wanted) {
            return Response.ok(view(battle, version, null)).build();
        }
        var queue = jobs.queue();
        var job = queue.order(new TurningPointJobs.Question(battle, version, effort), Sender.of(route.request()));
        return queue.answer(job, prefer, PATIENCE, points -> Response.ok(view(battle, version, points))
                .build());
    }

    private AnalysisView view(UUID battle, long version, @Nullable TurningPoints turningPoints) {
        return new AnalysisView(battle, version, Analysis.of(journals.of(battle, version)), turningPoints);
    }

    @GET
    @Path("dice")
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.READ)
    @Operation(
            operationId = "readDice",
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
    public String diceSheet(UUID battle, @BeanParam PointInTime when, @BeanParam ByteOrderMark mark) {
        return mark.on(DiceSheet.of(DiceStatistics.of(journal(battle, when))));
    }

    private History journal(UUID battle, PointInTime when) {
        return journals.of(battle, when.of(battle, battles).version());
    }
}
