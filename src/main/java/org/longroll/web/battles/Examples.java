package org.longroll.web.battles;

/** Bodies that work when they are pasted; a test does so. */
final class Examples {

    static final String NEW_NOTE = """
            {"type": "note", "text": "Chamberlain refuses the left of the 20th Maine.", "units": ["20-maine"]}""";

    static final String ALLOW = """
            {"type": "ruling", "reason": "The fence is nearer than it looks.",
             "allows": {"code": "out-of-range",
                        "entry": {"type": "fire", "units": ["15-alabama"], "target": "20-maine", "inches": 40,
                                  "dice": "roll"}}}""";

    static final String SET = """
            {"type": "ruling", "sets": {"unit": "20-maine", "figures": 5, "morale": "disorder"},
             "reason": "A hit was forgotten."}""";

    static final String SHIPPED_BATTLE = """
            {"scenario": "little-round-top", "visibility": "public", "players": {"union": "Anna", "confederate": "Ben"}}""";

    private Examples() {}
}
