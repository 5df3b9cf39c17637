package org.longroll.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The tables and branches of a chart in which the words of a vocabulary name rows, columns or values. A word that stands
 * in none of them is not printed in that chart; one that stands in any of them must stand wherever it belongs.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface PrintedIn {
    String[] value();
}
