package org.longroll.report.story;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

public sealed interface LeaderBeat extends Beat {

    /** Leaders joined units. */
    record Led(SequencedMap<String, String> rides) implements LeaderBeat {
        public Led {
            rides = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(rides));
        }

        public static Led joined(String leader, String unit) {
            return new Led(new LinkedHashMap<>(Map.of(leader, unit)));
        }

        @Override
        public Set<String> about() {
            return Set.copyOf(rides.keySet());
        }

        @Override
        public Optional<Beat> and(Beat later) {
            if (!(later instanceof Led next)
                    || rides.size() >= MOST_TOGETHER
                    || !Collections.disjoint(rides.keySet(), next.rides.keySet())) {
                return Optional.empty();
            }
            var all = new LinkedHashMap<>(rides);
            all.putAll(next.rides);
            return Optional.of(new Led(all));
        }
    }

    record Succeeded(String leader, @Nullable String by) implements LeaderBeat {
        @Override
        public Set<String> about() {
            return Set.of(leader);
        }
    }
}
