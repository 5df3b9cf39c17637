/**
 * HTTP: how requests are read, limited and answered. Each resource is in a sub-package with its records; nothing here
 * decides anything about a battle.
 */
@NullMarked
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Longroll",
                        version = "1",
                        description =
                                "A battle journal for American Civil War miniatures. Every entry is kept for ever."
                                        + " Errors are RFC 9457 problems with a stable `code`. Writes take"
                                        + " `Idempotency-Key` and `If-Match`; lists take `limit` and `cursor`.",
                        contact = @Contact(name = "The operator of this server")),
        servers = @Server(url = "/", description = "The server that answers this."),
        security = @SecurityRequirement(name = "seatKey"),
        components =
                @Components(
                        parameters =
                                @Parameter(
                                        name = "Prefer",
                                        in = ParameterIn.HEADER,
                                        description = "`return=minimal` leaves `next` out of the answer, which then has"
                                                + " `Preference-Applied: return=minimal`.",
                                        schema = @Schema(type = SchemaType.STRING, examples = "return=minimal")),
                        responses =
                                @APIResponse(
                                        name = "Problem",
                                        description = "What went wrong, and where.",
                                        content =
                                                @Content(
                                                        mediaType = Problem.MEDIA_TYPE,
                                                        schema = @Schema(implementation = Problem.class))),
                        securitySchemes =
                                @SecurityScheme(
                                        securitySchemeName = "seatKey",
                                        type = SecuritySchemeType.HTTP,
                                        scheme = "bearer",
                                        description = "The key of a seat, as the start of the battle answered it.")))
package org.longroll.web;

import org.eclipse.microprofile.openapi.annotations.Components;
import org.eclipse.microprofile.openapi.annotations.OpenAPIDefinition;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.enums.SecuritySchemeType;
import org.eclipse.microprofile.openapi.annotations.info.Contact;
import org.eclipse.microprofile.openapi.annotations.info.Info;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.security.SecurityScheme;
import org.eclipse.microprofile.openapi.annotations.servers.Server;
import org.jspecify.annotations.NullMarked;
import org.longroll.web.problem.Problem;
