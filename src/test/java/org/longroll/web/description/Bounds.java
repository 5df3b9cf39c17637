package org.longroll.web.description;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.models.media.Schema;
import org.eclipse.microprofile.openapi.models.media.Schema.SchemaType;
import org.longroll.web.Inches;
import org.longroll.web.Words;

/** The bounds of a value, as Bean Validation checks them. */
final class Bounds {

    private static final BigDecimal MOST_INCHES = new BigDecimal("999.999");

    private final List<Annotation> constraints;

    /** Constraints that are made of others, such as {@link org.longroll.web.Id}, are taken apart. */
    Bounds(Stream<Annotation> annotations) {
        this.constraints = annotations.flatMap(Bounds::parts).distinct().toList();
    }

    private static Stream<Annotation> parts(Annotation annotation) {
        return annotation.annotationType().getName().startsWith("org.longroll.")
                ? Stream.concat(
                        Stream.of(annotation),
                        Arrays.stream(annotation.annotationType().getAnnotations()))
                : Stream.of(annotation);
    }

    boolean needed() {
        return constraints.stream().anyMatch(NotNull.class::isInstance);
    }

    void apply(Schema schema) {
        for (var constraint : constraints) {
            switch (constraint) {
                case Min min -> schema.setMinimum(BigDecimal.valueOf(min.value()));
                case Max max -> schema.setMaximum(BigDecimal.valueOf(max.value()));
                case DecimalMin min -> schema.setMinimum(new BigDecimal(min.value()));
                case DecimalMax max -> most(schema, max);
                case Pattern pattern -> schema.setPattern("^(?:%s)$".formatted(pattern.regexp()));
                case Size size -> size(schema, size);
                case Words words -> schema.minLength(1).maxLength(words.max());
                case Inches inches -> schema.minimum(BigDecimal.ZERO).maximum(MOST_INCHES);
                default -> {}
            }
        }
    }

    private static void most(Schema schema, DecimalMax max) {
        if (max.inclusive()) {
            schema.setMaximum(new BigDecimal(max.value()));
        } else {
            schema.setExclusiveMaximum(new BigDecimal(max.value()));
        }
    }

    private static void size(Schema schema, Size size) {
        var types = schema.getType() == null ? List.<SchemaType>of() : schema.getType();
        Integer least = size.min() == 0 ? null : size.min();
        Integer most = size.max() == Integer.MAX_VALUE ? null : size.max();
        if (types.contains(SchemaType.STRING)) {
            schema.minLength(least).maxLength(most);
        } else if (types.contains(SchemaType.ARRAY)) {
            schema.minItems(least).maxItems(most);
        } else {
            schema.minProperties(least).maxProperties(most);
        }
    }
}
