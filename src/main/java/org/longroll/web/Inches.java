package org.longroll.web;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

@Constraint(validatedBy = Inches.OnTheTable.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
public @interface Inches {
    String message() default "must be from 0 to 999.999 inches, with three decimals at most";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    /** Limits the digits, so that fractions of a move stay exact. */
    final class OnTheTable implements ConstraintValidator<Inches, @Nullable BigDecimal> {

        private static final int INTEGER_DIGITS = 3;
        private static final int DECIMALS = 3;

        @Override
        public boolean isValid(@Nullable BigDecimal inches, ConstraintValidatorContext context) {
            return inches == null
                    || inches.signum() >= 0
                            && inches.scale() <= DECIMALS
                            && inches.precision() - inches.scale() <= INTEGER_DIGITS;
        }
    }
}
