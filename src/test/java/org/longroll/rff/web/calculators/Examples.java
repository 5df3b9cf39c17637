package org.longroll.rff.web.calculators;

/** Bodies that work when they are pasted; a test does so. */
public final class Examples {

    public static final String MUSKETRY = """
            {"kind": "musketry",
             "firers": [{"weapon": "RM", "stands": 7, "inches": 8, "quality": "veteran"},
                        {"weapon": "SM", "stands": 5, "inches": 8, "quality": "trained", "disordered": true}],
             "target": {"kind": "troops", "quality": "trained", "conditions": ["field-column"], "cover": "partial"},
             "die": 7}""";

    public static final String CANNONADE = """
            {"kind": "cannonade",
             "firers": [{"weapon": "HS", "stands": 3, "inches": 4, "quality": "veteran"}],
             "target": {"kind": "troops", "quality": "green", "charging": true},
             "massed": [{"kind": "troops", "quality": "green", "alreadyDisordered": true}],
             "die": 0}""";

    public static final String HOUSE_RULE = """
            {"kind": "musketry",
             "firers": [{"weapon": "RM", "stands": 6, "inches": 7, "quality": "green"}],
             "target": {"kind": "troops", "quality": "veteran"},
             "houseRules": [{"path": "fire-modifiers.green-musketry.value", "value": "0",
                             "title": "Green troops shoot like the others"}]}""";

    public static final String MANEUVER = """
            {"inCommand": false, "kind": "troops", "order": "disordered", "quality": "veteran", "effectiveness": "worn",
             "conditions": ["attached-leader", "outflanked"], "die": 4}""";

    public static final String CHARGE = """
            {"attacker": {"quality": "crack", "effectiveness": "fresh", "stands": 6, "conditions": ["cold-steel"],
                          "ground": "open", "die": 5},
             "defender": {"quality": "trained", "effectiveness": "worn", "stands": 4,
                          "conditions": ["strong-position", "disordered"], "die": 6}}""";

    public static final String CAVALRY_CHARGE = """
            {"attacker": {"kind": "cavalry", "quality": "veteran", "effectiveness": "fresh", "stands": 4,
                          "conditions": ["cavalry-open-ground"], "die": 5},
             "defender": {"kind": "guns", "quality": "trained", "effectiveness": "fresh", "stands": 2,
                          "conditions": ["unsupported-guns"], "fixed": true, "die": 3},
             "combat": 1}""";

    public static final String MOVEMENT = """
            {"kind": "infantry", "formation": "line", "result": "well-handled",
             "legs": [{"ground": "open", "inches": 6}, {"ground": "broken", "inches": 4}]}""";

    public static final String GUNS = """
            {"kind": "horse-gun", "formation": "limbered", "result": "double-quick",
             "maneuver": "full-move-and-unlimber", "legs": [{"ground": "road", "inches": 30}]}""";

    public static final String FALLEN_LEADER = """
            {"die": 8}""";

    private Examples() {}
}
