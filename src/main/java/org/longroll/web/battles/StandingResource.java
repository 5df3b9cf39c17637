package org.longroll.web.battles;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.HigherCommand;
import org.longroll.battle.LastChanges;
import org.longroll.battle.Leader;
import org.longroll.battle.Objective;
import org.longroll.recording.ReadBattle;
import org.longroll.web.Page;
import org.longroll.web.PointInTime;
import org.longroll.web.http.EntityTag;
import org.longroll.web.http.Lasting;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The leaders, commands, objectives and points of a battle, now or at any moment of it. */
@Path("/api/battles/{battle}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Units")
public class StandingResource {

    private final ReadBattle battles;
    private final Outlook outlook;

    StandingResource(ReadBattle battles, Outlook outlook) {
        this.battles = battles;
        this.outlook = outlook;
    }

    @GET
    @Path("standing")
    @Needs(Right.READ)
    @Operation(
            operationId = "readStanding",
            summary = "The whole table in one answer",
            description = "The battle with what is due and what may come next, every unit, command, leader and"
                    + " objective, all at the same version. For pages that show all of it.")
    @APIResponse(
            responseCode = "200",
            description = "Its `ETag` begins with the version and can be sent as `If-Match`.",
            headers = {
                @Header(name = "ETag", ref = "ETag"),
                @Header(name = "Preference-Applied", ref = "Preference-Applied")
            },
            content = @Content(schema = @Schema(implementation = StandingView.class)))
    public Response standing(UUID battle, @BeanParam PointInTime when) {
        var then = when.of(battle, battles);
        return Response.ok(StandingView.of(then, outlook.of(then)))
                .header(HttpHeaders.ETAG, EntityTag.of(then.version()))
                .build();
    }

    @GET
    @Path("leaders")
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(
            operationId = "readLeaders",
            summary = "Every leader",
            description =
                    "Whether he is alive, where and with whom he is, his benefit or quality, and what he commands.")
    public Page<LeaderView> leaders(
            UUID battle,
            @BeanParam PointInTime when,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor) {
        var then = when.of(battle, battles);
        return page(then.table().order().leaders(), Leader::id, leader -> LeaderView.of(then, leader), limit, cursor);
    }

    @GET
    @Path("leaders/{leader}")
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(operationId = "readLeader", summary = "One leader")
    public LeaderView leader(UUID battle, String leader, @BeanParam PointInTime when) {
        var then = when.of(battle, battles);
        return then.table()
                .leader(leader)
                .map(found -> LeaderView.of(then, found))
                .orElseThrow(ProblemException::nothingHere);
    }

    @GET
    @Path("commands")
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(
            operationId = "readCommands",
            summary = "Every brigade, division and corps",
            description = "What it is part of, who is in it, whether it has come, and what it has lost.")
    public Page<CommandView> commands(
            UUID battle,
            @BeanParam PointInTime when,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor) {
        var then = when.of(battle, battles);
        return page(
                then.table().order().commands(),
                HigherCommand::id,
                command -> CommandView.of(then, command),
                limit,
                cursor);
    }

    @GET
    @Path("objectives")
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(operationId = "readObjectives", summary = "Every objective, who holds it, and since when")
    public Page<ObjectiveView> objectives(
            UUID battle,
            @BeanParam PointInTime when,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor) {
        var then = battles.whole(when.of(battle, battles));
        var since = LastChanges.of(then);
        return page(
                then.table().order().objectives(),
                Objective::id,
                objective -> ObjectiveView.of(then, objective, since),
                limit,
                cursor);
    }

    @GET
    @Path("table")
    @Needs(Right.READ)
    @Operation(
            operationId = "readTable",
            summary = "The ground, as the scenario draws it",
            description = "Its shapes, the places of objectives and of deployment, and how many men a figure or a stand"
                    + " is. A note may name a photo of the table to be the ground of maps instead.")
    public GroundView table(UUID battle) {
        return GroundView.of(battles.newest(battle).orElseThrow(ProblemException::nothingHere));
    }

    @GET
    @Path("points")
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(
            operationId = "readPoints",
            summary = "The points of each side, and how they came about",
            description = "A line for each objective that is held and for each unit and leader that is lost. The lines"
                    + " add up to the points.")
    public PointsView points(UUID battle, @BeanParam PointInTime when) {
        var then = battles.whole(when.of(battle, battles));
        return PointsView.of(then, LastChanges.of(then));
    }

    /** A page by id, so that a cursor stays good when something is added. */
    private static <S, T> Page<T> page(
            List<S> all,
            Function<S, String> id,
            Function<S, T> view,
            @Nullable Integer limit,
            @Nullable String cursor) {
        var most = Page.limit(limit);
        var behind = Page.place(cursor, place -> place);
        var found = all.stream()
                .filter(each -> behind == null || id.apply(each).compareTo(behind) > 0)
                .sorted(Comparator.comparing(id))
                .limit(most + 1L)
                .toList();
        return Page.of(found, most, view, id);
    }
}
