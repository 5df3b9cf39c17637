package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;

/** The lines of the infantry and cavalry weapons tables. */
@PrintedIn({"infantry-weapons", "cavalry-weapons"})
public enum SmallArm implements Weapon {
    @Spelled("rifle-musket")
    RIFLE_MUSKET(Arm.INFANTRY),
    @Spelled("smoothbore-musket")
    SMOOTHBORE_MUSKET(Arm.INFANTRY),
    @Spelled("mixed-muskets")
    MIXED_MUSKETS(Arm.INFANTRY),
    @Spelled("repeating-rifle")
    REPEATING_RIFLE(Arm.INFANTRY),
    @Spelled("colt-revolving-rifle")
    COLT_REVOLVING_RIFLE(Arm.INFANTRY),
    @Spelled("sharps-rifle")
    SHARPS_RIFLE(Arm.INFANTRY),
    @Spelled("sharpshooter-rifle-musket")
    SHARPSHOOTER_RIFLE_MUSKET(Arm.INFANTRY),
    @Spelled("rifle-flintlock")
    RIFLE_FLINTLOCK(Arm.INFANTRY),
    @Spelled("smoothbore-flintlock")
    SMOOTHBORE_FLINTLOCK(Arm.INFANTRY),
    @Spelled("cavalry-rifle-musket")
    CAVALRY_RIFLE_MUSKET(Arm.CAVALRY),
    @Spelled("cavalry-mixed-weapons")
    CAVALRY_MIXED_WEAPONS(Arm.CAVALRY),
    @Spelled("shotgun")
    SHOTGUN(Arm.CAVALRY),
    @Spelled("repeating-carbine")
    REPEATING_CARBINE(Arm.CAVALRY),
    @Spelled("sharps-carbine")
    SHARPS_CARBINE(Arm.CAVALRY),
    @Spelled("breechloading-carbine")
    BREECHLOADING_CARBINE(Arm.CAVALRY),
    @Spelled("muzzleloading-carbine")
    MUZZLELOADING_CARBINE(Arm.CAVALRY),
    @Spelled("pistol")
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
