package org.longroll.adf.web.calculators;

/** Bodies that work when they are pasted; a test does so. */
public final class Examples {

    public static final String FIRE = """
            {"kind": "fire", "inches": 3,
             "firers": [{"arm": "infantry", "weapon": "rifle-musket", "figures": 6, "quality": "veteran",
                         "formation": "battle-line"}],
             "target": {"arm": "infantry", "quality": "trained", "formation": "battle-line", "morale": "disorder",
                        "cover": ["light-woods"]},
             "dice": [3, 5]}""";

    public static final String COMBINED_FIRE = """
            {"kind": "deliberate", "inches": 9,
             "firers": [{"arm": "artillery", "weapon": "3-inch-ordnance", "sections": 3, "quality": "veteran",
                         "formation": "unlimbered", "nation": "us"},
                        {"arm": "artillery", "weapon": "10-pounder-parrott", "sections": 2, "quality": "trained",
                         "formation": "unlimbered", "nation": "us"}],
             "target": {"arm": "infantry", "quality": "green", "formation": "attack-column"},
             "passThrough": [{"target": {"arm": "infantry", "quality": "veteran", "formation": "battle-line"}}]}""";

    public static final String HOUSE_RULE = """
            {"inches": 3,
             "firers": [{"arm": "infantry", "weapon": "rifle-musket", "figures": 5, "quality": "veteran",
                         "formation": "battle-line", "morale": "disorder"}],
             "target": {"arm": "infantry", "quality": "veteran", "formation": "battle-line"},
             "houseRules": [{"path": "fire.rounding", "value": "down", "title": "Halves are dropped"}]}""";

    public static final String MORALE_CHECK = """
            {"unit": {"arm": "infantry", "quality": "trained", "formation": "battle-line", "stands": 3, "standsLeft": 2,
                      "figuresLost": 2},
             "checkModifier": 2, "from": "other",
             "situation": {"leaderBenefit": 1, "works": "hasty-works", "support": 2, "enemyNear": true},
             "dice": [3, 2]}""";

    public static final String MOVEMENT = """
            {"unit": {"arm": "infantry", "quality": "veteran", "formation": "battle-line"},
             "legs": [{"terrain": "open", "inches": 3}, {"terrain": "light-woods", "inches": 1.5}]}""";

    public static final String CHARGE = """
            {"unit": {"arm": "infantry", "quality": "veteran", "formation": "attack-column"}, "terrain": "light-woods",
             "dice": [4]}""";

    public static final String IMPACT = """
            {"attacker": {"unit": {"arm": "infantry", "quality": "veteran", "formation": "attack-column",
                                   "morale": "disorder", "figures": 8, "stands": 4, "standsLeft": 4},
                          "situation": {"support": 2}, "dice": [2, 3]},
             "defender": {"unit": {"arm": "infantry", "quality": "veteran", "formation": "battle-line", "figures": 7,
                                   "stands": 4, "standsLeft": 4}, "dice": [5, 4]}}""";

    public static final String COMPETENCE_TEST = """
            {"unit": {"arm": "infantry", "quality": "veteran", "formation": "battle-line", "stands": 3, "standsLeft": 3},
             "die": 4}""";

    public static final String ROUT = """
            {"unit": {"arm": "artillery", "quality": "green", "formation": "limbered", "morale": "routed"},
             "weapon": "napoleon", "terrain": "light-woods"}""";

    public static final String LEADER_CASUALTY = """
            {"hits": 2, "dice": [3, 6]}""";

    public static final String VOLLEY = """
            {"fire": {"inches": 1,
                      "firers": [{"arm": "infantry", "weapon": "rifle-musket", "figures": 8, "quality": "veteran",
                                  "formation": "battle-line", "openingVolley": true}],
                      "target": {"arm": "infantry", "quality": "green", "formation": "battle-line"}},
             "unit": {"arm": "infantry", "quality": "green", "formation": "battle-line", "figures": 6, "figuresLost": 0,
                      "stands": 3},
             "situation": {"support": 1}}""";

    private Examples() {}
}
