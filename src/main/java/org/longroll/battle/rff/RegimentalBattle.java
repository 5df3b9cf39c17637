package org.longroll.battle.rff;

import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Field;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Occasion;
import org.longroll.battle.Order;
import org.longroll.battle.Referee;
import org.longroll.battle.Table;
import org.longroll.rules.Rules;
import org.longroll.rules.rff.RegimentalFireAndFury;
import org.longroll.rules.rff.RffRules;

/** How battles of Regimental Fire and Fury are read and played. */
public final class RegimentalBattle implements GameSystem {

    private static final String NAME = new RegimentalFireAndFury().name();

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Class<? extends BattleEvent> events() {
        return RffEvent.class;
    }

    @Override
    public Class<? extends Order> orders() {
        return RffOrder.class;
    }

    @Override
    public Class<RffField> field() {
        return RffField.class;
    }

    @Override
    public Field opened(BattleStarted opening) {
        return RffField.opened(opening);
    }

    @Override
    public Field after(Field field, BattleEvent event, Occasion occasion) {
        return Aftermath.of((RffField) field, event, occasion);
    }

    @Override
    public String sentence(BattleEvent event, Table table) {
        return event instanceof RffEvent own ? new RffSentences(table).of(own) : "";
    }

    @Override
    public Referee over(Rules rules) {
        return new RffReferee((RffRules) rules);
    }
}
