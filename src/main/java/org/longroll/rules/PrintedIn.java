package org.longroll.rules;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The tables and branches of a chart in which the words of a vocabulary name rows, columns or values. A word that is in
 * none of them is not printed in that chart; a word that is in one of them must be in all.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface PrintedIn {
    String[] value();
}
