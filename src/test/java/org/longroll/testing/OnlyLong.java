package org.longroll.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/**
 * A test class or test that only {@code mvn -Plong verify} runs. The ordinary build ends with the list of them, and {@code
 * docs/contributing.md} names each.
 */
@Tag(OnlyLong.TAG)
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface OnlyLong {
    String TAG = "long";

    /** The reason, for who runs the ordinary build. */
    String value();
}
