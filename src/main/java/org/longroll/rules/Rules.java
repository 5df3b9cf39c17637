package org.longroll.rules;

/** The rules of one edition, read from its chart and ready to be asked. */
public interface Rules {

    Chart chart();
}
