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

/** The name of a seat: a side, the umpire, or a seat for commands such as {@code union:1}. */
@Pattern(regexp = "[a-z0-9]+(-[a-z0-9]+)*(:[0-9]+)?")
@Size(max = 70) @ReportAsSingleViolation
@Constraint(validatedBy = {})
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE_USE, ElementType.RECORD_COMPONENT})
public @interface SeatId {
    String message() default "must be a seat, such as “union”, “umpire” or “union:1”";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};
}
