package org.longroll.adf.battle;

import org.longroll.battle.Muster;

/** Units for tests: veterans, six figures on three stands or three sections. */
final class Musters {

    private Musters() {}

    static Muster infantry(String id, String brigade) {
        return muster(id, brigade, "infantry", "veteran", "rifle-musket", "battle-line");
    }

    static Muster horse(String id, String brigade) {
        return muster(id, brigade, "cavalry", "veteran", "sharps-carbine", "cavalry-line");
    }

    static Muster muster(String id, String brigade, String arm, String quality, String weapon, String formation) {
        return new Muster(
                id, id, brigade, arm, quality, weapon, null, 6, null, 3, null, null, null, formation, false, 1);
    }

    static Muster guns(String id, String brigade, String gun) {
        return new Muster(
                id,
                id,
                brigade,
                "artillery",
                "veteran",
                gun,
                null,
                null,
                3,
                null,
                null,
                null,
                null,
                "unlimbered",
                false,
                1);
    }
}
