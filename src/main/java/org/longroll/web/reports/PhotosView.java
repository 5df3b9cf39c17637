package org.longroll.web.reports;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.longroll.battle.Battle;
import org.longroll.journal.Act;
import org.longroll.journal.Entries;
import org.longroll.journal.Entry;
import org.longroll.journal.JournalEvent.NoteTaken;

/** The photos in the notes of a battle, and the moments of which a report would want one and has none. */
@Schema(name = "Photos")
public record PhotosView(
        @Schema(description = "In the order of the notes.") List<PhotoView> photos,

        @Schema(
                description = "`deployment`: none was taken before the first entry of the game. `last-two-turns`: none"
                        + " in this turn or the one before.")
        List<String> missing) {

    /** A photo in a note. */
    @Schema(name = "PhotoOfANote")
    public record PhotoView(String sha256, int entry, int turn, String by, String text) {}

    /** How many turns may go by without a photo. */
    private static final int TURNS = 2;

    static PhotosView of(Entries journal) {
        var photos = new ArrayList<PhotoView>();
        for (var entry : journal.all()) {
            entry.events(NoteTaken.class).forEach(note -> note.attachments().stream()
                    .map(photo -> of(photo, entry, note))
                    .forEach(photos::add));
        }
        return new PhotosView(List.copyOf(photos), missing(journal, photos));
    }

    private static PhotoView of(String photo, Entry entry, NoteTaken note) {
        return new PhotoView(photo, entry.number(), entry.turn(), entry.by(), note.text());
    }

    private static List<String> missing(Entries journal, List<PhotoView> photos) {
        int first = Battle.of(journal.journal())
                .timeline()
                .acts()
                .mapToInt(Act::number)
                .min()
                .orElse(Integer.MAX_VALUE);
        int turn = Battle.of(journal.journal()).field().turn();
        var missing = new ArrayList<String>();
        if (photos.stream().noneMatch(photo -> photo.entry() < first)) {
            missing.add("deployment");
        }
        if (photos.stream().noneMatch(photo -> photo.turn() > turn - TURNS)) {
            missing.add("last-two-turns");
        }
        return List.copyOf(missing);
    }
}
