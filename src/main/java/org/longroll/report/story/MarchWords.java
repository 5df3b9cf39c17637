package org.longroll.report.story;

import java.util.List;
import java.util.UUID;
import org.longroll.report.Claim;
import org.longroll.report.Claim.Deed;
import org.longroll.report.story.Beat.Moved;

/** Marches in words. In every phrase 1 is the unit, 2 the formation or the unit passed through. */
record MarchWords(Names names, Choice choice) {

    private static final Ways MOVED = Ways.of(
            Deed.MOVED,
            "%1$s was on the march.",
            "%1$s took up new ground.",
            "%1$s shifted its ground.",
            "%1$s marched.",
            "%1$s moved.");

    private static final Ways WITHDREW = Ways.of(
            Deed.WITHDREW, "%1$s drew off.", "%1$s broke off and went back.", "%1$s gave ground of its own accord.");

    private static final Ways RAN = Ways.of(Deed.RAN, "%1$s ran for the rear.", "%1$s streamed away from the fight.");

    private static final Ways FORMED =
            Ways.of(Deed.FORMED, "%1$s formed %2$s.", "%1$s went into %2$s.", "%1$s deployed into %2$s.");

    private static final Ways FACED =
            Ways.of(Deed.FACED, "%1$s changed front.", "%1$s turned where it stood.", "%1$s faced another way.");

    private static final Ways LIMBERED = Ways.of(Deed.LIMBERED, "%1$s limbered up.", "The teams came up for %1$s.");

    private static final Ways UNLIMBERED =
            Ways.of(Deed.UNLIMBERED, "%1$s went into battery.", "%1$s unlimbered.", "%1$s swung its guns into line.");

    private static final Ways MOUNTED = Ways.of(Deed.MOUNTED, "%1$s took to the saddle.", "%1$s mounted.");

    private static final Ways DISMOUNTED = Ways.of(
            Deed.DISMOUNTED,
            "%1$s dismounted to fight on foot.",
            "The horses went to the rear, and %1$s fought on foot.");

    private static final Ways PASSED =
            Ways.of(Deed.PASSED_THROUGH, "%1$s passed through %2$s.", "%2$s let %1$s through.");

    private static final Ways REPLENISHED =
            Ways.of(Deed.REPLENISHED, "%1$s filled its boxes.", "Cartridges came up for %1$s.");

    private static final Ways STOOD = Ways.of(
            Deed.WOULD_NOT_MOVE, "%1$s would not move.", "Orders did not move %1$s.", "%1$s stayed where it was.");

    private static final Ways SLOW =
            Ways.of(Deed.WAS_SLOW, "%1$s was slow to move.", "%1$s was slow to obey.", "%1$s was late to move.");

    List<Wording> of(Moved moved, UUID id) {
        var ways = ways(moved.manner());
        var agreeing = Text.agreeing(choice.of(id, ways), moved.units().size());
        return List.of(new Wording(
                Text.capital(Text.filled(agreeing, names.those(moved.units()), into(moved))), claims(moved, ways)));
    }

    private static List<Claim> claims(Moved moved, Ways ways) {
        if (moved.into() == null) {
            return ways.of(moved.units());
        }
        return moved.manner() == Moved.Manner.PASSED_THROUGH
                ? ways.of(moved.units(), moved.into())
                : ways.in(moved.units(), moved.into());
    }

    private String into(Moved moved) {
        if (moved.into() == null) {
            return "";
        }
        return moved.manner() == Moved.Manner.PASSED_THROUGH ? names.unit(moved.into()) : Text.plain(moved.into());
    }

    private static Ways ways(Moved.Manner manner) {
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
