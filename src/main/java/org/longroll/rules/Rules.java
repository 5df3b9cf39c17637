package org.longroll.rules;

/** The rules of one edition, read from its chart. */
public interface Rules {

    Chart chart();
}
