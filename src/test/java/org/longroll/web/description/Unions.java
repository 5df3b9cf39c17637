package org.longroll.web.description;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.longroll.battle.Explained;
import org.longroll.battle.GameSystem;
import org.longroll.codec.EventType;
import org.longroll.codec.JournalJson;
import org.longroll.journal.EntryType;
import org.longroll.rules.Warning;
import org.longroll.web.battles.AmendmentView;
import org.longroll.web.battles.CommonEntryRequest;
import org.longroll.web.battles.RulingRequest;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryForms;

/**
 * Shapes to which each system of rules adds its own: entries, explanations, what is prepared for a check, and the state
 * of a unit. All but the last say in {@code type} which they are.
 */
final class Unions {

    private static final String TYPE = "type";
    private static final String ENTRY = "Entry";
    private static final String EXPLANATION = "Explanation";
    private static final String RESULT = "ExplainedResult";
    private static final String PREPARED = "Prepared";
    private static final String UNIT = "Unit";

    private final Components components;
    private final RequestShapes requests;
    private final AnswerShapes answers;

    Unions(Components components, ObjectMapper mapper) {
        this.components = components;
        this.requests = new RequestShapes(components);
        this.answers = new AnswerShapes(components, mapper);
    }

    /** Adds a {@code type} to a shape, as its first property. */
    static Schema typed(Schema shape, String property, String... types) {
        var properties = new LinkedHashMap<String, Schema>();
        var own = shape.getProperties() == null ? Map.<String, Schema>of() : shape.getProperties();
        properties.put(property, own.getOrDefault(property, Leaves.oneWordOf(List.of(types))));
        own.forEach(properties::putIfAbsent);
        shape.setProperties(properties);
        if (shape.getRequired() == null || !shape.getRequired().contains(property)) {
            shape.addRequired(property);
        }
        return shape;
    }

    /** The entries of each system, the common ones among them, and any entry at all. */
    void entries() {
        var any = OASFactory.createSchema().description("An entry of the battle's own system of rules.");
        for (var forms : components.systems()) {
            SortedMap<String, Class<?>> shapes = new TreeMap<>(new EntryFamily(CommonEntryRequest.class).shapes());
            shapes.putAll(new EntryFamily(forms.entries()).shapes());
            shapes.put("ruling", RulingRequest.class);
            var names = new TreeMap<String, String>();
            shapes.forEach((type, shape) -> names.put(type, entry(shape, type)));
            any.addAnyOf(
                    components.named(components.nameOf(forms.entries()), forms.entries(), () -> oneOf(TYPE, names)));
        }
        components.named(ENTRY, ENTRY, () -> any);
    }

    private String entry(Class<?> shape, String type) {
        requests.of(shape);
        var name = components.nameOf(shape);
        typed(components.shape(name), TYPE, types(shape, type).toArray(String[]::new));
        return name;
    }

    private static List<String> types(Class<?> shape, String otherwise) {
        var named = shape.getAnnotation(EntryType.class);
        return named == null ? List.of(otherwise) : List.of(named.value());
    }

    /**
     * Every event that explains a result, and an amendment; or nothing, which generators have to be told of in the union
     * itself.
     */
    void explanations() {
        var names = new TreeMap<String, String>();
        EventType.ALL.stream()
                .filter(event -> Explained.class.isAssignableFrom(event.record()) && isDescribed(event))
                .forEach(event -> {
                    var name = components.nameOf(event.record());
                    components.named(name, event.record(), () -> explained(event));
                    names.put(event.name(), name);
                });
        var results = new TreeMap<>(names);
        components.named(RESULT, RESULT, () -> oneOf(TYPE, results));
        answers.of(AmendmentView.class);
        names.put(AmendmentView.TYPE, components.nameOf(AmendmentView.class));
        components.named(EXPLANATION, EXPLANATION, () -> oneOf(TYPE, names).addOneOf(Leaves.of(SchemaType.NULL)));
    }

    private boolean isDescribed(EventType event) {
        var described = components.systems().stream().map(EntryForms::system).toList();
        return GameSystem.ALL.all().stream()
                .filter(system -> !described.contains(system.system()))
                .noneMatch(system -> system.families().events().isAssignableFrom(event.record()));
    }

    private Schema explained(EventType event) {
        var shape = typed(answers.object(event.record()), TYPE, event.name());
        shape.addProperty(
                "warnings",
                Leaves.list(answers.of(Warning.class)).description("What was lost by it; left out if nothing was."));
        return shape.addProperty(
                "also",
                Leaves.list(Components.reference(RESULT))
                        .description("Further results of the same entry; left out if there are none."));
    }

    /** What is known of a check or question before it is settled. */
    void prepared() {
        var names = new TreeMap<String, String>();
        for (var forms : components.systems()) {
            var types = new LinkedHashMap<Class<?>, List<String>>();
            forms.prepared()
                    .forEach((due, shape) ->
                            types.merge(shape, List.of(forms.system() + "-" + due), (some, more) -> Stream.concat(
                                            some.stream(), more.stream())
                                    .toList()));
            types.forEach((shape, named) -> {
                var name = components.nameOf(shape);
                components.named(name, shape, () -> typed(answers.object(shape), TYPE, named.toArray(String[]::new)));
                named.forEach(type -> names.put(type, name));
            });
        }
        components.named(PREPARED, PREPARED, () -> oneOf(TYPE, names));
    }

    /** A unit has, beside the common properties, those of its system; each may be missing in another one. */
    void units() {
        var unit = components.shape(UNIT);
        var common = List.copyOf(unit.getRequired());
        var states = new AnswerShapes(components, JournalJson.mapper());
        for (var forms : components.systems()) {
            forms.unit().map(state -> states.object(state, common)).ifPresent(state -> state.getProperties()
                    .forEach((name, value) -> merge(unit, name, value)));
        }
    }

    private static void merge(Schema unit, String name, Schema value) {
        var known = unit.getProperties().get(name);
        if (known == null) {
            unit.addProperty(name, value);
        } else if (!known.equals(value)) {
            var either = known.getAnyOf() == null ? OASFactory.createSchema().addAnyOf(known) : known;
            unit.addProperty(name, either.addAnyOf(value));
        }
    }

    private static Schema oneOf(String property, SortedMap<String, String> names) {
        var union = OASFactory.createSchema();
        var byType = OASFactory.createDiscriminator().propertyName(property);
        names.values().stream().distinct().sorted().map(Components::reference).forEach(union::addOneOf);
        names.forEach((type, name) -> byType.addMapping(type, "#/components/schemas/" + name));
        return union.discriminator(byType);
    }
}
