package org.longroll.report.story;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleEnded;

/** Something that happened, as a story tells it, by whatever rules it happened. */
public sealed interface Beat {

    /** More than this and a sentence becomes a list. */
    int MOST_TOGETHER = 12;

    /** Every unit, leader and place that it is about. */
    Set<String> about();

    /** This and what came later in one, where one sentence can tell both. */
    default Optional<Beat> and(Beat later) {
        return Optional.empty();
    }

    /**
     * Units went somewhere, or did something with their feet.
     *
     * @param into the formation that they took up, or the unit that they passed through
     */
    record Moved(String side, Manner manner, @Nullable String into, List<String> units) implements Beat {

        /** What they did. */
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
        public Set<String> about() {
            return Set.copyOf(units);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Moved next
                            && next.side.equals(side)
                            && next.manner == manner
                            && Objects.equals(next.into, into)
                            && units.size() + next.units.size() <= MOST_TOGETHER
                    ? Optional.of(new Moved(side, manner, into, both(units, next.units)))
                    : Optional.empty();
        }
    }

    /** @param effects on those who were fired at, and what befell the firers by it */
    record Fired(String side, Manner manner, List<String> firers, List<String> targets, List<Effect> effects)
            implements Beat {

        /** On what occasion. */
        public enum Manner {
            FIRE,
            CANNONADE,
            REACTION,
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
            return Set.copyOf(both(firers, targets));
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return switch (later) {
                case Fired next
                when goesWith(next) ->
                    Optional.of(new Fired(
                            side,
                            manner,
                            both(firers, next.firers),
                            both(targets, next.targets),
                            Effects.together(effects, next.effects)));
                case Tested next
                when targets.size() == 1 && next.units().equals(targets) ->
                    Optional.of(new Fired(side, manner, firers, targets, Effects.together(effects, next.effects())));
                default -> Optional.empty();
            };
        }

        /** Fire at the same target is told as one, and so is all the fire that did no harm. */
        private boolean goesWith(Fired next) {
            return next.side.equals(side)
                    && next.manner == manner
                    && firers.size() + next.firers.size() <= MOST_TOGETHER
                    && (next.targets.equals(targets) || harmless() && next.harmless());
        }
    }

    /** Units were put to a test of their nerve, and what came of it. */
    record Tested(Why why, List<String> units, List<Effect> effects) implements Beat {

        /** What they were tried by. */
        public enum Why {
            FIRE,
            NEIGHBOUR_LOST,
            NEIGHBOUR_ROUTED,
            LEADER_LOST,
            CHARGE,
            ORDERS
        }

        public Tested {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(units);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Tested next && next.why == why && Effects.alike(effects, next.effects)
                    ? Optional.of(new Tested(why, both(units, next.units), Effects.together(effects, next.effects)))
                    : Optional.empty();
        }
    }

    /** Units tried to get back into order. */
    record Rallied(String side, List<String> units, List<Effect> effects) implements Beat {
        public Rallied {
            units = List.copyOf(units);
            effects = List.copyOf(effects);
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(units);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Rallied next && next.side.equals(side) && Effects.alike(effects, next.effects)
                    ? Optional.of(new Rallied(side, both(units, next.units), Effects.together(effects, next.effects)))
                    : Optional.empty();
        }
    }

    /** Units went in with the bayonet; or, where they fell short, tried to. */
    record Charged(List<String> units, String target, boolean fellShort) implements Beat {
        public Charged {
            units = List.copyOf(units);
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(both(units, List.of(target)));
        }
    }

    /** A charged unit came to meet the charge. */
    record Countercharged(String unit) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of(unit);
        }
    }

    /** They met. */
    record Clashed(List<String> attackers, List<String> defenders, Outcome outcome, List<Effect> effects)
            implements Beat {

        /** Who had the better of it. */
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
            return Set.copyOf(both(attackers, defenders));
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Tested next && about().containsAll(next.units())
                    ? Optional.of(new Clashed(attackers, defenders, outcome, Effects.together(effects, next.effects)))
                    : Optional.empty();
        }
    }

    /** The winners of a charge went on. */
    record Pursued(List<String> units, @Nullable String target) implements Beat {
        public Pursued {
            units = List.copyOf(units);
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(target == null ? units : both(units, List.of(target)));
        }
    }

    /** What befell somebody outside of all of these. */
    record Befell(List<Effect> effects) implements Beat {
        public Befell {
            effects = List.copyOf(effects);
        }

        @Override
        public Set<String> about() {
            return Effects.who(effects);
        }
    }

    /** A leader joined a unit or left it. */
    record Led(String leader, String unit, boolean joined) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of(leader, unit);
        }
    }

    /** Somebody new leads a command. */
    record Succeeded(String leader, @Nullable String by) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of(leader);
        }
    }

    record Merged(String unit, String absorbed) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of(unit, absorbed);
        }
    }

    record Came(String side, List<String> units) implements Beat {
        public Came {
            units = List.copyOf(units);
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(units);
        }

        @Override
        public Optional<Beat> and(Beat later) {
            return later instanceof Came next && next.side.equals(side)
                    ? Optional.of(new Came(side, both(units, next.units)))
                    : Optional.empty();
        }
    }

    record Left(List<String> units, @Nullable String reason) implements Beat {
        public Left {
            units = List.copyOf(units);
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(units);
        }
    }

    /** @param by a side, or null where nobody holds it any more */
    record Took(String objective, @Nullable String by) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of(objective);
        }
    }

    /** What the umpire or the players said about the battle, in the words in which it was said. */
    record Told(String sentence) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of();
        }
    }

    record Ended(BattleEnded ending) implements Beat {
        @Override
        public Set<String> about() {
            return Set.of();
        }
    }

    /** Both lists in one, each name once. */
    private static List<String> both(List<String> some, List<String> more) {
        var all = new LinkedHashSet<>(some);
        all.addAll(more);
        return new ArrayList<>(all);
    }
}
