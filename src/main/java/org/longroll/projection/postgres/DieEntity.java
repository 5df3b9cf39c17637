package org.longroll.projection.postgres;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.NullUnmarked;
import org.longroll.projection.DieRow;

/** A row of the dice that are live. Rows are written by {@link DiceProjection}. */
@Entity
@Immutable
@Table(name = "dice")
@NullUnmarked
class DieEntity {

    @Embeddable
    record Key(UUID battle, long version, int index) implements Serializable {}

    @EmbeddedId
    Key key;

    UUID entry;
    int sides;
    int face;
    String source;
    String thrower;
    String purpose;
    String unit;
    double odds;

    DieRow row() {
        return new DieRow(
                key.battle(), key.version(), key.index(), entry, sides, face, source, thrower, purpose, unit, odds);
    }
}
