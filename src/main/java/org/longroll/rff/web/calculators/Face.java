package org.longroll.rff.web.calculators;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A face of a ten-sided die, as it shows: a 0 reads 10. */
@Min(0) @Max(10) @ReportAsSingleViolation
@Constraint(validatedBy = {})
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@interface Face {
    String message() default "must be a face of a ten-sided die, 1 to 10, or 0 for 10";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
