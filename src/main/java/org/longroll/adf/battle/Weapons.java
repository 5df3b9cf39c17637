package org.longroll.adf.battle;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.longroll.adf.chart.Gun;
import org.longroll.adf.chart.SmallArm;
import org.longroll.adf.chart.Weapon;

/** Weapons by their names. */
final class Weapons {

    private static final Map<String, Weapon> BY_NAME = new HashMap<>();

    static {
        for (Weapon weapon : SmallArm.values()) {
            BY_NAME.put(weapon.word(), weapon);
        }
        for (Weapon weapon : Gun.values()) {
            BY_NAME.put(weapon.word(), weapon);
        }
    }

    private Weapons() {}

    static Optional<Weapon> find(String name) {
        return Optional.ofNullable(BY_NAME.get(name));
    }

    static Weapon of(AdfUnit unit) {
        return find(unit.weapon()).orElseThrow();
    }
}
