package org.longroll.battle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A persistent map by unit id, in the order of the order of battle. A changed copy shares the unchanged units, so that
 * a battle can keep its state after every entry.
 */
public final class Roster<T> {

    private static final int BLOCK = 8;

    private final List<String> ids;
    private final Map<String, Integer> places;
    private final Object[][] blocks;

    private Roster(List<String> ids, Map<String, Integer> places, Object[][] blocks) {
        this.ids = ids;
        this.places = places;
        this.blocks = blocks;
    }

    public static <T> Roster<T> of(List<T> items, Function<? super T, String> id) {
        var ids = items.stream().map(id).toList();
        var places = new HashMap<String, Integer>();
        for (var each : ids) {
            if (places.put(each, places.size()) != null) {
                throw new IllegalArgumentException("“%s” is there twice".formatted(each));
            }
        }
        var blocks = new Object[Math.ceilDiv(items.size(), BLOCK)][BLOCK];
        for (int i = 0; i < items.size(); i++) {
            blocks[i / BLOCK][i % BLOCK] = items.get(i);
        }
        return new Roster<>(ids, places, blocks);
    }

    public List<String> ids() {
        return ids;
    }

    public Set<String> idsOf(Predicate<? super T> so) {
        var those = new LinkedHashSet<String>();
        for (int place = 0; place < ids.size(); place++) {
            if (so.test(at(place))) {
                those.add(ids.get(place));
            }
        }
        return Collections.unmodifiableSet(those);
    }

    public Optional<T> find(String id) {
        var place = places.get(id);
        return place == null ? Optional.empty() : Optional.of(at(place));
    }

    public T get(String id) {
        var place = places.get(id);
        if (place == null) {
            throw new IllegalArgumentException("there is no “%s”".formatted(id));
        }
        return at(place);
    }

    /** The units whose item is not the one of an earlier roster, or is new. */
    public List<String> changedSince(Roster<?> earlier) {
        var changed = new ArrayList<String>();
        for (int block = 0; block < blocks.length; block++) {
            if (block < earlier.blocks.length && blocks[block] == earlier.blocks[block]) {
                continue;
            }
            for (int place = block * BLOCK; place < Math.min(ids.size(), (block + 1) * BLOCK); place++) {
                if (place >= earlier.ids.size() || at(place) != earlier.at(place)) {
                    changed.add(ids.get(place));
                }
            }
        }
        return changed;
    }

    /** A copy with another item for a unit; a new unit is added at the end. */
    public Roster<T> with(String id, T item) {
        var place = places.get(id);
        return place == null ? added(id, item) : replaced(place, item);
    }

    public Roster<T> with(String id, UnaryOperator<T> change) {
        return with(id, change.apply(get(id)));
    }

    public <U> Roster<U> map(Function<? super T, ? extends U> change) {
        var changed = new Object[blocks.length][BLOCK];
        for (int place = 0; place < ids.size(); place++) {
            changed[place / BLOCK][place % BLOCK] = change.apply(at(place));
        }
        return new Roster<>(ids, places, changed);
    }

    public Stream<T> stream() {
        return IntStream.range(0, ids.size()).mapToObj(this::at);
    }

    private Roster<T> replaced(int place, T item) {
        var copy = blocks.clone();
        copy[place / BLOCK] = blocks[place / BLOCK].clone();
        copy[place / BLOCK][place % BLOCK] = item;
        return new Roster<>(ids, places, copy);
    }

    private Roster<T> added(String id, T item) {
        int place = ids.size();
        var longer = new ArrayList<>(ids);
        longer.add(id);
        var more = new HashMap<>(places);
        more.put(id, place);
        var copy = Arrays.copyOf(blocks, Math.ceilDiv(place + 1, BLOCK));
        var last = copy[place / BLOCK];
        copy[place / BLOCK] = place % BLOCK == 0 ? new Object[BLOCK] : last.clone();
        copy[place / BLOCK][place % BLOCK] = item;
        return new Roster<>(List.copyOf(longer), more, copy);
    }

    @SuppressWarnings("unchecked") // Only T is ever put in.
    private T at(int place) {
        return (T) Objects.requireNonNull(blocks[place / BLOCK][place % BLOCK]);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Roster<?> that && ids.equals(that.ids) && Arrays.deepEquals(blocks, that.blocks);
    }

    @Override
    public int hashCode() {
        return 31 * ids.hashCode() + Arrays.deepHashCode(blocks);
    }

    @Override
    public String toString() {
        return stream().toList().toString();
    }
}
