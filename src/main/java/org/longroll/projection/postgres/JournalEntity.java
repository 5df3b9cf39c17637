package org.longroll.projection.postgres;

import jakarta.persistence.Column;
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
import org.longroll.projection.JournalRow;

/** A row of the journal, written by {@link ReadModels}. */
@Entity
@Immutable
@Table(name = "journal")
@NullUnmarked
class JournalEntity {

    @Embeddable
    record Key(UUID battle, @Column(name = "first_version") long firstVersion) implements Serializable {}

    @EmbeddedId
    Key key;

    @Column(name = "last_version")
    long lastVersion;

    int number;
    UUID entry;
    String type;
    int turn;
    String actor;

    @Column(name = "recorded_in")
    UUID recordedIn;

    UUID replaces;
    boolean undone;

    @JdbcTypeCode(SqlTypes.ARRAY)
    List<String> about;

    JournalRow row() {
        return new JournalRow(
                entry, number, type, turn, actor, about, recordedIn, replaces, key.firstVersion(), lastVersion, undone);
    }
}
