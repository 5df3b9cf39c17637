package org.longroll.web.reports;

import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.StreamingOutput;
import jakarta.ws.rs.core.UriInfo;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.battle.Battle;
import org.longroll.photos.Pictures;
import org.longroll.recording.ExportBattle;
import org.longroll.report.export.BattleArchive;
import org.longroll.report.export.CsvTables;
import org.longroll.report.render.BbcodeReport;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.JsonReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.MarkdownReport;
import org.longroll.report.render.Medium;
import org.longroll.report.render.Places;
import org.longroll.web.ByteOrderMark;
import org.longroll.web.gate.WholeBattle;
import org.longroll.web.http.EntityTag;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Exports of a battle: tables for a spreadsheet, and everything as one archive. */
@Path("/api/battles/{battle}")
@Tag(name = "Report")
public class ExportsResource {

    /** With a lower quality, so that JSON is the default where there is one. */
    static final String CSV = "text/csv;charset=utf-8;qs=0.5";

    static final String ZIP = "application/zip";

    private static final ObjectMapper JSON = new ObjectMapper();

    private final BattleAccounts accounts;
    private final ExportBattle exportBattle;
    private final Pictures pictures;

    ExportsResource(BattleAccounts accounts, ExportBattle exportBattle, Pictures pictures) {
        this.accounts = accounts;
        this.exportBattle = exportBattle;
        this.pictures = pictures;
    }

    @GET
    @WholeBattle
    @Path("entries")
    @Produces(CSV)
    @Needs(Right.READ)
    @Operation(hidden = true)
    public String entries(UUID battle, @BeanParam ByteOrderMark mark) {
        return mark.on(CsvTables.entries(accounts.newest(battle).report()));
    }

    @GET
    @WholeBattle
    @Path("rolls")
    @Produces(CSV)
    @Needs(Right.READ)
    @Operation(
            operationId = "listRolls",
            summary = "Every die that fell",
            description =
                    "A line of CSV for each, with what it was for, who threw it, and its `fate`: `stands`, `corrected`,"
                            + " `taken-back`, `struck` (its entry was, or takes no such die any more) or `left-out` (its"
                            + " entry was not possible any more). A corrected die has a line for each face that it was"
                            + " read as; `was` and `became` have the other one, the last columns who corrected it, why,"
                            + " and who agreed.")
    public String rolls(UUID battle, @BeanParam ByteOrderMark mark) {
        return mark.on(CsvTables.dice(accounts.newest(battle).entries()));
    }

    @GET
    @WholeBattle
    @Path("export")
    @Produces(ZIP)
    @Needs(Right.READ)
    @Operation(hidden = true)
    public Response archive(
            UUID battle,
            @QueryParam("names")
                    @DefaultValue("false")
                    @Parameter(description = "Whether the archive has the names of the players, in its report too.")
                    boolean names,
            @Context UriInfo address) {
        var account = names ? accounts.newest(battle) : accounts.withoutNames(battle);
        var links = ReportResource.links(battle, address);
        StreamingOutput file = out -> {
            try (var archive = new BattleArchive(out, account.report().heading().latest())) {
                fill(archive, battle, account, links);
                if (names) {
                    var players =
                            Battle.of(account.entries().journal()).opening().players();
                    archive.put(BattleArchive.NAMES, JSON.writeValueAsString(Map.of("players", players)));
                }
            }
        };
        var shown = JsonReport.of(account.report()) + pictures.of(battle);
        return Response.ok(file)
                .type(ZIP)
                .header(
                        HttpHeaders.ETAG,
                        EntityTag.of(Battle.of(account.entries().journal()).version(), EntityTag.hash(shown)))
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"battle-%s.zip\"".formatted(battle))
                .build();
    }

    private void fill(BattleArchive archive, UUID battle, Account account, Links links) throws IOException {
        var report = account.report();
        archive.put(
                BattleArchive.SEALED,
                exportBattle.export(
                        battle, Battle.of(account.entries().journal()).opening().rulebook())::write);
        var photos = new LinkedHashMap<String, String>();
        for (var name : pictures.of(battle)) {
            var picture = pictures.find(battle, name).orElseThrow();
            var file = "photos/%s.%s".formatted(name, picture.mediaType().equals("image/png") ? "png" : "jpg");
            photos.put(name, file);
            archive.put(file, out -> out.write(picture.bytes()));
        }
        archive.put("report.html", HtmlReport.of(report, accounts.album(battle), links, Medium.SCREEN));
        archive.put("report.md", MarkdownReport.of(report, links, Places.inArchive(photos)));
        archive.put("report.bbcode", BbcodeReport.of(report, links));
        archive.put("report.json", JsonReport.of(report));
        for (var chart :
                Stream.concat(report.charts().stream(), report.maps().stream()).toList()) {
            archive.put("pictures/%s.svg".formatted(chart.id()), chart.svg());
        }
        table(archive, "units.csv", CsvTables.units(Battle.of(account.entries().journal()), account.analysis()));
        table(archive, "entries.csv", CsvTables.entries(report));
        table(archive, "rolls.csv", CsvTables.dice(account.entries()));
    }

    /** With a byte order mark: a spreadsheet opens the file, and has no other way to know that it is UTF-8. */
    private static void table(BattleArchive archive, String name, String rows) throws IOException {
        archive.put(name, ByteOrderMark.before(rows));
    }
}
