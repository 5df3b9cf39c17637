package org.longroll.sequence.rff;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A leader: unhurt, without his horse, away for a turn, or fallen. */
final class General {

    final String id;
    String condition = "unhurt";
    String quality;

    @Nullable String with;

    @Nullable Integer back;

    boolean moved;
    boolean hasFallen;

    General(String id, String quality) {
        this.id = id;
        this.quality = quality;
    }

    /** Whether he can be given anything to do. */
    boolean leads() {
        return condition.equals("unhurt") || condition.equals("dismounted");
    }

    Map<String, Object> status() {
        var status = new LinkedHashMap<String, Object>();
        status.put("condition", condition);
        status.put("attachedTo", with == null ? "" : with);
        status.put("quality", quality);
        status.put("backInTurn", back == null ? "" : back);
        return status;
    }
}
