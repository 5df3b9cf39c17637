package org.longroll.analysis;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.Said;

/**
 * A battle reconstructed from its journal: once as recorded, to find what is in force, and once as it is in force.
 *
 * @param opened the field after the opening
 * @param undone the episodes with dice that are not in force
 * @param ticks every entry as it was recorded, corrections and notes included
 */
record Story(Battle battle, Field opened, List<Episode> inForce, List<Episode> undone, List<Tick> ticks) {

    record Tick(Instant at, String by, int turn) {}

    static Story of(Journal journal) {
        var opened = journal.opened();
        var walk = new Walk(opened);
        journal.lines().stream().skip(1).forEach(walk::take);
        var battle = walk.battle();
        var inForce = inForce(battle, opened.field(), walk);
        var held = inForce.stream().map(episode -> episode.moment().entry()).collect(Collectors.toSet());
        return new Story(battle, opened.field(), inForce, walk.undone(held), walk.ticks());
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
    private static Episode told(Battle battle, Said said, Field before, Walk walk) {
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
