package org.longroll.report.story;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

public sealed interface ChargeBeat extends Beat {

    /** Units charged, or fell short; {@code effects} are those of the move, and of the sight of it on the target. */
    record Charged(List<String> units, String target, boolean fellShort, List<Effect> effects) implements ChargeBeat {
        public Charged {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        public Charged(List<String> units, String target, boolean fellShort) {
            this(units, target, fellShort, List.of());
        }

        List<Effect> fear() {
            return Effects.of(effects, target);
        }

        /** Whether the move disordered all of them, and had no other effect. */
        boolean allDisordered() {
            return effects.size() == units.size()
                    && Effects.who(effects).equals(Set.copyOf(units))
                    && isDisorderOf(units, effects);
        }

        /** The disorder of the move, the fear of it, others who charged the same target, or what came of it. */
        @Override
        public Optional<Beat> and(Beat later) {
            return switch (later) {
                case Befell(var more)
                when isDisorderOf(units, more) && fear().isEmpty() ->
                    Optional.of(new Charged(units, target, fellShort, Effects.together(effects, more)));
                case Charged next
                when next.target.equals(target) && plain() && next.plain() ->
                    Optional.of(new Charged(Effects.both(units, next.units), target, false));
                case NerveBeat.Tested test
                when test.why() == NerveBeat.Tested.Why.CHARGE
                        && test.gaveWay()
                        && test.units().equals(List.of(target))
                        && plain() -> Optional.of(new Charged(units, target, false, test.effects()));
                case Clashed clash
                when plain()
                        && clash.attackers().equals(units)
                        && clash.defenders().equals(List.of(target)) ->
                    Optional.of(clash.after(Clashed.Prelude.CHARGE));
                default -> Optional.empty();
            };
        }

        private boolean plain() {
            return !fellShort && effects.isEmpty();
        }

        @Override
        public Set<String> about() {
            return Effects.about(Effects.both(units, List.of(target)), effects);
        }
    }

    record Countercharged(String unit) implements ChargeBeat {
        @Override
        public Set<String> about() {
            return Set.of(unit);
        }
    }

    /** Both sides met. */
    record Clashed(
            List<String> attackers, List<String> defenders, Outcome outcome, List<Effect> effects, Prelude prelude)
            implements ChargeBeat {

        /**
         * The event before it: the charge or the pursuit itself where the same sentence tells it, or that the defenders
         * gave way.
         */
        enum Prelude {
            NONE,
            CHARGE,
            PURSUIT,
            DEFENDERS_WENT_BACK
        }

        public enum Outcome {
            ATTACKERS_WON,
            /** The attackers won, but did not take the position. */
            ATTACKERS_PRESSED,
            DEFENDERS_WON,
            LOCKED,
            STOPPED_SHORT
        }

        public Clashed {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
            effects = List.copyOf(effects);
        }

        public Clashed(List<String> attackers, List<String> defenders, Outcome outcome, List<Effect> effects) {
            this(attackers, defenders, outcome, effects, Prelude.NONE);
        }

        Clashed after(Prelude told) {
            return new Clashed(attackers, defenders, outcome, effects, told);
        }

        /** Without the mere disorder of the winners. */
        Clashed plainly() {
            if (outcome == Outcome.LOCKED || outcome == Outcome.STOPPED_SHORT) {
                return this;
            }
            var winners = outcome == Outcome.DEFENDERS_WON ? defenders : attackers;
            var others = effects.stream()
                    .filter(effect -> !isDisorderOf(winners, List.of(effect)))
                    .toList();
            return new Clashed(attackers, defenders, outcome, others, prelude);
        }

        boolean turned() {
            return prelude == Prelude.DEFENDERS_WENT_BACK;
        }

        @Override
        public Set<String> about() {
            return Effects.about(Effects.both(attackers, defenders), effects);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof NerveBeat.Tested next && comesOfIt(next)
                    ? Optional.of(new Clashed(
                            attackers, defenders, outcome, Effects.together(effects, next.effects()), prelude))
                    : Optional.empty();
        }

        private boolean comesOfIt(NerveBeat.Tested test) {
            return switch (test.why()) {
                case FIRE, CHARGE -> !test.didNoHarm() && about().containsAll(test.units());
                case CHARGE_OVER -> goBack().containsAll(test.units());
                case NEIGHBOUR_LOST, NEIGHBOUR_ROUTED, LEADER_LOST, ORDERS -> false;
            };
        }

        /** Who has to leave the ground. */
        private List<String> goBack() {
            return switch (outcome) {
                case ATTACKERS_WON -> defenders;
                case DEFENDERS_WON, ATTACKERS_PRESSED -> attackers;
                case LOCKED, STOPPED_SHORT -> List.of();
            };
        }
    }

    record Pursued(List<String> units, @Nullable String target, List<Effect> effects) implements ChargeBeat {
        public Pursued {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        public Pursued(List<String> units, @Nullable String target) {
            this(units, target, List.of());
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(target == null ? units : Effects.both(units, List.of(target)));
        }

        /** Their disorder on the way, or what came of it. */
        @Override
        public Optional<Beat> and(Beat later) {
            return switch (later) {
                case Befell(var more)
                when isDisorderOf(units, more) ->
                    Optional.of(new Pursued(units, target, Effects.together(effects, more)));
                case Clashed clash
                when effects.isEmpty()
                        && clash.attackers().equals(units)
                        && target != null
                        && clash.defenders().equals(List.of(target)) ->
                    Optional.of(clash.after(Clashed.Prelude.PURSUIT));
                default -> Optional.empty();
            };
        }
    }

    private static boolean isDisorderOf(List<String> units, List<Effect> effects) {
        return units.containsAll(Effects.who(effects))
                && effects.stream()
                        .allMatch(effect ->
                                effect instanceof Effect.Worsened(var who, var state) && state.startsWith("disorder"));
    }
}
