package org.longroll.web.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import jakarta.validation.ElementKind;
import jakarta.validation.Path;

/** Fields as in the request: {@code units[3].command}. */
final class FieldNames {

    /** The field of a problem with the body as a whole. */
    private static final String BODY = "body";

    private FieldNames() {}

    /** The path below the method's parameter, whose own name is internal. */
    static String of(Path path) {
        var name = new StringBuilder();
        for (var node : path) {
            var kind = node.getKind();
            if (node.isInIterable() && node.getIndex() != null) {
                name.append('[').append(node.getIndex()).append(']');
            } else if (node.isInIterable() && node.getKey() != null) {
                name.append('.').append(node.getKey());
            }
            if (kind == ElementKind.PROPERTY) {
                name.append(name.isEmpty() ? "" : ".").append(node.getName());
            } else if (kind == ElementKind.PARAMETER) {
                name.setLength(0);
            }
        }
        return name.isEmpty() ? BODY : name.toString();
    }

    static String of(JsonProcessingException e) {
        var name = new StringBuilder();
        if (e instanceof JsonMappingException mapping) {
            for (var step : mapping.getPath()) {
                if (step.getFieldName() == null) {
                    name.append('[').append(step.getIndex()).append(']');
                } else {
                    name.append(name.isEmpty() ? "" : ".").append(step.getFieldName());
                }
            }
        }
        return name.isEmpty() ? BODY : name.toString();
    }
}
