package org.longroll.web.reports;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.longroll.analysis.Analysis;
import org.longroll.analysis.TurningPoints;
import org.longroll.analysis.TurningPoints.TurningPoint;
import org.longroll.battle.Battle;
import org.longroll.journal.History;
import org.longroll.photos.Darkroom;
import org.longroll.photos.Picture;
import org.longroll.photos.Pictures;
import org.longroll.recording.People;
import org.longroll.recording.ReadBattle;
import org.longroll.recording.ReadJournal;
import org.longroll.report.Album;
import org.longroll.report.Photo;
import org.longroll.report.Report;
import org.longroll.report.composition.Composer;
import org.longroll.report.export.CsvTables;
import org.longroll.web.analysis.Foresight;
import org.longroll.web.problem.ProblemException;

/** Makes accounts of battles. An account of a version never changes, so the last of each battle is cached. */
@ApplicationScoped
public class Accounts {

    private static final int KEPT = 12;
    private static final Duration KEPT_FOR = Duration.ofMinutes(10);

    /** On maps: sharp enough for the table, small enough to stand on every one of them. */
    private static final int TABLE_EDGE = 800;

    /** A name that is changed or a photo that is withdrawn makes another account of the same version. */
    record Key(UUID battle, long version, Map<UUID, String> names, List<String> photos) {}

    private record Told(Key key, Account account) {}

    /** One account of each battle. The cache evicts rarely read keys first: keyed by version, that is the newest version. */
    private final Cache<UUID, Told> told =
            Caffeine.newBuilder().maximumSize(KEPT).expireAfterAccess(KEPT_FOR).build();

    private final ReadBattle battles;
    private final ReadJournal journal;
    private final Pictures pictures;
    private final People people;
    private final Foresight foresight;

    Accounts(ReadBattle battles, ReadJournal journal, Pictures pictures, People people, Foresight foresight) {
        this.foresight = foresight;
        this.battles = battles;
        this.people = people;
        this.journal = journal;
        this.pictures = pictures;
    }

    Account of(UUID battle, long version) {
        var key = key(battle, version);
        var last = told.getIfPresent(battle);
        return last != null && last.key().equals(key) ? last.account() : toldNow(key);
    }

    /** Callers that want the same account at the same time wait for the first. */
    private Account toldNow(Key key) {
        return told.asMap()
                .compute(
                        key.battle(),
                        (battle, last) -> last != null && last.key().equals(key)
                                ? last
                                : new Told(key, tell(battle, journal.of(battle, key.version()))))
                .account();
    }

    Key key(UUID battle, long version) {
        return new Key(battle, version, people.of(battle), pictures.of(battle));
    }

    /** The report with the turning points, if they were computed. */
    Report toldWith(UUID battle, long version) {
        var report = of(battle, version).report();
        return foresight
                .found(battle, version)
                .map(points -> report.with(told(points)))
                .orElse(report);
    }

    /** Only a point that is clear is told; silence says that there was none. */
    private static List<String> told(TurningPoints points) {
        return points.clear()
                ? points.points().stream()
                        .filter(TurningPoint::isClear)
                        .map(TurningPoint::sentence)
                        .toList()
                : List.of("No single roll turned this battle clearly.");
    }

    /** Of the newest version, told of seats and not of persons. */
    Account withoutNames(UUID battle) {
        var version = battles.newest(battle)
                .orElseThrow(ProblemException::nothingHere)
                .version();
        return tell(battle, journal.withoutNames(battle, version));
    }

    /** Of the newest version. */
    Account newest(UUID battle) {
        return of(
                battle,
                battles.newest(battle)
                        .orElseThrow(ProblemException::nothingHere)
                        .version());
    }

    public String units(UUID battle, long version) {
        var account = of(battle, version);
        return CsvTables.units(Battle.of(account.entries().journal()), account.analysis());
    }

    private Account tell(UUID battle, History recorded) {
        var entries = recorded.entries();
        var analysis = Analysis.of(recorded);
        return new Account(entries, analysis, Composer.compose(entries, analysis, tables(battle)));
    }

    /** Photos of the table in a smaller size. */
    private Album tables(UUID battle) {
        return name -> pictures.find(battle, name)
                .map(found -> Darkroom.reduced(found, TABLE_EDGE))
                .map(Accounts::photo);
    }

    Album album(UUID battle) {
        return name -> pictures.find(battle, name).map(Accounts::photo);
    }

    private static Photo photo(Picture found) {
        return new Photo(found.sha256(), found.mediaType(), found.width(), found.height(), found.bytes());
    }
}
