package org.longroll.web.reports;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
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
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.report.render.HtmlReport;
import org.longroll.report.render.JsonReport;
import org.longroll.report.render.Medium;
import org.longroll.report.render.ScrutinyPage;
import org.longroll.report.scrutiny.Scrutiny;
import org.longroll.web.gate.Sender;
import org.longroll.web.gate.WholeBattle;
import org.longroll.web.seats.Caller;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The audit report of a battle, for officials. */
@Path("/api/battles/{battle}/audit/report")
@Tag(name = "Proofs")
public class AuditReportResource {

    private final Scrutinies scrutinies;
    private final PdfPress printer;
    private final Caller caller;
    private final BattleAccounts accounts;

    AuditReportResource(Scrutinies scrutinies, PdfPress printer, Caller caller, BattleAccounts accounts) {
        this.accounts = accounts;
        this.scrutinies = scrutinies;
        this.printer = printer;
        this.caller = caller;
    }

    @GET
    @WholeBattle
    @Produces({Rendering.TEXT_HTML, MediaType.APPLICATION_JSON, Rendering.APPLICATION_PDF})
    @Needs(Right.READ)
    @Operation(
            operationId = "readAuditReport",
            summary = "What an official should look at",
            description = "Who recorded what, when and from which seat; corrections, consents, rulings and waivers with"
                    + " their reasons; dice with tests; odd times; checkpoints and who has them. The gravest first, each"
                    + " with its entry and the address of its proof. As HTML, JSON or PDF, by `Accept` or by `.html`,"
                    + " `.json`, `.pdf`.")
    @APIResponse(
            responseCode = "200",
            description = "The report.",
            headers = @Header(name = "Content-Disposition", ref = "Content-Disposition"),
            content = {
                @Content(mediaType = "text/html"),
                @Content(mediaType = "application/pdf"),
                @Content(mediaType = "application/json", schema = @Schema(implementation = Scrutiny.class))
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
            @HeaderParam("Prefer") @Nullable String prefer,
            @Context HttpHeaders headers,
            @Context UriInfo address,
            @Context RoutingContext route) {
        var links = ReportResource.links(battle, address);
        return switch (Rendering.of(headers.getAcceptableMediaTypes())) {
            case PDF ->
                printer.printed(
                        new PdfPress.Order(
                                accounts.key(battle, caller.versionOf(battle)), new PdfPress.AuditEdition(), links),
                        Sender.of(route.request()),
                        prefer);
            case JSON ->
                Response.ok(JsonReport.of(scrutinies.of(battle)))
                        .type(Rendering.JSON.type())
                        .build();
            default ->
                Response.ok(ScrutinyPage.of(scrutinies.of(battle), links, Medium.SCREEN))
                        .type(Rendering.HTML.type())
                        .header("Content-Security-Policy", HtmlReport.CONTENT_SECURITY_POLICY)
                        .build();
        };
    }
}
