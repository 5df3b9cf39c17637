package org.longroll.projection.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import org.longroll.projection.DiceFold;
import org.longroll.projection.Line;
import org.longroll.projection.Projection;

/** One row a die. */
final class DiceProjection implements Projection {

    @Override
    public String name() {
        return "dice";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Set<String> types() {
        return DiceFold.TYPES;
    }

    @Override
    public Set<String> payloads() {
        return DiceFold.TYPES;
    }

    @Override
    public void apply(List<Line> batch, Connection transaction, String table) throws SQLException {
        var copy = new CopyRows();
        DiceFold.of(batch).forEach(die -> copy.value(die.battle())
                .value(die.version())
                .value(die.index())
                .value(die.entry())
                .value(die.sides())
                .value(die.face())
                .value(die.source())
                .value(die.thrower())
                .value(die.purpose())
                .value(die.unit())
                .value(die.odds())
                .end());
        copy.into(transaction, table);
    }
}
