package org.longroll.ledger;

import java.util.Map;

/** How far those who follow the ledger have come: the position of each by its name. */
public interface Checkpoints {
    Map<String, Long> positions();
}
