package org.longroll.battle;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.GameSystem.Families;
import org.longroll.journal.Event;
import org.longroll.journal.Opening;
import org.longroll.journal.Order;
import org.longroll.journal.Upcaster;
import org.longroll.journal.Vocabulary;

/** The events and orders of battles: those common to all, and those of each system of rules. */
public final class BattleVocabulary implements Vocabulary {

    @Override
    public String kind() {
        return BattleKind.NAME;
    }

    @Override
    public Class<? extends Opening> opening() {
        return BattleStarted.class;
    }

    @Override
    public List<Class<? extends Event>> events() {
        return Stream.<Class<? extends Event>>concat(
                        Stream.of(CommonEvent.class), families().map(Families::events))
                .toList();
    }

    @Override
    public List<Class<? extends Order>> orders() {
        return Stream.<Class<? extends Order>>concat(
                        Stream.of(CommonOrder.class), families().map(Families::orders))
                .toList();
    }

    private static Stream<Families> families() {
        return GameSystem.ALL.all().stream().map(GameSystem::families);
    }

    @Override
    public Set<Class<? extends Order>> asides() {
        return Set.of(CommonOrder.EditProse.class);
    }

    @Override
    public List<Upcaster> upcasters() {
        return Stream.concat(
                        Stream.of(OldOpenings.UPCASTER),
                        GameSystem.ALL.all().stream().flatMap(system -> system.upcasters().stream()))
                .toList();
    }

    @Override
    public List<Class<?>> states() {
        return families().<Class<?>>map(Families::field).toList();
    }

    @Override
    public Class<?> state(Opening opening) {
        return BattleKind.system((BattleStarted) opening).families().field();
    }
}
