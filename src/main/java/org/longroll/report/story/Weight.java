package org.longroll.report.story;

import org.longroll.report.story.Beat.Moved.Manner;

/** How much a beat matters to a reader. What weighs less than the limit of a long story is summed up in it. */
final class Weight {

    /** The heaviest limit: what changed the battle itself is always told. */
    static final int MOST = 11;

    private static final int DECISIVE = 12;
    private static final int OF_NOTE = 8;

    private Weight() {}

    static int of(Beat beat) {
        int effects = beat.effects().stream().mapToInt(Weight::of).sum();
        return switch (beat) {
            case Beat.Moved moved -> moved(moved.manner());
            case Beat.Came came -> OF_NOTE;
            case Beat.Left left -> OF_NOTE;
            case NerveBeat.Rallied rallied -> rallied.succeeded() ? Math.clamp(effects, 2, 4) : effects;
            case NerveBeat.Tested test -> test.didNoHarm() && test.why() != NerveBeat.Tested.Why.ORDERS ? 0 : effects;
            case NerveBeat.StruckBehind struck -> effects;
            case Beat.Fired fired -> effects;
            case Beat.Befell befell -> effects;
            case ChargeBeat.Charged charged -> effects + 4;
            case ChargeBeat.Countercharged met -> 3;
            case ChargeBeat.Clashed clashed -> effects + 3;
            case ChargeBeat.Pursued pursued -> effects + 3;
            case LeaderBeat.Led led -> 2;
            case LeaderBeat.Succeeded succeeded -> succeeded.by() == null ? 4 : OF_NOTE;
            case Beat.Merged merged -> OF_NOTE;
            case Took took -> DECISIVE;
            case Beat.Told told -> OF_NOTE;
            case Beat.Ended ended -> DECISIVE;
        };
    }

    private static int moved(Manner manner) {
        return switch (manner) {
            case FACED, FORMED, LIMBERED, UNLIMBERED, MOUNTED, DISMOUNTED, PASSED_THROUGH, REPLENISHED -> 1;
            case STOOD_FAST, WAS_SLOW -> 1;
            case MOVED, RAN -> 2;
            case WITHDREW -> 3;
        };
    }

    private static int of(Effect effect) {
        return switch (effect) {
            case Effect.Lost lost -> 2 * lost.count();
            case Effect.Gone gone -> DECISIVE;
            case Effect.LeaderStruck struck -> struck.isLost() ? DECISIVE : 1;
            case Effect.Worsened worse ->
                switch (worse.state()) {
                    case "routed", "broken" -> 6;
                    case "shaken" -> 3;
                    default -> 1;
                };
            case Effect.OfGuns guns -> 2;
            case Effect.WoreDown worn -> 1;
            case Effect.Halted halted -> 3;
            case Effect.FellBack back -> 1;
            case Effect.MustGoBack must -> 1;
            case Effect.Recovered back -> 1;
            case Effect.Improved better -> 1;
            case Effect.RanLow low -> 1;
            case Effect.Stayed stayed -> 1;
            case Effect.KeptItsGround kept -> 1;
            case Effect.Held held -> 0;
            case Effect.Tried tried -> 0;
            case Effect.Marched marched -> 0;
        };
    }
}
