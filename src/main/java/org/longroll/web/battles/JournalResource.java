package org.longroll.web.battles;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Predicate;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.codec.JournalJson;
import org.longroll.journal.AmendedLine;
import org.longroll.journal.AmendmentReview;
import org.longroll.journal.Correction;
import org.longroll.journal.CorrectionEvent;
import org.longroll.journal.JournalOrder;
import org.longroll.journal.Order;
import org.longroll.projection.JournalFilter;
import org.longroll.recording.EntryInFull;
import org.longroll.recording.JournalEntry;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.report.scrutiny.DieOutOfForce;
import org.longroll.web.Page;
import org.longroll.web.problem.ProblemException;
import org.longroll.web.seats.Needs;
import org.longroll.web.seats.Right;

/** The journal of one battle as people read it: entry by entry, or one in full. */
@Path("/api/battles/{battle}")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Battle")
public class JournalResource {

    private static final TypeReference<LinkedHashMap<String, Object>> FIELDS = new TypeReference<>() {};

    private static final int MOST_LOOKED_AT = 2_000;

    private final ReadJournal journal;
    private final ReadBattle battles;
    private final EntryFormWriter writer;
    private final ObjectMapper mapper = JournalJson.mapper();

    JournalResource(ReadJournal journal, ReadBattle battles, EntryFormWriter writer) {
        this.journal = journal;
        this.battles = battles;
        this.writer = writer;
    }

    @GET
    @Path("entries")
    @Needs(Right.READ)
    @Operation(
            operationId = "readJournal",
            summary = "The journal as people read it",
            description = "Newest first, unless `order=oldest`; the opening is number 0. An amendment is found by what"
                    + " it recorded again, too. A page of a search for text or dice may be shorter than its limit; there is"
                    + " more as long as it has a `next`.")
    public Page<JournalEntryView> entries(UUID battle, @BeanParam JournalQuery query) {
        var filter = query.filter(now(battle));
        var search = query.search();
        if (search != null) {
            return found(battle, query, filter, search);
        }
        var next = journal.entries(battle, filter, query.order(), query.behind(), query.most() + 1);
        return Page.of(next, query.most(), JournalEntryView::of, query::place);
    }

    /** Entries are put into words to be searched, so a page looks at a limited number of them. */
    private Page<JournalEntryView> found(
            UUID battle, JournalQuery query, JournalFilter filter, Predicate<JournalEntry> search) {
        var found = new ArrayList<JournalEntry>();
        var behind = query.behind();
        JournalEntry last = null;
        boolean more = true;
        for (int looked = 0;
                more && found.size() <= query.most() && looked < MOST_LOOKED_AT;
                looked += Page.MAX_LIMIT) {
            var next = journal.entries(battle, filter, query.order(), behind, Page.MAX_LIMIT);
            next.stream().filter(search).forEach(found::add);
            more = next.size() == Page.MAX_LIMIT;
            last = next.isEmpty() ? last : next.getLast();
            behind = last == null ? behind : Integer.valueOf(last.number());
        }
        return found.size() > query.most() || !more || last == null
                ? Page.of(found, query.most(), JournalEntryView::of, query::place)
                : Page.before(
                        query.place(last),
                        found.stream().map(JournalEntryView::of).toList());
    }

    @GET
    @Path("entries/{entry}")
    @Needs(Right.READ)
    @Operation(
            operationId = "readEntry",
            summary = "One entry in full",
            description = "With its dice, every modifier, the odds, and what came of it, as it was answered then. By"
                    + " number, where an amendment recorded it again, the one in force; by id, that very one.")
    public EntryInFullView entry(
            UUID battle, @Parameter(description = "The number of an entry, or its id.") String entry) {
        var found = find(battle, entry).orElseThrow(ProblemException::nothingHere);
        var now = now(battle);
        var said = found.entry().order().map(order -> said(now.system().system(), order));
        return EntryInFullView.of(found, said.orElse(null), formerDice(found, now), amended(found, battle), now);
    }

    /** Of an entry that is not as it was recorded first; reads the whole journal. */
    private List<DieOutOfForce> formerDice(EntryInFull found, Battle now) {
        var told = found.told();
        return told.replaces() == null && !told.undone()
                ? List.of()
                : DieOutOfForce.ofEntry(journal.of(now.id(), now.version()).entries(), told.number());
    }

    /** Of an amendment, or a consent to one, what it did; reads the journal up to it. */
    private List<AmendedLine> amended(EntryInFull found, UUID battle) {
        var entry = found.entry();
        if (entry.events(CorrectionEvent.EntriesUndone.class).findAny().isEmpty()) {
            return List.of();
        }
        var then = journal.of(battle, found.told().version()).entries();
        return new AmendmentReview(then.journal(), then.all()).of(entry);
    }

    private Battle now(UUID battle) {
        return battles.newest(battle).orElseThrow(ProblemException::nothingHere);
    }

    private Optional<EntryInFull> find(UUID battle, String entry) {
        try {
            return entry.length() < 10
                    ? journal.entry(battle, Integer.parseInt(entry))
                    : journal.entry(battle, UUID.fromString(entry));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** The fields of an entry as they are sent. A key is never shown. */
    private @Nullable Map<String, Object> said(String system, Order order) {
        return switch (order) {
            case JournalOrder.ReissueKey key -> null;
            case Correction correction -> mapper.convertValue(writer.correction(system, correction), FIELDS);
            default -> mapper.convertValue(writer.write(system, order), FIELDS);
        };
    }
}
