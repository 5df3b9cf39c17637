package org.longroll.projection.postgres;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Table;
import java.io.Serializable;
import java.util.UUID;
import org.hibernate.annotations.Immutable;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import org.jspecify.annotations.NullUnmarked;

/** A row of the status table, written by the ledger's appender in the transaction of the entry. */
@Entity
@Immutable
@Table(name = "status")
@NullUnmarked
class StatusEntity {

    @Embeddable
    record Key(UUID stream, String kind, String id) implements Serializable {}

    @EmbeddedId
    Key key;

    long version;

    String facet;

    @JdbcTypeCode(SqlTypes.LONGVARCHAR)
    @Column(columnDefinition = "json")
    String document;
}
