package org.longroll.web.problem;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;

/** Says in the published description what every call answers when it does not answer what was asked for. */
@OpenApiFilter(stages = OpenApiFilter.RunStage.RUNTIME_STARTUP)
public class ProblemAnswers implements OASFilter {

    @Override
    public void filterOpenAPI(OpenAPI description) {
        for (var path : description.getPaths().getPathItems().values()) {
            path.getOperations().values().forEach(ProblemAnswers::addProblem);
        }
    }

    private static void addProblem(Operation operation) {
        var responses = operation.getResponses();
        responses.removeAPIResponse("400");
        responses.addAPIResponse(
                "default",
                OASFactory.createAPIResponse()
                        .description("What went wrong, and where.")
                        .content(OASFactory.createContent()
                                .addMediaType(
                                        Problem.MEDIA_TYPE,
                                        OASFactory.createMediaType()
                                                .schema(OASFactory.createSchema()
                                                        .ref("Problem")))));
    }
}
