package org.longroll.web.rulesets;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Reads a body and answers always the same, as a measure for the calculators. */
@Path("/api/test/constant")
public class ConstantResource {

    static volatile String answer = "{}";

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces(MediaType.APPLICATION_JSON)
    @Needs(Right.LOOK_AROUND)
    @Operation(hidden = true, summary = "A constant")
    public String constant(String body) {
        return answer;
    }
}
