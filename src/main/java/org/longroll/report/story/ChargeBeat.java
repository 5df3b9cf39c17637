package org.longroll.report.story;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

public sealed interface ChargeBeat extends Beat {

    /** Units charged, or fell short; {@code effects} are those of the move itself. */
    record Charged(List<String> units, String target, boolean fellShort, List<Effect> effects) implements ChargeBeat {
        public Charged {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        public Charged(List<String> units, String target, boolean fellShort) {
            this(units, target, fellShort, List.of());
        }

        /** Whether the move disordered all of them, and had no other effect. */
        boolean allDisordered() {
            return effects.size() == units.size()
                    && Effects.who(effects).equals(Set.copyOf(units))
                    && effects.stream().allMatch(Charged::isDisorder);
        }

        private static boolean isDisorder(Effect effect) {
            return effect instanceof Effect.Worsened(var who, var state) && state.startsWith("disorder");
        }

        /** The disorder of the move; what came of the clash is told after it. */
        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Befell(var more)
                            && units.containsAll(Effects.who(more))
                            && more.stream().allMatch(Charged::isDisorder)
                    ? Optional.of(new Charged(units, target, fellShort, Effects.together(effects, more)))
                    : Optional.empty();
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

    record Clashed(List<String> attackers, List<String> defenders, Outcome outcome, List<Effect> effects)
            implements ChargeBeat {

        public enum Outcome {
            ATTACKERS_WON,
            DEFENDERS_WON,
            LOCKED,
            STOPPED_SHORT
        }

        public Clashed {
            attackers = List.copyOf(attackers);
            defenders = List.copyOf(defenders);
            effects = List.copyOf(effects);
        }

        @Override
        public Set<String> about() {
            return Effects.about(Effects.both(attackers, defenders), effects);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Tested next && comesOfIt(next)
                    ? Optional.of(new Clashed(attackers, defenders, outcome, Effects.together(effects, next.effects())))
                    : Optional.empty();
        }

        private boolean comesOfIt(Tested test) {
            boolean here = test.why() == Tested.Why.FIRE || test.why() == Tested.Why.CHARGE;
            return here && about().containsAll(test.units());
        }
    }

    record Pursued(List<String> units, @Nullable String target) implements ChargeBeat {
        public Pursued {
            units = List.copyOf(units);
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(target == null ? units : Effects.both(units, List.of(target)));
        }
    }
}
