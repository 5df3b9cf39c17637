package org.longroll.journal;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The permanent name in the ledger, and the version written today; a declared order adds {@code -declared}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Recorded {
    String value();

    int version() default 1;
}
