package org.longroll.projection.postgres;

import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.List;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.NullUnmarked;
import org.longroll.journal.DiceRegister;
import org.longroll.journal.GivenDice;
import org.longroll.journal.JournalEvent.DiceRolled;
import org.longroll.projection.Roll;

/** A throw of dice, written by {@link ReadModels}. */
@Entity
@Immutable
@Table(name = "dice")
@NullUnmarked
class RollEntity {

    @Embeddable
    record Key(UUID battle, int place) implements Serializable {}

    @EmbeddedId
    Key key;

    String purpose;
    String unit;
    int sides;

    @JdbcTypeCode(SqlTypes.ARRAY)
    List<Integer> faces;

    String source;
    String thrower;
    String fate;

    Roll roll() {
        return new Roll(
                new DiceRolled(purpose, unit, sides, faces, GivenDice.Source.of(source), thrower),
                DiceRegister.Fate.of(fate));
    }
}
