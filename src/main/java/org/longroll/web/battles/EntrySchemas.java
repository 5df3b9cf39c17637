package org.longroll.web.battles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.Operation;
import org.eclipse.microprofile.openapi.models.examples.Example;
import org.eclipse.microprofile.openapi.models.media.Content;
import org.eclipse.microprofile.openapi.models.media.MediaType;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.longroll.rules.RulesSystem;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryForms;
import org.longroll.web.entries.EntryForms.Question;

/**
 * Completes the OpenAPI document: the resources do not name systems of rules, so the families of entries (one of
 * several shapes, told apart by {@code type}), and the questions, answers and examples of each system are added here. A
 * filter of an earlier stage would be loaded at build time by Maven's JDK, which may be too old for our classes.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.RUNTIME_PER_REQUEST)
public class EntrySchemas implements OASFilter {

    private static final String TYPE = "type";
    private static final String DICE = "Dice";
    private static final String JSON = "application/json";
    private static final String ODDS = "/api/battles/{battle}/odds/{question}";

    @Override
    public void filterOpenAPI(OpenAPI description) {
        var components = description.getComponents();
        describe(EntryReader.COMMON, components);
        EntryReader.FAMILIES.values().forEach(family -> describe(family, components));
        // An interface is described as an object; dice may also be a word.
        schema(components, DICE).setType(null);
        entries(description);
        odds(description);
    }

    private static void describe(EntryFamily family, Components components) {
        var oneOf = OASFactory.createSchema();
        var byType = OASFactory.createDiscriminator().propertyName(TYPE);
        family.shapes().values().stream().distinct().forEach(shape -> {
            oneOf.addOneOf(reference(shape));
            typed(schema(components, name(shape)), EntryFamily.types(shape));
        });
        family.shapes().forEach((type, shape) -> byType.addMapping(type, "#/components/schemas/" + name(shape)));
        components.addSchema(name(family.family()), oneOf.discriminator(byType));
    }

    private static Schema schema(Components components, String name) {
        return Objects.requireNonNull(components.getSchemas().get(name), name);
    }

    /** Adds the possible values of {@code type} to the shape. */
    private static void typed(Schema shape, List<String> types) {
        var type = OASFactory.createSchema().addType(Schema.SchemaType.STRING);
        types.forEach(type::addEnumeration);
        shape.addProperty(TYPE, type);
        if (shape.getRequired() == null || !shape.getRequired().contains(TYPE)) {
            shape.addRequired(TYPE);
        }
    }

    private static void entries(OpenAPI description) {
        var start = json(post(description, "/api/battles").getRequestBody().getContent());
        var entry = json(post(description, "/api/battles/{battle}/entries")
                .getRequestBody()
                .getContent());
        for (var forms : EntryForms.ALL.all()) {
            entry.getSchema().addAnyOf(reference(forms.entries()));
            forms.examples().battles().forEach((shows, body) -> start.addExample(shows, example(body)));
            forms.examples().entries().forEach((shows, body) -> entry.addExample(shows, example(body)));
        }
    }

    private static void odds(OpenAPI description) {
        var asked = anyOf(questions().map(Question::asked));
        var answered = anyOf(questions().map(Question::answered));
        var path = description.getPaths().getPathItem(ODDS);
        var body = OASFactory.createMediaType().schema(asked);
        EntryForms.ALL.all().forEach(forms -> forms.examples()
                .odds()
                .forEach((shows, example) -> body.addExample(shows, example(example))));
        path.getPOST().getRequestBody().content(OASFactory.createContent().addMediaType(JSON, body));
        path.getGET().getParameters().stream()
                .filter(parameter -> "fields".equals(parameter.getName()))
                .forEach(parameter -> parameter.setSchema(asked));
        for (var operation : List.of(path.getGET(), path.getPOST())) {
            operation.setDescription(about() + " " + operation.getDescription());
            var answer = OASFactory.createMediaType().schema(answered);
            operation
                    .getResponses()
                    .getAPIResponse("200")
                    .content(OASFactory.createContent().addMediaType(JSON, answer));
        }
    }

    private static Stream<Question> questions() {
        return EntryForms.ALL.all().stream().flatMap(forms -> forms.questions().values().stream());
    }

    private static String about() {
        return EntryForms.ALL.all().stream()
                .map(forms -> "%s: %s"
                        .formatted(
                                RulesSystem.ALL.named(forms.system()).title(),
                                forms.questions().keySet().stream()
                                        .map("`%s`"::formatted)
                                        .collect(Collectors.joining(", "))))
                .collect(Collectors.joining(
                        "; of ", "Questions of ", ". Answers what the calculator of that name answers."));
    }

    private static Operation post(OpenAPI description, String path) {
        return description.getPaths().getPathItem(path).getPOST();
    }

    private static MediaType json(Content content) {
        return content.getMediaType(JSON);
    }

    private static Example example(String body) {
        try {
            return OASFactory.createExample().value(new ObjectMapper().readValue(body, Object.class));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("an example that cannot be pasted: " + body, e);
        }
    }

    private static Schema anyOf(Stream<? extends Class<?>> shapes) {
        var schema = OASFactory.createSchema();
        shapes.distinct().forEach(shape -> schema.addAnyOf(reference(shape)));
        return schema;
    }

    private static Schema reference(Class<?> shape) {
        return OASFactory.createSchema().ref(name(shape));
    }

    private static String name(Class<?> shape) {
        return shape.getAnnotation(org.eclipse.microprofile.openapi.annotations.media.Schema.class)
                .name();
    }
}
