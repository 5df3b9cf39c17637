package org.longroll.web.reports;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
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
import org.longroll.web.analysis.TurningPointJobs;
import org.longroll.web.problem.ProblemException;

/** Makes accounts of battles. An account of a version never changes, so the last of each battle is cached. */
@ApplicationScoped
public class BattleAccounts {

    /** On maps: sharp enough for the table, small enough to stand on every one of them. */
    private static final int TABLE_EDGE = 800;

    /** A name that is changed or a photo that is withdrawn makes another account of the same version. */
    record Key(UUID battle, long version, Map<UUID, String> names, List<String> photos)
            implements LatestAccounts.AboutBattle {}

    private final LatestAccounts<Key, Account> latest = new LatestAccounts<>();
    private final ReadBattle battles;
    private final ReadJournal journal;
    private final Pictures pictures;
    private final People people;
    private final TurningPointJobs jobs;

    BattleAccounts(ReadBattle battles, ReadJournal journal, Pictures pictures, People people, TurningPointJobs jobs) {
        this.jobs = jobs;
        this.battles = battles;
        this.people = people;
        this.journal = journal;
        this.pictures = pictures;
    }

    Account of(UUID battle, long version) {
        return latest.of(key(battle, version), () -> tell(battle, journal.of(battle, version)));
    }

    Key key(UUID battle, long version) {
        return new Key(battle, version, people.of(battle), pictures.of(battle));
    }

    /** The report with the turning points, if they were computed. */
    Report toldWith(UUID battle, long version) {
        var report = of(battle, version).report();
        return jobs.found(battle, version)
                .map(points -> report.with(told(points)))
                .orElse(report);
    }

    /** Only what moved much beyond its margin is told; where no roll stands apart, in the order of the battle. */
    private static List<String> told(TurningPoints points) {
        var great = points.great().stream().map(TurningPoint::sentence).toList();
        if (points.clear()) {
            return great;
        }
        return great.isEmpty()
                ? List.of("No single roll turned this battle clearly.")
                : Stream.concat(
                                Stream.of("No single roll turned this battle clearly. What moved it much:"),
                                great.stream())
                        .toList();
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
                .map(BattleAccounts::photo);
    }

    Album album(UUID battle) {
        return name -> pictures.find(battle, name).map(BattleAccounts::photo);
    }

    private static Photo photo(Picture found) {
        return new Photo(found.sha256(), found.mediaType(), found.width(), found.height(), found.bytes());
    }
}
