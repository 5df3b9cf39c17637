package org.longroll.simulation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.longroll.battle.CommonOrder;
import org.longroll.journal.Order;
import org.longroll.journal.Seat;
import org.longroll.rules.Forbidden;

/** Forbidden things and how to try them, under the code of the refusal that should be heard. */
public final class Recipes {

    private final Map<String, LeastHeard.Recipe> byCode = new LinkedHashMap<>();

    /** Something that one side tries, where the table offers it. */
    public Recipes by(String side, Forbidden code, Supplier<? extends Optional<? extends Order>> order) {
        byCode.put(code.word(), () -> order.get().map(each -> Proposal.by(side, each)));
        return this;
    }

    /** Something that is refused for one reason first: the umpire lets that pass, to hear the other. */
    public Recipes behind(Forbidden first, Forbidden code, Supplier<? extends Optional<? extends Order>> order) {
        return by(Seat.UMPIRE.id(), code, () -> order.get()
                .map(each -> new CommonOrder.Allow(first.word(), each, "Let them.", false)));
    }

    public Recipes and(Recipes more) {
        byCode.putAll(more.byCode);
        return this;
    }

    public Map<String, LeastHeard.Recipe> byCode() {
        return byCode;
    }
}
