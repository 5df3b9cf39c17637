package org.longroll.rules;

/** One published version of a ruleset; a battle names the one that it was started with for ever. */
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
