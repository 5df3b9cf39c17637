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

    private Examples() {}
}
