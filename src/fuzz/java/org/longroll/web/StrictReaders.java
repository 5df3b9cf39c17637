package org.longroll.web;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.validation.Validation;

/** The reader of bodies as the server has it, without a server. */
public final class StrictReaders {

    private StrictReaders() {}

    public static StrictReader standard() {
        return new StrictReader(
                mapper(), Validation.buildDefaultValidatorFactory().getValidator());
    }

    public static ObjectMapper mapper() {
        var mapper = JsonMapper.builder().build();
        new JsonRules().customize(mapper);
        return mapper;
    }
}
