package org.longroll.analysis;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.longroll.battle.Battle;
import org.longroll.battle.Field;
import org.longroll.battle.Said;

/**
 * A battle told anew from its journal: once as it was recorded, to find what is in force, and once as it holds.
 *
 * @param battle as it stands
 * @param opened the field as the opening left it
 * @param inForce what holds, in the order in which it holds
 * @param undone what does not, and in which dice fell
 * @param ticks every entry as it was recorded, corrections and notes included
 */
record Story(Battle battle, Field opened, List<Episode> inForce, List<Episode> undone, List<Tick> ticks) {

    /** An entry on the clock on the wall. */
    record Tick(Instant at, String by, int turn) {}

    static Story of(Journal journal) {
        var opened = journal.opened();
        var walk = new Walk(opened);
        journal.lines().stream().skip(1).forEach(walk::take);
        var battle = walk.battle();
        var inForce = inForce(battle, opened.field());
        var held = inForce.stream().map(episode -> episode.moment().entry()).collect(Collectors.toSet());
        return new Story(battle, opened.field(), inForce, walk.undone(held), walk.ticks());
    }

    private static List<Episode> inForce(Battle battle, Field opened) {
        var episodes = new ArrayList<Episode>();
        var field = opened;
        for (var said : battle.timeline().inForce()) {
            var episode = told(battle, said, field);
            field = episode.after();
            episodes.add(episode);
        }
        return episodes;
    }

    private static Episode told(Battle battle, Said said, Field before) {
        var steps = new ArrayList<Episode.Step>();
        var field = before;
        for (var event : said.events()) {
            var after = battle.system().after(field, event, said.occasion());
            steps.add(new Episode.Step(event, field, after));
            field = after;
        }
        return new Episode(new Moment(before.turn(), said.number(), said.entry()), said.occasion(), steps);
    }
}
