package org.longroll.web.problem;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;

/** A value of the wrong form, with a message that says how to write it. */
public final class Misread extends MismatchedInputException {

    private static final long serialVersionUID = 1L;

    public Misread(JsonParser json, String message) {
        super(json, message, json.currentLocation());
    }
}
