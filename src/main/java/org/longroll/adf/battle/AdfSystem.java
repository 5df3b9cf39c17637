package org.longroll.adf.battle;

import org.longroll.adf.rules.AcrossADeadlyField;
import org.longroll.adf.rules.AdfRules;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.FactReader;
import org.longroll.battle.Field;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Referee;
import org.longroll.battle.Table;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.rules.Rules;

public final class AdfSystem implements GameSystem {

    @Override
    public String system() {
        return AcrossADeadlyField.NAME;
    }

    @Override
    public Families families() {
        return new Families(AdfEvent.class, AdfOrder.class, AdfField.class);
    }

    @Override
    public AdfField opened(BattleStarted opening) {
        return CommonEvolution.opened(opening);
    }

    @Override
    public AdfField after(Field field, Event event, Occasion occasion) {
        return Evolution.after((AdfField) field, event, occasion);
    }

    @Override
    public String sentence(Event event, Table table) {
        return event instanceof AdfEvent happened ? new AdfSentences(table).of(happened) : "";
    }

    @Override
    public String said(Order order, Table table) {
        return order instanceof AdfOrder own ? new AdfSentences(table).said(own) : "";
    }

    @Override
    public String propertySet(String property, String value) {
        return AdfSentences.propertySet(property, value);
    }

    @Override
    public FactReader facts() {
        return new AdfFacts();
    }

    @Override
    public Referee over(Rules rules) {
        return new AdfReferee((AdfRules) rules);
    }
}
