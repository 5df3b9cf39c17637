package org.longroll.web.battles;

import io.quarkus.smallrye.openapi.OpenApiFilter;
import java.util.List;
import org.eclipse.microprofile.openapi.OASFactory;
import org.eclipse.microprofile.openapi.OASFilter;
import org.eclipse.microprofile.openapi.models.Components;
import org.eclipse.microprofile.openapi.models.OpenAPI;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.longroll.web.entries.EntryFamily;
import org.longroll.web.entries.EntryRequest;

/**
 * Describes the families of entries as what they are: one of several shapes, told apart by {@code type}. The annotations
 * could only repeat, type by type and three times over, what the sealed families say already. Filters of an earlier stage are
 * loaded while the program is built, by Maven's JDK, which may be too old for ours.
 */
@OpenApiFilter(stages = OpenApiFilter.RunStage.RUNTIME_PER_REQUEST)
public class EntrySchemas implements OASFilter {

    private static final String TYPE = "type";

    @Override
    public void filterOpenAPI(OpenAPI description) {
        var components = description.getComponents();
        describe(EntryReader.COMMON, components);
        EntryReader.FAMILIES.values().forEach(family -> describe(family, components));
    }

    private static void describe(EntryFamily family, Components components) {
        var oneOf = OASFactory.createSchema();
        var byType = OASFactory.createDiscriminator().propertyName(TYPE);
        family.shapes().values().stream().distinct().forEach(shape -> {
            oneOf.addOneOf(OASFactory.createSchema().ref(name(shape)));
            typed(components.getSchemas().get(name(shape)), EntryFamily.types(shape));
        });
        family.shapes().forEach((type, shape) -> byType.addMapping(type, "#/components/schemas/" + name(shape)));
        components.addSchema(name(family.family()), oneOf.discriminator(byType));
    }

    /** Says in the shape itself what its type may be. */
    private static void typed(Schema shape, List<String> types) {
        var type = OASFactory.createSchema().addType(Schema.SchemaType.STRING);
        types.forEach(type::addEnumeration);
        shape.addProperty(TYPE, type);
        if (shape.getRequired() == null || !shape.getRequired().contains(TYPE)) {
            shape.addRequired(TYPE);
        }
    }

    private static String name(Class<? extends EntryRequest> shape) {
        return shape.getAnnotation(org.eclipse.microprofile.openapi.annotations.media.Schema.class)
                .name();
    }
}
