package org.longroll.ledger;

import java.util.Map;

/** The positions that followers of the ledger have reached, by name. */
public interface Checkpoints {
    Map<String, Long> positions();
}
