package org.longroll.web.battles;

import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.projection.Difference;
import org.longroll.projection.StatusBoard;
import org.longroll.projection.UnitStatus;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadHistory;
import org.longroll.recording.ReadHistory.Chapter;
import org.longroll.web.ByteOrderMark;
import org.longroll.web.Page;
import org.longroll.web.PointInTime;
import org.longroll.web.http.Lasting;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.reports.BattleAccounts;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The units of a battle: their present state, earlier states, and histories. */
@Path("/api/battles/{battle}/units")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Units", description = "The units of a battle: now, earlier, and what happened to each.")
public class UnitsResource {

    private final StatusBoard board;
    private final ReadBattle battles;
    private final ReadHistory history;
    private final BattleAccounts accounts;

    UnitsResource(StatusBoard board, ReadBattle battles, ReadHistory history, BattleAccounts accounts) {
        this.board = board;
        this.battles = battles;
        this.history = history;
        this.accounts = accounts;
    }

    @GET
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(operationId = "listUnits", summary = "Every unit as it stands, or as it stood")
    public Page<UnitView> units(
            UUID battle,
            @BeanParam PointInTime when,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var place = Page.place(cursor, behind -> behind);
        var behind = place == null ? "" : place;
        if (when.isNow()) {
            var found = board.units(battle, behind, most + 1);
            return Page.of(
                    found, most, UnitsResource::view, last -> last.muster().id());
        }
        var then = when.of(battle, battles);
        return Page.of(unitsBehind(then, behind, most + 1), most, unit -> view(then, unit), unit -> unit);
    }

    private static List<String> unitsBehind(Battle battle, String behind, int limit) {
        return battle.table().units().ids().stream()
                .sorted()
                .filter(unit -> unit.compareTo(behind) > 0)
                .limit(limit)
                .toList();
    }

    @GET
    @Produces("text/csv;charset=utf-8;qs=0.5")
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(hidden = true)
    public String table(UUID battle, @BeanParam PointInTime when, @BeanParam ByteOrderMark mark) {
        return mark.on(accounts.units(battle, when.of(battle, battles).version()));
    }

    @GET
    @Path("{unit}")
    @Needs(Right.READ)
    @Lasting(with = "at")
    @Operation(operationId = "readUnit", summary = "One unit as it stands, or as it stood")
    public UnitView unit(UUID battle, String unit, @BeanParam PointInTime when) {
        if (when.isNow()) {
            return board.unit(battle, unit).map(UnitsResource::view).orElseThrow(ProblemException::nothingHere);
        }
        var then = when.of(battle, battles);
        if (then.table().muster(unit).isEmpty()) {
            throw ProblemException.nothingHere();
        }
        return view(then, unit);
    }

    @GET
    @Path("{unit}/history")
    @Needs(Right.READ)
    @Operation(
            operationId = "readUnitHistory",
            summary = "What happened to one unit",
            description = "Each entry that changed it, oldest first, with what it changed; entries that were taken back"
                    + " and what took them back included. An amendment takes back; what it recorded again follows, entry"
                    + " by entry.")
    public Page<ChapterView> history(
            UUID battle,
            String unit,
            @QueryParam("undone")
                    @Parameter(
                            description =
                                    "Only what was taken back, or only what is in force, without the corrections.")
                    @Nullable Boolean undone,
            @QueryParam("limit") @Nullable Integer limit,
            @QueryParam("cursor") @Nullable String cursor) {
        var most = Page.limit(limit);
        var place = Page.place(cursor, Long::valueOf);
        board.unit(battle, unit).orElseThrow(ProblemException::nothingHere);
        var found = history.of(battle, unit, undone, place == null ? 0 : place, most + 1);
        return Page.of(found, most, ChapterView::of, (Chapter last) -> Long.toString(last.version()));
    }

    static UnitView view(Battle battle, String unit) {
        var status = UnitStatus.of(battle, unit);
        return UnitView.of(status, Difference.state(battle, unit));
    }

    /** In a status row the state of a unit is a map. */
    @SuppressWarnings("unchecked")
    private static UnitView view(UnitStatus status) {
        return UnitView.of(status, (Map<String, Object>) status.state());
    }
}
