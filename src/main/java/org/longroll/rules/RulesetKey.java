package org.longroll.rules;

/** One published version of a ruleset; a battle keeps the version that it was started with. */
public record RulesetKey(RulesetId id, int version) {

    public RulesetKey {
        if (version < 1) {
            throw new IllegalArgumentException("versions start at 1");
        }
    }

    public static RulesetKey of(String id, int version) {
        return new RulesetKey(new RulesetId(id), version);
    }

    @Override
    public String toString() {
        return id + "/" + version;
    }
}
