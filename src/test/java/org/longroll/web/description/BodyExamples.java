package org.longroll.web.description;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/** Bodies for the document by operation and title: each works when it is pasted, and a test does so. */
final class BodyExamples {

    private static final String NEW_NOTE = """
            {"type": "note", "text": "Chamberlain refuses the left of the 20th Maine.", "units": ["20-maine"]}""";

    private static final String ALLOW = """
            {"type": "ruling", "reason": "The fence is nearer than it looks.",
             "allows": {"code": "out-of-range",
                        "entry": {"type": "fire", "units": ["15-alabama"], "target": "20-maine", "inches": 40,
                                  "dice": "roll"}}}""";

    private static final String SET = """
            {"type": "ruling", "sets": {"unit": "20-maine", "figures": 5, "morale": "disorder"},
             "reason": "A hit was forgotten."}""";

    private static final String SHIPPED_BATTLE = """
            {"scenario": "little-round-top", "visibility": "public", "players": {"union": "Anna", "confederate": "Ben"}}""";

    private static final String ADF_NEW_BATTLE = """
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

    private static final String ADF_MOVE = """
            {"type": "move", "units": ["15-alabama"], "legs": [{"terrain": "open", "inches": 4}]}""";

    private static final String ADF_FIRE = """
            {"type": "fire", "kind": "fire", "units": ["15-alabama"], "target": "20-maine", "inches": 3,
             "cover": ["light-woods"], "dice": {"thrown": [4, 6]}}""";

    private static final String ADF_CHARGE = """
            {"type": "charge", "units": ["15-alabama"], "target": "20-maine", "terrain": "open", "dice": "roll"}""";

    private static final String ADF_MORALE_CHECK = """
            {"type": "morale-check", "due": "20-maine-1", "situation": {"support": 1}, "dice": "roll"}""";

    private static final String ADF_FIRE_ODDS = """
            {"units": ["20-maine"], "target": "15-alabama", "inches": 3}""";

    private static final String RFF_MANEUVER = """
            {"type": "maneuver", "units": ["6-wisconsin"], "inCommand": true, "conditions": ["gallant-leader"],
             "dice": "roll"}""";

    private static final Map<String, SequencedMap<String, String>> BY_OPERATION = new LinkedHashMap<>();

    static {
        add("startBattle", "A scenario of the library", SHIPPED_BATTLE);
        add("startBattle", "Little Round Top", ADF_NEW_BATTLE);
        add("recordEntry", "A note", NEW_NOTE);
        add("recordEntry", "A ruling that allows a refused entry", ALLOW);
        add("recordEntry", "A ruling that sets a unit", SET);
        add("recordEntry", "A move", ADF_MOVE);
        add("recordEntry", "A fire, dice thrown at the table", ADF_FIRE);
        add("recordEntry", "A charge, dice rolled by the server", ADF_CHARGE);
        add("recordEntry", "The check that a fire called", ADF_MORALE_CHECK);
        add("recordEntry", "A maneuver check, Regimental Fire and Fury", RFF_MANEUVER);
        add("askOdds", "A fire", ADF_FIRE_ODDS);
        add("adfFire", "A volley at a disordered line", org.longroll.adf.web.calculators.Examples.FIRE);
        add(
                "adfFire",
                "Two batteries, and a line behind the target",
                org.longroll.adf.web.calculators.Examples.COMBINED_FIRE);
        add("adfFire", "With a house rule", org.longroll.adf.web.calculators.Examples.HOUSE_RULE);
        add(
                "adfMoraleCheck",
                "A trained regiment behind hasty works",
                org.longroll.adf.web.calculators.Examples.MORALE_CHECK);
        add("adfMovement", "Through the woods", org.longroll.adf.web.calculators.Examples.MOVEMENT);
        add("adfCharge", "An attack column", org.longroll.adf.web.calculators.Examples.CHARGE);
        add("adfImpact", "A column against a line", org.longroll.adf.web.calculators.Examples.IMPACT);
        add("adfCompetenceTest", "Veterans", org.longroll.adf.web.calculators.Examples.COMPETENCE_TEST);
        add("adfRout", "A battery in the woods", org.longroll.adf.web.calculators.Examples.ROUT);
        add("adfLeaderCasualty", "Two hits", org.longroll.adf.web.calculators.Examples.LEADER_CASUALTY);
        add("adfVolley", "An opening volley at green troops", org.longroll.adf.web.calculators.Examples.VOLLEY);
        add("rffFire", "Two regiments at a column", org.longroll.rff.web.calculators.Examples.MUSKETRY);
        add(
                "rffFire",
                "Canister into a charge, and a line behind it",
                org.longroll.rff.web.calculators.Examples.CANNONADE);
        add("rffFire", "With a house rule", org.longroll.rff.web.calculators.Examples.HOUSE_RULE);
        add("rffManeuver", "Disordered veterans out of command", org.longroll.rff.web.calculators.Examples.MANEUVER);
        add("rffCharge", "With cold steel", org.longroll.rff.web.calculators.Examples.CHARGE);
        add("rffCharge", "Cavalry among the guns", org.longroll.rff.web.calculators.Examples.CAVALRY_CHARGE);
        add("rffMovement", "A line well handled", org.longroll.rff.web.calculators.Examples.MOVEMENT);
        add("rffMovement", "Horse artillery by road", org.longroll.rff.web.calculators.Examples.GUNS);
        add("rffFallenLeader", "An eight", org.longroll.rff.web.calculators.Examples.FALLEN_LEADER);
    }

    private BodyExamples() {}

    private static void add(String operation, String title, String body) {
        BY_OPERATION.computeIfAbsent(operation, any -> new LinkedHashMap<>()).put(title, body);
    }

    static Map<String, String> of(String operation) {
        return BY_OPERATION.getOrDefault(operation, new LinkedHashMap<>());
    }
}
