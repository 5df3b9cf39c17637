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
}
