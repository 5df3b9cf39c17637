package org.longroll.web.rulesets;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Digits;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A distance on the table. */
@DecimalMin("0") @Digits(integer = 3, fraction = 3) @ReportAsSingleViolation
@Constraint(validatedBy = {})
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.RECORD_COMPONENT, ElementType.TYPE_USE})
@interface Inches {
    String message() default "must be from 0 to 999.999 inches, with three decimals at most";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
