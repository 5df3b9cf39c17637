package org.longroll.rff.battle;

import java.util.List;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.FactReader;
import org.longroll.battle.Field;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Referee;
import org.longroll.battle.Table;
import org.longroll.journal.Event;
import org.longroll.journal.Occasion;
import org.longroll.journal.Order;
import org.longroll.journal.Upcaster;
import org.longroll.rff.rules.RegimentalFireAndFury;
import org.longroll.rff.rules.RffRules;
import org.longroll.rules.Rules;

public final class RffSystem implements GameSystem {

    @Override
    public String system() {
        return RegimentalFireAndFury.NAME;
    }

    /** Since version 2 the id of a due has the same name in all orders and events. */
    @Override
    public List<Upcaster> upcasters() {
        return List.of(new Upcaster("rff-due-called", 1, called -> {
            called.put("due", called.remove("id"));
            return called;
        }));
    }

    @Override
    public Families families() {
        return new Families(RffEvent.class, RffOrder.class, RffField.class);
    }

    @Override
    public Field opened(BattleStarted opening) {
        return RffField.opened(opening);
    }

    @Override
    public Field after(Field field, Event event, Occasion occasion) {
        return Evolution.of((RffField) field, event, occasion);
    }

    @Override
    public String sentence(Event event, Table table) {
        return event instanceof RffEvent own ? new RffSentences(table).of(own) : "";
    }

    @Override
    public String said(Order order, Table table) {
        return order instanceof RffOrder.Answer answer ? new RffSentences(table).said(answer) : "";
    }

    @Override
    public String propertySet(String property, String value) {
        return RffSentences.propertySet(property, value);
    }

    @Override
    public FactReader facts() {
        return new RffFacts();
    }

    @Override
    public Referee over(Rules rules) {
        return new RffReferee((RffRules) rules);
    }
}
