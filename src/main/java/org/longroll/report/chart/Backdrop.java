package org.longroll.report.chart;

import java.util.Base64;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Battle;
import org.longroll.battle.Ground;
import org.longroll.journal.Entries;
import org.longroll.journal.JournalEvent.NoteTaken;
import org.longroll.journal.TablePhoto;
import org.longroll.report.Album;
import org.longroll.report.Photo;

/**
 * The ground that maps are drawn on: the table of the scenario, or the newest photo of it that a note named.
 *
 * @param ground null if the size of the table is not known
 * @param photo null if there is none
 * @param word about the ground, for the caption; may be empty
 */
public record Backdrop(@Nullable Ground ground, @Nullable Photo photo, String word) {

    static final Backdrop NONE = new Backdrop(null, null, "");

    public static Backdrop of(Entries journal, Album album) {
        var drawn = Battle.of(journal.journal()).opening().table();
        TablePhoto chosen = null;
        for (var entry : journal.all()) {
            for (var note : entry.events(NoteTaken.class).toList()) {
                chosen = note.table() == null ? chosen : note.table();
            }
        }
        if (chosen == null) {
            return drawn == null ? NONE : new Backdrop(drawn, null, remark(drawn));
        }
        var photo = album.photo(chosen.photo()).orElse(null);
        if (photo == null) {
            var instead = drawn == null ? "" : " The map is drawn instead. " + remark(drawn);
            return new Backdrop(Ground.under(chosen, drawn), null, "The photo of the table was withdrawn." + instead);
        }
        return new Backdrop(Ground.under(chosen, drawn), photo, "The ground is a photo of the table.");
    }

    private static String remark(Ground drawn) {
        return drawn.remark() == null ? "" : drawn.remark();
    }

    static String data(Photo photo) {
        return "data:%s;base64,%s"
                .formatted(photo.mediaType(), Base64.getEncoder().encodeToString(photo.bytes()));
    }

    /** Whether there is something to show before anybody moved. */
    boolean isDrawn() {
        return photo != null
                || ground != null
                        && !(ground.shapes().isEmpty()
                                && ground.objectives().isEmpty()
                                && ground.deployment().isEmpty());
    }
}
