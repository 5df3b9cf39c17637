package org.longroll.battle.adf;

import org.longroll.battle.BattleEvent;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Field;
import org.longroll.battle.GameSystem;
import org.longroll.battle.Occasion;
import org.longroll.battle.Order;
import org.longroll.battle.Referee;
import org.longroll.battle.Table;
import org.longroll.rules.Rules;
import org.longroll.rules.adf.AcrossADeadlyField;
import org.longroll.rules.adf.AdfRules;

/** Battles of Across A Deadly Field, in any of its editions. */
public final class AdfSystem implements GameSystem {

    @Override
    public String name() {
        return new AcrossADeadlyField().name();
    }

    @Override
    public Class<? extends BattleEvent> events() {
        return AdfEvent.class;
    }

    @Override
    public Class<? extends Order> orders() {
        return AdfOrder.class;
    }

    @Override
    public Class<AdfField> field() {
        return AdfField.class;
    }

    @Override
    public AdfField opened(BattleStarted opening) {
        return CommonEvolution.opened(opening);
    }

    @Override
    public AdfField after(Field field, BattleEvent event, Occasion occasion) {
        return AdfEvolution.after((AdfField) field, event, occasion);
    }

    @Override
    public String sentence(BattleEvent event, Table table) {
        return event instanceof AdfEvent happened ? new AdfSentences(table).of(happened) : "";
    }

    @Override
    public Referee over(Rules rules) {
        return new AdfReferee((AdfRules) rules);
    }
}
