package org.longroll.report.story;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;

/** Something that happened, as a story tells it, independent of the system of rules. */
public sealed interface Beat
        permits Beat.OfUnits,
                Beat.Fired,
                ChargeBeat,
                Beat.Befell,
                LeaderBeat,
                Beat.Merged,
                Took,
                Beat.Told,
                Beat.Ended {

    /** A sentence with more units than this becomes a list. */
    int MOST_TOGETHER = 12;

    /** Every unit, leader and objective that it is about. */
    default Set<String> about() {
        return Set.of();
    }

    /** The effects on units and leaders. */
    default List<Effect> effects() {
        return List.of();
    }

    /** This and a later beat as one, if one sentence can tell both. */
    default Optional<Beat> and(Beat later) {
        return Optional.empty();
    }

    /** A beat that is about units only. */
    sealed interface OfUnits extends Beat permits Beat.Moved, NerveBeat, Beat.Came, Beat.Left {

        List<String> units();

        @Override
        default Set<String> about() {
            return Set.copyOf(units());
        }
    }

    /** Units moved or changed formation; {@code into} is the formation, or the unit that they passed through. */
    record Moved(String side, Manner manner, @Nullable String into, List<String> units) implements OfUnits {

        /** Whether they ran who are told to have broken. */
        boolean isFlightAfter(List<Effect> effects) {
            return manner == Manner.RAN && Effects.routed(effects).containsAll(units);
        }

        public enum Manner {
            MOVED,
            WITHDREW,
            RAN,
            FORMED,
            FACED,
            LIMBERED,
            UNLIMBERED,
            MOUNTED,
            DISMOUNTED,
            PASSED_THROUGH,
            REPLENISHED,
            STOOD_FAST,
            WAS_SLOW
        }

        public Moved {
            units = List.copyOf(units);
        }

        /** Of a march to a place that it takes, the taking is told. */
        @Override
        public Optional<Beat> and(Beat later) {
            if (later instanceof Took took && manner == Manner.MOVED && units.equals(listOf(took.unit()))) {
                return Optional.of(took);
            }
            return later instanceof Moved next
                            && next.side.equals(side)
                            && next.manner == manner
                            && Objects.equals(next.into, into)
                            && units.size() + next.units.size() <= MOST_TOGETHER
                    ? Optional.of(new Moved(side, manner, into, Effects.both(units, next.units)))
                    : Optional.empty();
        }

        private static List<String> listOf(@Nullable String unit) {
            return unit == null ? List.of() : List.of(unit);
        }
    }

    record Fired(String side, Manner manner, List<String> firers, List<String> targets, List<Effect> effects)
            implements Beat {

        public enum Manner {
            FIRE,
            CANNONADE,
            REACTION,
            REPLY,
            POINT_BLANK,
            HAND_TO_HAND
        }

        public Fired {
            firers = List.copyOf(firers);
            targets = List.copyOf(targets);
            effects = List.copyOf(effects);
        }

        Fired withoutRanLow() {
            return new Fired(side, manner, firers, targets, Effects.withoutRanLow(effects));
        }

        @Override
        public Set<String> about() {
            return Effects.about(Effects.both(firers, targets), effects);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return switch (later) {
                case Fired next
                when goesWith(next) ->
                    Optional.of(new Fired(
                            side,
                            manner,
                            Effects.both(firers, next.firers),
                            Effects.both(targets, next.targets),
                            Effects.together(effects, next.effects)));
                case NerveBeat.Tested next
                when next.why() == NerveBeat.Tested.Why.FIRE
                        && !next.didNoHarm()
                        && targets.size() == 1
                        && next.units().equals(targets) -> Optional.of(with(next.effects()));
                case NerveBeat.StruckBehind next
                when targets.contains(next.target()) && Collections.disjoint(targets, next.units()) ->
                    Optional.of(with(next.effects()));
                case Moved next when next.isFlightAfter(effects) -> Optional.of(this);
                default -> Optional.empty();
            };
        }

        private Fired with(List<Effect> more) {
            return new Fired(side, manner, firers, targets, Effects.together(effects, more));
        }

        /** Fires at the same target are told as one. */
        private boolean goesWith(Fired next) {
            return next.side.equals(side)
                    && next.manner == manner
                    && firers.size() + next.firers.size() <= MOST_TOGETHER
                    && next.targets.equals(targets);
        }
    }

    /** Effects outside all other beats. */
    record Befell(List<Effect> effects) implements Beat {
        public Befell {
            effects = List.copyOf(effects);
        }

        @Override
        public Set<String> about() {
            return Effects.who(effects);
        }

        /** Joins the fates of one leader, or of all whose cartridges gave out. */
        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Befell(var more)
                            && (Effects.areAll(Effect.RanLow.class, effects, more)
                                    || Effects.areAll(Effect.LeaderStruck.class, effects, more)
                                            && about().equals(later.about()))
                    ? Optional.of(new Befell(Effects.together(effects, more)))
                    : Optional.empty();
        }
    }

    record Merged(String unit, String absorbed) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of(unit, absorbed);
        }
    }

    record Came(String side, List<String> units) implements OfUnits {
        public Came {
            units = List.copyOf(units);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Came next && next.side.equals(side)
                    ? Optional.of(new Came(side, Effects.both(units, next.units)))
                    : Optional.empty();
        }
    }

    record Left(List<String> units, @Nullable String reason) implements OfUnits {
        public Left {
            units = List.copyOf(units);
        }
    }

    /** Something that the umpire or the players recorded in words; {@code about} is empty if it is about no unit. */
    record Told(String sentence, Set<String> about) implements Beat {
        public Told {
            about = Set.copyOf(about);
        }
    }

    record Ended(BattleEnded ending) implements Beat {}
}
