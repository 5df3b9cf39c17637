package org.longroll.battle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The permanent name of an event or order in the ledger, and the version in which it is written today. The event that
 * declares an order has the order's name and {@code -declared}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Recorded {
    String value();

    int version() default 1;
}
