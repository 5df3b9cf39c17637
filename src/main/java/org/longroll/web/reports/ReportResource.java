package org.longroll.web.reports;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.headers.Header;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.recording.ReadBattle;
import org.longroll.report.Report;
import org.longroll.report.render.BbcodeReport;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.JsonReport;
import org.longroll.report.render.Links;
import org.longroll.report.render.MarkdownReport;
import org.longroll.report.render.Medium;
import org.longroll.web.Given;
import org.longroll.web.PointInTime;
import org.longroll.web.gate.Sender;
import org.longroll.web.gate.WholeBattle;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The after-action report of a battle. */
@Path("/api/battles/{battle}/report")
@Tag(name = "Report", description = "The after-action report, photos and tables.")
public class ReportResource {

    private static final String SVG = "image/svg+xml";

    private final BattleAccounts accounts;
    private final PdfPress printer;
    private final ReadBattle battles;

    ReportResource(BattleAccounts accounts, PdfPress printer, ReadBattle battles) {
        this.accounts = accounts;
        this.printer = printer;
        this.battles = battles;
    }

    @GET
    @WholeBattle
    @Produces({
        Rendering.TEXT_HTML,
        MediaType.APPLICATION_JSON,
        Rendering.TEXT_MARKDOWN,
        Rendering.TEXT_BBCODE,
        Rendering.APPLICATION_PDF
    })
    @Needs(Right.READ)
    @Operation(
            operationId = "readReport",
            summary = "The after-action report",
            description = "As HTML (one file, nothing is loaded from elsewhere), as Markdown, as BBCode for"
                    + " forums, as JSON, or as PDF; by `Accept` or by `.html`, `.md`, `.bbcode`, `.json`, `.pdf`. A PDF takes some seconds: with `Prefer:"
                    + " respond-async` the answer is 202 with the progress, until the same call answers the file.")
    @APIResponse(
            responseCode = "200",
            description = "The report.",
            headers = @Header(name = "Content-Disposition", ref = "Content-Disposition"),
            content = {
                @Content(mediaType = "text/html"),
                @Content(mediaType = "text/markdown"),
                @Content(mediaType = "text/x-bbcode"),
                @Content(mediaType = "application/pdf"),
                @Content(mediaType = "application/json", schema = @Schema(implementation = Report.class))
            })
    @APIResponse(
            responseCode = "202",
            description = "It is being printed.",
            content =
                    @Content(
                            mediaType = "application/json",
                            schema = @Schema(implementation = PdfPress.ProgressView.class)))
    public Response report(
            UUID battle,
            @BeanParam PointInTime when,
            @QueryParam("length")
                    @Parameter(
                            description = "The battle in a minute, or all of it.",
                            schema =
                                    @Schema(
                                            enumeration = {"short", "full"},
                                            defaultValue = "full"))
                    @Nullable String length,
            @HeaderParam("Prefer") @Nullable String prefer,
            @Context HttpHeaders headers,
            @Context UriInfo address,
            @Context RoutingContext route) {
        long version = when.of(battle, battles).version();
        var links = links(battle, address);
        var asked = Given.or(Given.word(Length.class, length, "length"), Length.FULL);
        var rendering = Rendering.of(headers.getAcceptableMediaTypes());
        if (rendering == Rendering.PDF) {
            return printer.printed(
                    new PdfPress.Order(accounts.key(battle, version), asked, links),
                    Sender.of(route.request()),
                    prefer);
        }
        var report = asked.of(accounts.toldWith(battle, version));
        return switch (rendering) {
            case HTML -> html(battle, report, links);
            case JSON -> ok(rendering, JsonReport.of(report));
            case MARKDOWN -> ok(rendering, MarkdownReport.of(report, links));
            case BBCODE -> ok(rendering, BbcodeReport.of(report, links));
            case PDF -> throw new IllegalStateException("a PDF is printed");
        };
    }

    @GET
    @Path("pictures/{picture}")
    @Produces(SVG)
    @Needs(Right.READ)
    @Operation(
            operationId = "readPicture",
            summary = "One chart or map of the report",
            description =
                    "By its id in the report, as SVG: `map-0` is the table at the start, `map-4` at the end of turn 4.")
    @APIResponse(responseCode = "200", description = "The picture.", content = @Content(mediaType = SVG))
    public Response picture(UUID battle, @PathParam("picture") String picture, @BeanParam PointInTime when) {
        long version = when.of(battle, battles).version();
        return accounts.of(battle, version)
                .report()
                .picture(picture)
                .map(chart -> Response.ok(chart.svg()).type(SVG).build())
                .orElseThrow(ProblemException::nothingHere);
    }

    static Links links(UUID battle, UriInfo address) {
        return new Links(address.getBaseUriBuilder()
                .path("api/battles/{battle}")
                .build(battle)
                .toString());
    }

    private Response html(UUID battle, Report report, Links links) {
        return Response.ok(HtmlReport.of(report, accounts.album(battle), links, Medium.SCREEN))
                .type(Rendering.HTML.type())
                .header("Content-Security-Policy", HtmlReport.CONTENT_SECURITY_POLICY)
                .build();
    }

    private static Response ok(Rendering rendering, String text) {
        return Response.ok(text).type(rendering.type()).build();
    }
}
