package org.longroll.projection.postgres;

import java.util.List;
import org.longroll.projection.Projection;

/** Every projection there is, in the order in which they are taken forward and rebuilt. */
public final class Projections {

    private Projections() {}

    public static List<Projection> all() {
        return List.of(new TimelineProjection(), new DiceProjection());
    }
}
