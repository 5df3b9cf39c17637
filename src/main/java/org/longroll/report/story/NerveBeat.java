package org.longroll.report.story;

import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A test of the nerve of units: checks, rallies, a fire that was meant for others. */
public sealed interface NerveBeat extends Beat.OfUnits {

    /** Units took a check, with the result. */
    record Tested(Why why, List<String> units, List<Effect> effects) implements NerveBeat {

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
                case Beat.Moved next
                when next.units().equals(units) && next.isFlightAfter(effects) -> Optional.of(this);
                default -> Optional.empty();
            };
        }

        /** Whether nobody was the worse for it: who comes out in better order does so in spite of what called it. */
        boolean didNoHarm() {
            return effects.stream().allMatch(effect -> Effects.isQuiet(effect) || effect instanceof Effect.Improved);
        }

        /** Whether they were the worse for it, and in nothing better. */
        boolean gaveWay() {
            return effects.stream().anyMatch(Effects::isWorse)
                    && effects.stream().noneMatch(Effects::isBetter);
        }

        /** Whether the next one is the result of the same unit, or the same result of another one. */
        private boolean goesWith(Tested next) {
            return units.size() == 1 && units.equals(next.units) || Effects.alike(effects, next.effects);
        }
    }

    /** Units were rallied, or not; {@code again} if they failed and a later attempt succeeded. */
    record Rallied(String side, List<String> units, List<Effect> effects, boolean again) implements NerveBeat {
        public Rallied {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        public Rallied(String side, List<String> units, List<Effect> effects) {
            this(side, units, effects, false);
        }

        Rallied only(List<String> some) {
            return new Rallied(side, some, Effects.of(effects, some), again);
        }

        Rallied atFirst() {
            return new Rallied(side, units, effects, true);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return switch (later) {
                case Rallied next
                when next.side.equals(side)
                        && next.succeeded() == succeeded()
                        && next.again == again
                        && (Collections.disjoint(units, next.units) || succeeded() && units.containsAll(next.units)) ->
                    Optional.of(with(next.units, next.effects));
                case Tested next
                when next.why() == Tested.Why.ORDERS && units.containsAll(next.units()) ->
                    Optional.of(with(List.of(), next.effects()));
                case Beat.Moved next
                when next.units().equals(units) && next.isFlightAfter(effects) -> Optional.of(this);
                case Beat.Moved next
                when next.manner() == Beat.Moved.Manner.MOVED && succeeded() && units.containsAll(next.units()) ->
                    Optional.of(with(List.of(), Effects.marches(next.units())));
                default -> Optional.empty();
            };
        }

        private Rallied with(List<String> more, List<Effect> later) {
            return new Rallied(side, Effects.both(units, more), Effects.together(effects, later), again);
        }

        /** Whether it did anything for them. */
        boolean succeeded() {
            return effects.stream().anyMatch(Effects::isBetter);
        }
    }

    /** Units close behind the target of a fire, which it reached too. */
    record StruckBehind(String target, List<String> units, List<Effect> effects) implements NerveBeat {
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
}
