package org.longroll.web.battles;

/** Bodies that work when they are pasted; a test pastes them. */
final class Examples {

    static final String NEW_BATTLE = """
            {
              "title": "Little Round Top",
              "ruleset": "adf-15mm",
              "visibility": "private",
              "dicePolicy": "either",
              "undoPolicy": "free",
              "turnLimit": 8,
              "initiative": "confederate",
              "sides": [
                {"id": "union", "name": "Union", "nation": "us"},
                {"id": "confederate", "name": "Confederate", "nation": "cs"}
              ],
              "commands": [
                {"id": "vincent", "side": "union", "kind": "brigade", "name": "Vincent's Brigade"},
                {"id": "law", "side": "confederate", "kind": "brigade", "name": "Law's Brigade"}
              ],
              "units": [
                {"id": "20-maine", "name": "20th Maine", "command": "vincent", "arm": "infantry", "quality": "veteran",
                 "weapon": "rifle-musket", "figures": 6, "stands": 3, "formation": "battle-line"},
                {"id": "15-alabama", "name": "15th Alabama", "command": "law", "arm": "infantry", "quality": "veteran",
                 "weapon": "rifle-musket", "figures": 8, "stands": 4, "formation": "battle-line"}
              ],
              "leaders": [
                {"id": "vincent-col", "name": "Col. Vincent", "commands": "vincent", "benefit": 2}
              ],
              "objectives": [
                {"id": "summit", "name": "The summit", "points": 3}
              ]
            }""";

    static final String NEW_NOTE = """
            {"type": "note", "text": "Chamberlain refuses the left of the 20th Maine.", "units": ["20-maine"]}""";

    static final String MOVE = """
            {"type": "move", "units": ["15-alabama"], "legs": [{"terrain": "open", "inches": 4}]}""";

    static final String FIRE = """
            {"type": "fire", "kind": "fire", "units": ["15-alabama"], "target": "20-maine", "inches": 3,
             "cover": ["light-woods"], "dice": {"thrown": [4, 6]}}""";

    static final String CHARGE = """
            {"type": "charge", "units": ["15-alabama"], "target": "20-maine", "terrain": "open", "dice": "roll"}""";

    static final String MORALE_CHECK = """
            {"type": "morale-check", "due": "20-maine-1", "situation": {"support": 1}, "dice": "roll"}""";

    static final String MANEUVER = """
            {"type": "maneuver", "units": ["6-wisconsin"], "inCommand": true, "conditions": ["gallant-leader"],
             "dice": "roll"}""";

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
