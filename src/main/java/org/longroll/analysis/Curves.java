package org.longroll.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.longroll.analysis.Curve.Point;
import org.longroll.battle.Field;
import org.longroll.battle.Roster;
import org.longroll.battle.Standing.Presence;

/** Records strength and morale of all sides, commands and units through a battle. */
final class Curves {

    private final Subjects subjects;
    private final Chronicler chronicler;
    private final Map<String, Double> severities = new LinkedHashMap<>();
    private final Map<String, Now> now = new HashMap<>();
    private final Map<Subject, List<String>> members = new HashMap<>();
    private final Map<Subject, List<Point>> byEntry = new HashMap<>();
    private final Map<Subject, List<Point>> byTurn = new HashMap<>();
    private final Ends ends;
    private Roster<?> seenStandings = Roster.of(List.of(), Object::toString);
    private Roster<?> seenUnits = Roster.of(List.of(), Object::toString);

    /** The state of a unit; one that is not on the table has no level. */
    private record Now(Strength strength, String level) {}

    private static final String NO_LEVEL = "";
    private static final Now NOBODY = new Now(Strength.NONE, NO_LEVEL);

    /** The strength of each unit at the start and at the end. */
    record Ends(Map<String, Strength> mustered, Map<String, Strength> left) {}

    private Curves(Subjects subjects, Chronicler chronicler, Ends ends) {
        this.subjects = subjects;
        this.ends = ends;
        this.chronicler = chronicler;
        chronicler.terms().levels().forEach(level -> severities.put(level.word(), level.severity()));
        for (var unit : subjects.units()) {
            now.put(unit, NOBODY);
            for (var whose : subjects.whose(unit)) {
                members.computeIfAbsent(whose, each -> new ArrayList<>()).add(unit);
            }
        }
    }

    static List<Curve> of(Story story, Subjects subjects, Chronicler chronicler, Ends ends) {
        var curves = new Curves(subjects, chronicler, ends);
        curves.open(story);
        for (int i = 0; i < story.inForce().size(); i++) {
            var episode = story.inForce().get(i);
            curves.take(episode);
            boolean last = i + 1 == story.inForce().size();
            if (last
                    || story.inForce().get(i + 1).moment().turn()
                            != episode.moment().turn()) {
                curves.turnEnds(episode.moment());
            }
        }
        return curves.drawn();
    }

    private void open(Story story) {
        var opening = new Moment(0, 0, story.battle().started().entry());
        look(story.opened());
        for (var subject : subjects.all()) {
            var point = point(subject, opening);
            points(byEntry, subject).add(point);
            points(byTurn, subject).add(point);
        }
    }

    private void take(Episode episode) {
        var changed = look(episode.after());
        changed.stream()
                .flatMap(unit -> subjects.whose(unit).stream())
                .distinct()
                .forEach(subject -> points(byEntry, subject).add(point(subject, episode.moment())));
    }

    private void turnEnds(Moment moment) {
        subjects.all().forEach(subject -> points(byTurn, subject).add(point(subject, moment)));
    }

    private static List<Point> points(Map<Subject, List<Point>> curves, Subject subject) {
        return curves.computeIfAbsent(subject, each -> new ArrayList<>());
    }

    /** The units whose state has changed since the last call. */
    private Set<String> look(Field field) {
        var standings = field.table().units();
        var units = chronicler.units(field);
        Set<String> changed = new LinkedHashSet<>(standings.changedSince(seenStandings));
        changed.addAll(units.changedSince(seenUnits));
        seenStandings = standings;
        seenUnits = units;
        changed.removeIf(unit -> {
            var stands = stands(field, unit, standings.get(unit).presence());
            return stands.equals(now.put(unit, stands));
        });
        return changed;
    }

    private Now stands(Field field, String unit, Presence presence) {
        return presence == Presence.ON_TABLE
                        || presence == Presence.LEFT && field.lostUnits().contains(unit)
                ? new Now(chronicler.strength(field, unit), chronicler.level(field, unit))
                : NOBODY;
    }

    private Point point(Subject subject, Moment moment) {
        var levels = new LinkedHashMap<String, Integer>();
        severities.keySet().forEach(level -> levels.put(level, 0));
        var strength = Strength.NONE;
        double severity = 0;
        int counted = 0;
        for (var unit : members.getOrDefault(subject, List.of())) {
            var stands = now.getOrDefault(unit, NOBODY);
            if (!stands.level().equals(NO_LEVEL)) {
                levels.merge(stands.level(), 1, Integer::sum);
                severity += Objects.requireNonNull(severities.get(stands.level()), stands.level());
                strength = strength.plus(stands.strength());
                counted++;
            }
        }
        levels.values().removeIf(count -> count == 0);
        return new Point(moment, strength, levels, counted == 0 ? 0 : severity / counted);
    }

    private List<Curve> drawn() {
        return subjects.all().stream()
                .map(subject -> new Curve(
                        subject,
                        sum(subject, ends.mustered()),
                        sum(subject, ends.left()),
                        points(byTurn, subject),
                        points(byEntry, subject)))
                .toList();
    }

    private Strength sum(Subject subject, Map<String, Strength> ofUnits) {
        return members.getOrDefault(subject, List.of()).stream()
                .map(ofUnits::get)
                .reduce(Strength.NONE, Strength::plus);
    }
}
