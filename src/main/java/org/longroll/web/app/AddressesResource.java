package org.longroll.web.app;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** Where phones find this server. */
@Path("/api/addresses")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Server", description = "Where the server is found.")
public class AddressesResource {

    private final ServerAddresses addresses;

    AddressesResource(ServerAddresses addresses) {
        this.addresses = addresses;
    }

    /** The answer, a record so that more can be said of the server later. */
    @Schema(name = "ServerAddresses")
    public record View(
            @Schema(examples = "[\"http://192.168.1.20:8080\"]")
            List<String> addresses) {}

    @GET
    @Needs(Right.LOOK_AROUND)
    @Operation(
            operationId = "listAddresses",
            summary = "List the addresses at which other devices open this server",
            description =
                    "For links and QR codes: a page that was opened at `localhost` cannot know them. The likeliest"
                            + " is first. Empty if no other device reaches the server, as far as it knows; `LONGROLL_ADDRESSES`"
                            + " names others, for containers and tunnels.")
    public View list() {
        return new View(addresses.list());
    }
}
