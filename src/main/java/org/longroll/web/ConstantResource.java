package org.longroll.web;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Answers a constant, so that {@code longroll bench} can measure the cost of an answer; only on its servers. */
@Path("/api/constant")
@Produces(MediaType.APPLICATION_JSON)
public class ConstantResource {

    private static final int BYTES_MAX = 100_000;

    private final boolean measured;

    ConstantResource(@ConfigProperty(name = "longroll.bench.constant", defaultValue = "false") boolean measured) {
        this.measured = measured;
    }

    @GET
    @Needs(Right.LOOK_AROUND)
    @Operation(hidden = true)
    public String constant(@QueryParam("bytes") @DefaultValue("2") int bytes) {
        if (!measured || bytes < 2 || bytes > BYTES_MAX) {
            throw ProblemException.nothingHere();
        }
        return '"' + "x".repeat(bytes - 2) + '"';
    }
}
