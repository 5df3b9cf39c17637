package org.longroll.web;

import jakarta.validation.Constraint;
import jakarta.validation.ConstraintValidator;
import jakarta.validation.ConstraintValidatorContext;
import jakarta.validation.Payload;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.jspecify.annotations.Nullable;
import org.longroll.scenario.ScenarioReader;

/**
 * Text by people for people: not blank, limited in length, no control characters. What has at most the length of a title
 * is a name: one line, without characters that cannot be seen.
 */
@Constraint(validatedBy = Words.Readable.class)
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.TYPE_USE, ElementType.RECORD_COMPONENT})
public @interface Words {
    int max();

    String message() default "must be 1 to {max} characters of readable text";

    Class<?>[] groups() default {};

    Class<? extends Payload>[] payload() default {};

    final class Readable implements ConstraintValidator<Words, @Nullable String> {

        private static final int LONGEST_TITLE = 200;

        private int max;

        @Override
        public void initialize(Words words) {
            max = words.max();
        }

        @Override
        public boolean isValid(@Nullable String text, ConstraintValidatorContext context) {
            return text == null
                    || (max <= LONGEST_TITLE ? ScenarioReader.isName(text, max) : ScenarioReader.isReadable(text, max));
        }
    }
}
