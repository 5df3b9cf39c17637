package org.longroll.recording;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.TreeMap;
import java.util.UUID;
import org.longroll.audit.BattleAudit;
import org.longroll.audit.ChartValues;
import org.longroll.battle.Rulebook;
import org.longroll.rules.Cell;

/** Exports a battle with the chart that it was started with, if that is here. */
@ApplicationScoped
public class ExportBattle {

    private final BattleAudit audit;
    private final Referees referees;

    ExportBattle(BattleAudit audit, Referees referees) {
        this.audit = audit;
        this.referees = referees;
    }

    public BattleAudit.Export export(UUID battle, Rulebook rulebook) {
        return audit.export(battle, referees.printed(rulebook).map(rules -> {
            var values = new TreeMap<String, String>();
            for (Cell cell : rules.chart().cells()) {
                values.put(cell.path(), cell.canonical());
            }
            return new ChartValues(values);
        }));
    }
}
