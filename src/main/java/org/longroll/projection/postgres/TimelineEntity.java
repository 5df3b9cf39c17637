package org.longroll.projection.postgres;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.time.Instant;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.jspecify.annotations.NullUnmarked;
import org.longroll.projection.TimelineRow;

/** A row of the timeline that is live. Rows are written by {@link TimelineProjection}. */
@Entity
@Immutable
@Table(name = "timeline")
@NullUnmarked
class TimelineEntity {

    @Embeddable
    record Key(UUID battle, int number) implements Serializable {}

    @EmbeddedId
    Key key;

    UUID entry;

    @Column(name = "first_version")
    long firstVersion;

    @Column(name = "last_version")
    long lastVersion;

    String type;
    String actor;

    @Column(name = "recorded_at")
    Instant recordedAt;

    boolean undone;

    TimelineRow row() {
        return new TimelineRow(
                key.battle(), key.number(), entry, firstVersion, lastVersion, type, actor, recordedAt, undone);
    }
}
