package org.longroll.web.description;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.arc.Arc;
import io.smallrye.openapi.api.SmallRyeOpenAPI;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.ConfigProvider;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.PathItem.HttpMethod;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.parameters.Parameter;
import org.eclipse.microprofile.openapi.models.security.SecurityRequirement;
import org.longroll.rules.RulesSystem;
import org.longroll.web.battles.WriteHeaders;
import org.longroll.web.entries.EntryForms;
import org.longroll.web.entries.EntryForms.Question;
import org.longroll.web.problem.Problem;

/**
 * The OpenAPI document, made from the classes: the annotations of the resources give the calls and their words; shapes,
 * statuses and headers are put in here. It needs a running server, for its resources and its mapper.
 */
public final class ApiDocument {

    private static final String JSON = "application/json";
    private static final String ODDS = "question";

    /** The calls and their words, which the build has found in the annotations. */
    private static final String SCANNED = "META-INF/quarkus-generated-openapi-doc.JSON";

    private ApiDocument() {}

    /** As JSON, with the entries of some systems of rules. */
    public static String of(Collection<EntryForms> systems) {
        var container = Arc.container();
        var document = scanned();
        new Completion(document, container.instance(ObjectMapper.class).get(), systems)
                .complete(ApiCall.all(container.beanManager()));
        return builder().withInitialModel(document).build().toJSON();
    }

    private static OpenAPI scanned() {
        return builder()
                .withCustomStaticFile(
                        () -> Thread.currentThread().getContextClassLoader().getResourceAsStream(SCANNED))
                .build()
                .model();
    }

    private static SmallRyeOpenAPI.Builder builder() {
        return SmallRyeOpenAPI.builder()
                .withConfig(ConfigProvider.getConfig())
                .withApplicationClassLoader(Thread.currentThread().getContextClassLoader())
                .enableModelReader(false)
                .enableStandardStaticFiles(false)
                .enableAnnotationScan(false)
                .enableStandardFilter(false);
    }

    /** The work of completing one document. */
    private static final class Completion {

        private final OpenAPI document;
        private final Collection<EntryForms> systems;
        private final Components shapes;
        private final RequestShapes requests;
        private final Parameters parameters;
        private final Renderings renderings;
        private final Unions unions;
        private final Successes successes;
        private final AnswerShapes answers;

        Completion(OpenAPI document, ObjectMapper mapper, Collection<EntryForms> systems) {
            this.document = document;
            this.systems = systems;
            this.shapes = new Components(systems);
            this.requests = new RequestShapes(shapes);
            this.parameters = new Parameters(shapes);
            this.renderings = new Renderings(parameters);
            this.unions = new Unions(shapes, mapper);
            this.successes = new Successes(shapes, mapper);
            this.answers = new AnswerShapes(shapes, mapper);
        }

        void complete(Collection<ApiCall> calls) {
            answers.of(Problem.class);
            unions.entries();
            unions.explanations();
            unions.prepared();
            var paths = new TreeMap<>(document.getPaths().getPathItems());
            calls.forEach(call -> describe(operation(call), call));
            calls.forEach(call -> renderings.split(operation(call), call));
            paths.putAll(renderings.made());
            unions.units();
            document.getPaths().setPathItems(paths);
            document.getComponents().setSchemas(shapes.shapes());
            Statuses.addTo(document.getComponents());
        }

        private Operation operation(ApiCall call) {
            var operation =
                    document.getPaths().getPathItem(call.path()).getOperations().get(HttpMethod.valueOf(call.verb()));
            if (operation == null) {
                throw new IllegalStateException("%s %s is not described".formatted(call.verb(), call.path()));
            }
            return operation;
        }

        private void describe(Operation operation, ApiCall call) {
            parameters.describe(operation, call);
            if (operation.getDescription() == null) {
                operation.setDescription(operation.getSummary() + ".");
            }
            body(operation, call);
            if (call.takes(WriteHeaders.class)) {
                operation.addParameter(OASFactory.createParameter().ref("Prefer"));
            }
            if (call.isTagged()) {
                Parameters.ifNoneMatch(operation);
            }
            var responses = OASFactory.createAPIResponses();
            successes.of(call).forEach(responses::addAPIResponse);
            Statuses.refusals(call).forEach(responses::addAPIResponse);
            responses.setDefaultValue(OASFactory.createAPIResponse().ref("Problem"));
            operation.setResponses(responses);
            operation.setSecurity(security(call));
            if (call.isAbout(ODDS)) {
                odds(operation, call);
            }
            BodyExamples.of(operation.getOperationId()).forEach((shows, example) -> body(operation)
                    .addExample(shows, OASFactory.createExample().value(parsed(example))));
        }

        /** Some calls need no key, or none while a battle is public. */
        private static List<SecurityRequirement> security(ApiCall call) {
            var key = OASFactory.createSecurityRequirement().addScheme("seatKey");
            return switch (call.right()) {
                case RECORD, BRANCH, MANAGE_SEATS, NAME_PEOPLE -> List.of(key);
                case LOOK_AROUND, START_BATTLES, READ -> List.of(key, OASFactory.createSecurityRequirement());
            };
        }

        /** The shape of a JSON body: the one that is named, else the type of the parameter. */
        private void body(Operation operation, ApiCall call) {
            if (operation.getRequestBody() == null || call.body().isEmpty()) {
                return;
            }
            var sent = call.body().get();
            operation.getRequestBody().setRequired(true);
            operation
                    .getRequestBody()
                    .getContent()
                    .getMediaTypes()
                    .forEach((type, content) -> content.setSchema(
                            type.equals(JSON) ? bodyShape(call, sent.getType()) : Successes.plain(type)));
        }

        private Schema bodyShape(ApiCall call, Class<?> type) {
            var said = call.told().getAnnotation(RequestBody.class);
            if (said != null && said.content().length > 0) {
                var named = Remarks.of(said.content()[0].schema()).flatMap(remarks -> remarks.instead(requests::of));
                if (named.isPresent()) {
                    return named.get();
                }
            }
            return JsonNode.class.isAssignableFrom(type) ? Leaves.open() : requests.of(type);
        }

        private static MediaType body(Operation operation) {
            return operation.getRequestBody().getContent().getMediaType(JSON);
        }

        private void odds(Operation operation, ApiCall call) {
            operation.setDescription(about() + " " + operation.getDescription());
            operation.getParameters().stream()
                    .filter(parameter -> parameter.getIn() == Parameter.In.PATH && ODDS.equals(parameter.getName()))
                    .forEach(parameter -> parameter.setSchema(Leaves.oneWordOf(names())));
            var answered = anyOf(questions().map(Question::answered), answers::of);
            operation
                    .getResponses()
                    .getAPIResponse("200")
                    .content(OASFactory.createContent()
                            .addMediaType(JSON, OASFactory.createMediaType().schema(answered)));
            if (call.verb().equals("GET")) {
                parameters.questions(operation);
            } else {
                body(operation).setSchema(anyOf(questions().map(Question::asked), requests::of));
            }
        }

        private Iterable<String> names() {
            return systems.stream()
                    .flatMap(forms -> forms.questions().keySet().stream())
                    .distinct()
                    .sorted()
                    .toList();
        }

        private Stream<Question> questions() {
            return systems.stream().flatMap(forms -> forms.questions().values().stream());
        }

        private String about() {
            return systems.stream()
                    .filter(forms -> !forms.questions().isEmpty())
                    .map(forms -> "%s: %s"
                            .formatted(
                                    RulesSystem.ALL.named(forms.system()).title(),
                                    forms.questions().keySet().stream()
                                            .map("`%s`"::formatted)
                                            .collect(Collectors.joining(", "))))
                    .collect(Collectors.joining(
                            "; of ", "Questions of ", ". Answers what the calculator of that name answers."));
        }

        private static Object parsed(String example) {
            try {
                return new ObjectMapper().readValue(example, Object.class);
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException("an example that cannot be pasted: " + example, e);
            }
        }

        private static Schema anyOf(Stream<? extends Class<?>> types, Function<Class<?>, Schema> shape) {
            var schema = OASFactory.createSchema();
            types.distinct().map(shape).forEach(schema::addAnyOf);
            return schema;
        }
    }
}
