package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;

/** The lines of the infantry and cavalry weapons tables. */
@PrintedIn({"infantry-weapons", "cavalry-weapons"})
public enum SmallArm implements Weapon {
    RIFLE_MUSKET(Arm.INFANTRY),
    SMOOTHBORE_MUSKET(Arm.INFANTRY),
    MIXED_MUSKETS(Arm.INFANTRY),
    REPEATING_RIFLE(Arm.INFANTRY),
    COLT_REVOLVING_RIFLE(Arm.INFANTRY),
    SHARPS_RIFLE(Arm.INFANTRY),
    SHARPSHOOTER_RIFLE_MUSKET(Arm.INFANTRY),
    RIFLE_FLINTLOCK(Arm.INFANTRY),
    SMOOTHBORE_FLINTLOCK(Arm.INFANTRY),
    CAVALRY_RIFLE_MUSKET(Arm.CAVALRY),
    CAVALRY_MIXED_WEAPONS(Arm.CAVALRY),
    SHOTGUN(Arm.CAVALRY),
    REPEATING_CARBINE(Arm.CAVALRY),
    SHARPS_CARBINE(Arm.CAVALRY),
    BREECHLOADING_CARBINE(Arm.CAVALRY),
    MUZZLELOADING_CARBINE(Arm.CAVALRY),
    PISTOL(Arm.CAVALRY);

    private final Arm arm;

    SmallArm(Arm arm) {
        this.arm = arm;
    }

    @Override
    public Arm arm() {
        return arm;
    }
}
