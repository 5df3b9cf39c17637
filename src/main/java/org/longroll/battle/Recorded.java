package org.longroll.battle;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What an event or an order is called in the ledger, for ever, and the version in which it is written today. The event
 * that declares an order has the order's name with {@code -declared} behind it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Recorded {
    String value();

    int version() default 1;
}
