package org.longroll.web;

import jakarta.validation.Constraint;
import jakarta.validation.Payload;
import jakarta.validation.ReportAsSingleViolation;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A short name for use in addresses and references: {@code 20-maine}. */
@Pattern(regexp = "[a-z0-9]+(-[a-z0-9]+)*")
@Size(max = 60) @ReportAsSingleViolation
@Constraint(validatedBy = {})
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE_USE, ElementType.RECORD_COMPONENT})
public @interface Id {
    String message() default "must be a short name of small letters, digits and hyphens, such as “20-maine”";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
