package org.longroll.web.http;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An answer that never changes when all these query parameters are given, so that a client need not ask again. Not for
 * an answer with a person's name or a photo in it: both can be withdrawn.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Lasting {
    String[] with();
}
