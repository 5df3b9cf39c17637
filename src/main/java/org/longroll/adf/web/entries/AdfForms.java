package org.longroll.adf.web.entries;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import org.longroll.adf.battle.AdfDue;
import org.longroll.adf.battle.AdfStatus;
import org.longroll.adf.rules.AcrossADeadlyField;
import org.longroll.adf.web.calculators.FireView;
import org.longroll.adf.web.calculators.ImpactView;
import org.longroll.adf.web.calculators.MeleeView;
import org.longroll.adf.web.calculators.MoraleCheckView;
import org.longroll.adf.web.calculators.RangesView;
import org.longroll.web.entries.EntryForms;

public final class AdfForms implements EntryForms {

    private static final String NEW_BATTLE = """
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

    private static final String MOVE = """
            {"type": "move", "units": ["15-alabama"], "legs": [{"terrain": "open", "inches": 4}]}""";

    private static final String FIRE = """
            {"type": "fire", "kind": "fire", "units": ["15-alabama"], "target": "20-maine", "inches": 3,
             "cover": ["light-woods"], "dice": {"thrown": [4, 6]}}""";

    private static final String CHARGE = """
            {"type": "charge", "units": ["15-alabama"], "target": "20-maine", "terrain": "open", "dice": "roll"}""";

    private static final String MORALE_CHECK = """
            {"type": "morale-check", "due": "20-maine-1", "situation": {"support": 1}, "dice": "roll"}""";

    private static final String FIRE_ODDS = """
            {"units": ["20-maine"], "target": "15-alabama", "inches": 3}""";

    @Override
    public String system() {
        return AcrossADeadlyField.NAME;
    }

    @Override
    public Class<AdfEntryRequest> entries() {
        return AdfEntryRequest.class;
    }

    @Override
    public SequencedMap<String, Question> questions() {
        var questions = new LinkedHashMap<String, Question>();
        questions.put("fire", new Question(AdfOddsRequest.Fire.class, FireView.class));
        questions.put("morale-check", new Question(AdfOddsRequest.MoraleCheck.class, MoraleCheckView.class));
        questions.put("ranges", new Question(AdfOddsRequest.Ranges.class, RangesView.class));
        questions.put("melee", new Question(AdfOddsRequest.Melee.class, MeleeView.class));
        questions.put("impact", new Question(AdfOddsRequest.Impact.class, ImpactView.class));
        return questions;
    }

    @Override
    public SequencedMap<String, Class<?>> prepared() {
        var prepared = new LinkedHashMap<String, Class<?>>();
        prepared.put(AdfDue.Kind.MORALE_CHECK.word(), AdfDue.Check.class);
        prepared.put(AdfDue.Kind.LEADER_CASUALTY.word(), AdfDue.Casualty.class);
        prepared.put(AdfDue.Kind.QUESTION.word(), AdfDue.Question.class);
        return prepared;
    }

    @Override
    public Optional<Class<?>> unit() {
        return Optional.of(AdfStatus.class);
    }

    @Override
    public Examples examples() {
        var battles = new LinkedHashMap<String, String>();
        battles.put("Little Round Top", NEW_BATTLE);
        var entries = new LinkedHashMap<String, String>();
        entries.put("A move", MOVE);
        entries.put("A fire, dice thrown at the table", FIRE);
        entries.put("A charge, dice rolled by the server", CHARGE);
        entries.put("The check that a fire called", MORALE_CHECK);
        var odds = new LinkedHashMap<String, String>();
        odds.put("A fire", FIRE_ODDS);
        return new Examples(battles, entries, odds);
    }
}
