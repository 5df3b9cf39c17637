package org.longroll.web.rulesets;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.charts.RulesLibrary;
import org.longroll.web.http.Lasting;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The rulesets and their charts. */
@Path("/api/rulesets")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Rulesets", description = "The printed charts as data.")
public class RulesetsResource {

    private final RulesLibrary library;

    RulesetsResource(RulesLibrary library) {
        this.library = library;
    }

    @GET
    @Needs(Right.LOOK_AROUND)
    @Operation(operationId = "listRulesets", summary = "List the rulesets")
    public List<RulesetView> list() {
        return library.all().stream()
                .map(rules -> RulesetView.of(rules.chart()))
                .toList();
    }

    @GET
    @Path("{ruleset}")
    @Needs(Right.LOOK_AROUND)
    @Lasting(with = "version")
    @Operation(
            operationId = "readRuleset",
            summary = "Read a whole chart",
            description =
                    "Every value and every cell as it was typed from the printed chart, doubtful ones with a note.")
    public ChartView chart(
            @PathParam("ruleset") String ruleset,
            @QueryParam("version")
                    @Parameter(description = "A published version, which never changes; the newest if left out.")
                    @Nullable Integer version) {
        var found = version == null ? Shelf.find(library, ruleset) : Shelf.find(library, ruleset, version);
        return ChartView.of(found.chart());
    }
}
