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
    record Key(UUID battle, @Column(name = "first_version") long firstVersion) implements Serializable {}

    @EmbeddedId
    Key key;

    int number;
    UUID entry;

    @Column(name = "last_version")
    long lastVersion;

    String type;
    String actor;

    @Column(name = "recorded_at")
    Instant recordedAt;

    boolean undone;

    @Column(name = "recorded_in")
    UUID recordedIn;

    UUID replaces;
    boolean amendment;

    @Column(name = "amended_by")
    UUID amendedBy;

    TimelineRow row() {
        return new TimelineRow(
                key.battle(),
                number,
                entry,
                key.firstVersion(),
                lastVersion,
                type,
                actor,
                recordedAt,
                undone,
                recordedIn,
                replaces,
                amendment,
                amendedBy);
    }
}
