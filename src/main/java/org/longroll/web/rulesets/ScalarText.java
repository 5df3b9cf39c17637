package org.longroll.web.rulesets;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;

/** Reads a text, a number or a truth value as it would be written in a chart. */
final class ScalarText extends StdDeserializer<String> {

    private static final long serialVersionUID = 1L;

    ScalarText() {
        super(String.class);
    }

    @Override
    public String deserialize(JsonParser json, DeserializationContext context) throws IOException {
        if (!json.currentToken().isScalarValue()) {
            return (String) context.handleUnexpectedToken(String.class, json);
        }
        return switch (json.currentToken()) {
            case VALUE_TRUE -> "yes";
            case VALUE_FALSE -> "no";
            default -> json.getText();
        };
    }
}
