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

    /** What it did to units and leaders. */
    default List<Effect> effects() {
        return List.of();
    }

    /** This and a later beat as one, if one sentence can tell both. */
    default Optional<Beat> and(Beat later) {
        return Optional.empty();
    }

    /** A beat that is about units only. */
    sealed interface OfUnits extends Beat {

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

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Moved next
                            && next.side.equals(side)
                            && next.manner == manner
                            && Objects.equals(next.into, into)
                            && units.size() + next.units.size() <= MOST_TOGETHER
                    ? Optional.of(new Moved(side, manner, into, Effects.both(units, next.units)))
                    : Optional.empty();
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

        public boolean harmless() {
            return effects.isEmpty();
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
                case Tested next
                when next.why() == Tested.Why.FIRE
                        && targets.size() == 1
                        && next.units().equals(targets) -> Optional.of(with(next.effects()));
                case StruckBehind next
                when targets.contains(next.target()) && Collections.disjoint(targets, next.units()) ->
                    Optional.of(with(next.effects()));
                case Moved next when next.isFlightAfter(effects) -> Optional.of(this);
                default -> Optional.empty();
            };
        }

        private Fired with(List<Effect> more) {
            return new Fired(side, manner, firers, targets, Effects.together(effects, more));
        }

        /** Fires at the same target are told as one, and so are all fires without effect. */
        private boolean goesWith(Fired next) {
            return next.side.equals(side)
                    && next.manner == manner
                    && firers.size() + next.firers.size() <= MOST_TOGETHER
                    && (next.targets.equals(targets) || harmless() && next.harmless());
        }
    }

    /** Units took a check, with the result. */
    record Tested(Why why, List<String> units, List<Effect> effects) implements OfUnits {

        public enum Why {
            FIRE,
            NEIGHBOUR_LOST,
            NEIGHBOUR_ROUTED,
            LEADER_LOST,
            CHARGE,
            CHARGE_OVER,
            ORDERS
        }

        public Tested {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return switch (later) {
                case Tested next
                when next.why == why && goesWith(next) ->
                    Optional.of(
                            new Tested(why, Effects.both(units, next.units), Effects.together(effects, next.effects)));
                case Moved next when next.units().equals(units) && next.isFlightAfter(effects) -> Optional.of(this);
                default -> Optional.empty();
            };
        }

        /** What came of it for the same unit, or the same for another one. */
        private boolean goesWith(Tested next) {
            return units.size() == 1 && units.equals(next.units) || Effects.alike(effects, next.effects);
        }
    }

    record Rallied(String side, List<String> units, List<Effect> effects) implements OfUnits {
        public Rallied {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return switch (later) {
                case Rallied next
                when next.side.equals(side)
                        && next.succeeded() == succeeded()
                        && Collections.disjoint(units, next.units) -> Optional.of(with(next.units, next.effects));
                case Tested next
                when next.why() == Tested.Why.ORDERS && units.containsAll(next.units()) ->
                    Optional.of(with(List.of(), next.effects()));
                case Moved next when next.units().equals(units) && next.isFlightAfter(effects) -> Optional.of(this);
                case Moved next
                when next.manner() == Moved.Manner.MOVED && succeeded() && units.containsAll(next.units()) ->
                    Optional.of(with(List.of(), Effects.marches(next.units())));
                default -> Optional.empty();
            };
        }

        private Rallied with(List<String> more, List<Effect> later) {
            return new Rallied(side, Effects.both(units, more), Effects.together(effects, later));
        }

        /** Whether it did anything for them. */
        boolean succeeded() {
            return effects.stream().anyMatch(Effects::isBetter);
        }
    }

    /** Units close behind the target of a fire, which it reached too. */
    record StruckBehind(String target, List<String> units, List<Effect> effects) implements OfUnits {
        public StruckBehind {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof StruckBehind next && next.target.equals(target)
                    ? Optional.of(new StruckBehind(
                            target, Effects.both(units, next.units), Effects.together(effects, next.effects)))
                    : Optional.empty();
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
