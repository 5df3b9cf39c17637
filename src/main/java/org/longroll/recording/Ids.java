package org.longroll.recording;

import java.util.UUID;

/** Where new ids come from; they sort by the time at which they were made. */
public interface Ids {
    UUID next();
}
