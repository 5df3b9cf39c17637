package org.longroll.rules;

import java.util.regex.Pattern;

/** The name of a ruleset: words of small letters and digits, with hyphens between them. */
public record RulesetId(String value) {

    private static final Pattern KEBAB = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    public RulesetId {
        if (value.length() > 40 || !KEBAB.matcher(value).matches()) {
            throw new IllegalArgumentException("not the id of a ruleset: " + value);
        }
    }

    @Override
    public String toString() {
        return value;
    }
}
