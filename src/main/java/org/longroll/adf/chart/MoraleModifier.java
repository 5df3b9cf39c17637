package org.longroll.adf.chart;

import org.longroll.rules.PrintedIn;
import org.longroll.rules.Spelled;
import org.longroll.rules.Word;

/** The lines of the table of situational morale modifiers, good ones first, as printed. */
@PrintedIn("morale-modifiers")
public enum MoraleModifier implements Word {
    @Spelled("leader")
    LEADER,
    @Spelled("hasty-works")
    HASTY_WORKS,
    @Spelled("light-works")
    LIGHT_WORKS,
    @Spelled("heavy-works")
    HEAVY_WORKS,
    @Spelled("behind-friends")
    BEHIND_FRIENDS,
    @Spelled("charging-infantry")
    CHARGING_INFANTRY,
    @Spelled("charging-mounted")
    CHARGING_MOUNTED,
    @Spelled("charging-dismounted")
    CHARGING_DISMOUNTED,
    @Spelled("light-cover")
    LIGHT_COVER,
    @Spelled("heavy-cover")
    HEAVY_COVER,
    @Spelled("wood-fence")
    WOOD_FENCE,
    @Spelled("stone-wall")
    STONE_WALL,
    @Spelled("support")
    SUPPORT,
    @Spelled("enfilade-unlimbered-partial-flank")
    ENFILADE_UNLIMBERED_PARTIAL_FLANK,
    @Spelled("enfilade-unlimbered-full-flank")
    ENFILADE_UNLIMBERED_FULL_FLANK,
    @Spelled("enfilade-unlimbered-rear")
    ENFILADE_UNLIMBERED_REAR,
    @Spelled("enfilade-column-or-limbered-side")
    ENFILADE_COLUMN_OR_LIMBERED_SIDE,
    @Spelled("enfilade-column-or-limbered-front")
    ENFILADE_COLUMN_OR_LIMBERED_FRONT,
    @Spelled("enfilade-column-or-limbered-rear")
    ENFILADE_COLUMN_OR_LIMBERED_REAR,
    @Spelled("enfilade-line-partial-flank")
    ENFILADE_LINE_PARTIAL_FLANK,
    @Spelled("enfilade-line-full-flank")
    ENFILADE_LINE_FULL_FLANK,
    @Spelled("enfilade-line-rear")
    ENFILADE_LINE_REAR,
    @Spelled("enemy-near")
    ENEMY_NEAR,
    @Spelled("eliminated-in-brigade")
    ELIMINATED_IN_BRIGADE,
    @Spelled("merged-regiment")
    MERGED_REGIMENT,
    @Spelled("charged-by-infantry-on-partial-flank")
    CHARGED_BY_INFANTRY_ON_PARTIAL_FLANK,
    @Spelled("charged-by-cavalry-on-partial-flank")
    CHARGED_BY_CAVALRY_ON_PARTIAL_FLANK,
    @Spelled("charged-by-infantry-on-full-flank-or-rear")
    CHARGED_BY_INFANTRY_ON_FULL_FLANK_OR_REAR,
    @Spelled("charged-by-cavalry-on-full-flank-or-rear")
    CHARGED_BY_CAVALRY_ON_FULL_FLANK_OR_REAR
}
