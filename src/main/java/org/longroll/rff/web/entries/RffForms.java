package org.longroll.rff.web.entries;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import org.longroll.journal.Order;
import org.longroll.rff.battle.ManeuverOrder;
import org.longroll.rff.battle.RffDue;
import org.longroll.rff.battle.RffOrder;
import org.longroll.rff.battle.RffStatus;
import org.longroll.rff.rules.RegimentalFireAndFury;
import org.longroll.rff.web.calculators.ChargeView;
import org.longroll.rff.web.calculators.FireView;
import org.longroll.rff.web.calculators.ManeuverView;
import org.longroll.web.entries.EntryForms;

public final class RffForms implements EntryForms {

    @Override
    public String system() {
        return RegimentalFireAndFury.NAME;
    }

    @Override
    public Class<RffEntryRequest> entries() {
        return RffEntryRequest.class;
    }

    @Override
    public SequencedMap<String, Question> questions() {
        var questions = new LinkedHashMap<String, Question>();
        questions.put("fire", new Question(RffOddsRequest.Fire.class, FireView.class));
        questions.put("maneuver", new Question(RffOddsRequest.Maneuver.class, ManeuverView.class));
        questions.put("charge", new Question(RffOddsRequest.Charge.class, ChargeView.class));
        return questions;
    }

    @Override
    public SequencedMap<String, Class<?>> prepared() {
        var prepared = new LinkedHashMap<String, Class<?>>();
        for (var kind : RffDue.Kind.values()) {
            prepared.put(kind.type(), RffDue.Call.class);
        }
        return prepared;
    }

    @Override
    public Optional<Class<?>> unit() {
        return Optional.of(RffStatus.class);
    }

    @Override
    public ObjectNode written(Order order, ObjectNode components) {
        return switch (order) {
            case ManeuverOrder.Evolve evolve -> components.without("how");
            case RffOrder.Fire fire -> fire(fire, components);
            default -> components;
        };
    }

    /** Whole units at one distance have a shorter form. */
    private static ObjectNode fire(RffOrder.Fire fire, ObjectNode said) {
        var inches = fire.firers().getFirst().inches();
        if (fire.firers().stream()
                .allMatch(group -> group.stands() == null && group.inches().equals(inches))) {
            said.set("inches", said.at("/firers/0/inches"));
            var units = said.putArray("units");
            fire.firers().forEach(group -> units.add(group.unit()));
            said.remove("firers");
        }
        return said;
    }
}
