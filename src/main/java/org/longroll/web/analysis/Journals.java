package org.longroll.web.analysis;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.longroll.analysis.Journal;
import org.longroll.recording.ReadJournal;

@ApplicationScoped
class Journals {

    private final ReadJournal journals;

    Journals(ReadJournal journals) {
        this.journals = journals;
    }

    Journal of(UUID battle, long version) {
        var lines = journals.happened(battle, version).stream()
                .map(happened -> new Journal.Line(happened.event(), happened.occasion()))
                .toList();
        return new Journal(battle, lines);
    }
}
