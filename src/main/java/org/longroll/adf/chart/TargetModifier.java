package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the table of target modifiers, good ones first, as printed. */
@PrintedIn("fire-modifiers")
public enum TargetModifier implements Word {
    @Spelled("target-light-woods")
    TARGET_LIGHT_WOODS,
    @Spelled("target-heavy-woods")
    TARGET_HEAVY_WOODS,
    @Spelled("target-hasty-works")
    TARGET_HASTY_WORKS,
    @Spelled("target-light-works")
    TARGET_LIGHT_WORKS,
    @Spelled("target-heavy-works")
    TARGET_HEAVY_WORKS,
    @Spelled("target-wood-fence")
    TARGET_WOOD_FENCE,
    @Spelled("target-stone-wall")
    TARGET_STONE_WALL,
    @Spelled("target-buildings")
    TARGET_BUILDINGS,
    @Spelled("target-unlimbered")
    TARGET_UNLIMBERED,
    @Spelled("target-extended-line")
    TARGET_EXTENDED_LINE,
    @Spelled("target-skirmishers")
    TARGET_SKIRMISHERS,
    @Spelled("target-behind-skirmishers")
    TARGET_BEHIND_SKIRMISHERS,
    @Spelled("target-elite")
    TARGET_ELITE,
    @Spelled("target-dismounted-line")
    TARGET_DISMOUNTED_LINE,
    @Spelled("target-dismounted-skirmishing")
    TARGET_DISMOUNTED_SKIRMISHING,
    @Spelled("enfilade-road-column-side")
    ENFILADE_ROAD_COLUMN_SIDE,
    @Spelled("enfilade-road-column-front-or-rear")
    ENFILADE_ROAD_COLUMN_FRONT_OR_REAR,
    @Spelled("enfilade-attack-column-side")
    ENFILADE_ATTACK_COLUMN_SIDE,
    @Spelled("enfilade-attack-column-front-or-rear")
    ENFILADE_ATTACK_COLUMN_FRONT_OR_REAR,
    @Spelled("enfilade-line-partial-flank")
    ENFILADE_LINE_PARTIAL_FLANK,
    @Spelled("enfilade-line-full-flank")
    ENFILADE_LINE_FULL_FLANK,
    @Spelled("enfilade-limbered-side")
    ENFILADE_LIMBERED_SIDE,
    @Spelled("enfilade-limbered-front-or-rear")
    ENFILADE_LIMBERED_FRONT_OR_REAR,
    @Spelled("enfilade-unlimbered-partial-flank")
    ENFILADE_UNLIMBERED_PARTIAL_FLANK,
    @Spelled("enfilade-unlimbered-full-flank")
    ENFILADE_UNLIMBERED_FULL_FLANK,
    @Spelled("target-artillery-under-rifled-fire")
    TARGET_ARTILLERY_UNDER_RIFLED_FIRE,
    @Spelled("target-disorder")
    TARGET_DISORDER,
    @Spelled("target-trained")
    TARGET_TRAINED,
    @Spelled("target-green")
    TARGET_GREEN,
    @Spelled("target-mounted")
    TARGET_MOUNTED,
    @Spelled("target-mounted-charging")
    TARGET_MOUNTED_CHARGING
}
