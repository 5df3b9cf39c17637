package org.longroll.analysis;

import java.util.ArrayList;
import java.util.List;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.journal.Entry;
import org.longroll.journal.History;
import org.longroll.journal.RecordedOrder;

/**
 * A battle reconstructed from its journal: once as recorded, to find what is in force, and once as it is in force.
 *
 * @param battle as it stands
 * @param opened the field as the opening left it
 * @param inForce what holds, in the order in which it holds
 * @param undone what does not, and in which dice fell
 * @param recorded every entry behind the opening as it was recorded, corrections and notes included
 */
record Story(Battle battle, Field opened, List<Episode> inForce, List<Episode> undone, List<Entry> recorded) {

    static Story of(History journal) {
        var walk = new Walk(journal);
        var battle = walk.battle();
        var opened =
                Battle.opened(journal.id(), battle.opening(), battle.started()).field();
        var inForce = inForce(battle, opened, walk);
        var recorded = walk.entries().stream().filter(entry -> !entry.isAgain()).toList();
        return new Story(battle, opened, inForce, walk.undone(), recorded);
    }

    private static List<Episode> inForce(Battle battle, Field opened, Walk walk) {
        var episodes = new ArrayList<Episode>();
        var field = opened;
        for (var said : battle.timeline().inForce()) {
            var episode = told(battle, said, field, walk);
            field = episode.after();
            episodes.add(episode);
        }
        return episodes;
    }

    /** An episode that was recorded on the same field as it is in force need not be computed again. */
    private static Episode told(Battle battle, RecordedOrder said, Field before, Walk walk) {
        var moment = new Moment(before.turn(), said.number(), said.entry());
        var recorded = walk.steps(said.entry());
        if (recorded != null
                && recorded.size() == said.events().size()
                && recorded.getFirst().before() == before) {
            return new Episode(moment, said.occasion(), recorded);
        }
        var steps = new ArrayList<Episode.Step>();
        var field = before;
        for (var event : said.events()) {
            var after = battle.system().after(field, event, said.occasion());
            steps.add(new Episode.Step(event, field, after));
            field = after;
        }
        return new Episode(moment, said.occasion(), steps);
    }
}
