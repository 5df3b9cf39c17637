package org.longroll.journal;

import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** Who may read a battle: only holders of a key, or everyone. */
public enum Visibility implements Word {
    @Spelled("private")
    PRIVATE,
    @Spelled("public")
    PUBLIC
}
