package org.longroll.adf.web.calculators;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jspecify.annotations.Nullable;

/** A face of a six-sided die. */
@Constraint(validatedBy = Faces.OfSix.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@interface Faces {
    String message() default "must be a face of a die, 1 to 6";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    final class OfSix implements ConstraintValidator<Faces, @Nullable Integer> {

        @Override
        public boolean isValid(@Nullable Integer face, ConstraintValidatorContext context) {
            return face == null || face >= 1 && face <= 6;
        }
    }
}
