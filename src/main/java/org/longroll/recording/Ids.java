package org.longroll.recording;

import java.util.UUID;

/** The source of new ids, which sort by time. */
public interface Ids {
    UUID next();
}
