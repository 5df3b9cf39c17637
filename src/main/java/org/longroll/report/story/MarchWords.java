package org.longroll.report.story;

import java.util.List;
import java.util.UUID;
import org.longroll.report.story.Beat.Moved;

/** Marches in words. In every phrase 1 is the unit, 2 the formation or the unit passed through. */
record MarchWords(Names names, Choice choice) {

    private static final List<String> MOVED = List.of(
            "%1$s moved up.",
            "%1$s was on the march.", "%1$s took up new ground.", "%1$s shifted its ground.", "%1$s marched.");

    private static final List<String> WITHDREW =
            List.of("%1$s drew off.", "%1$s broke off and went back.", "%1$s gave ground of its own accord.");

    private static final List<String> RAN =
            List.of("%1$s ran for the rear.", "%1$s streamed away from the fight.", "There was no stopping %1$s.");

    private static final List<String> FORMED =
            List.of("%1$s formed %2$s.", "%1$s went into %2$s.", "The drums beat, and %1$s changed into %2$s.");

    private static final List<String> FACED =
            List.of("%1$s turned to face the enemy.", "%1$s changed front.", "%1$s wheeled where it stood.");

    private static final List<String> LIMBERED = List.of("%1$s limbered up.", "The teams came up for %1$s.");

    private static final List<String> UNLIMBERED =
            List.of("%1$s went into battery.", "%1$s unlimbered.", "%1$s swung its guns into line.");

    private static final List<String> MOUNTED = List.of("%1$s took to the saddle.", "%1$s mounted.");

    private static final List<String> DISMOUNTED =
            List.of("%1$s dismounted to fight on foot.", "The horses went to the rear, and %1$s fought on foot.");

    private static final List<String> PASSED = List.of("%1$s passed through %2$s.", "%2$s let %1$s through.");

    private static final List<String> REPLENISHED = List.of("%1$s filled its boxes.", "Cartridges came up for %1$s.");

    private static final List<String> STOOD =
            List.of("%1$s would not move.", "Orders did not move %1$s.", "%1$s stayed where it was.");

    private static final List<String> SLOW =
            List.of("%1$s was slow to move.", "Orders took their time to reach %1$s.", "%1$s was tardy.");

    List<String> of(Moved moved, UUID id) {
        var way = choice.of(id, ways(moved.manner()));
        var agreeing = Text.agreeing(way, moved.units().size());
        return List.of(Text.capital(Text.filled(agreeing, names.those(moved.units()), into(moved))));
    }

    private String into(Moved moved) {
        if (moved.into() == null) {
            return "";
        }
        return moved.manner() == Moved.Manner.PASSED_THROUGH ? names.unit(moved.into()) : Text.plain(moved.into());
    }

    private static List<String> ways(Moved.Manner manner) {
        return switch (manner) {
            case MOVED -> MOVED;
            case WITHDREW -> WITHDREW;
            case RAN -> RAN;
            case FORMED -> FORMED;
            case FACED -> FACED;
            case LIMBERED -> LIMBERED;
            case UNLIMBERED -> UNLIMBERED;
            case MOUNTED -> MOUNTED;
            case DISMOUNTED -> DISMOUNTED;
            case PASSED_THROUGH -> PASSED;
            case REPLENISHED -> REPLENISHED;
            case STOOD_FAST -> STOOD;
            case WAS_SLOW -> SLOW;
        };
    }
}
