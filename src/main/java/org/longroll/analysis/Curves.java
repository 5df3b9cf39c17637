package org.longroll.analysis;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.longroll.analysis.Curve.Point;
import org.longroll.battle.Field;
import org.longroll.battle.Standing;
import org.longroll.battle.Standing.Presence;

/** Follows the strength and morale of everybody through a battle. */
final class Curves {

    private final Subjects subjects;
    private final Chronicler chronicler;
    private final Map<String, Double> severities = new LinkedHashMap<>();
    private final Map<String, Now> now = new HashMap<>();
    private final Map<String, Trace> traces = new HashMap<>();
    private final Map<Subject, List<String>> members = new HashMap<>();
    private final Map<Subject, List<Point>> byEntry = new HashMap<>();
    private final Map<Subject, List<Point>> byTurn = new HashMap<>();
    private final Ends ends;

    /** How a unit stands; one that is awaited or gone is in no level. */
    private record Now(Strength strength, String level) {}

    private static final String NO_LEVEL = "";
    private static final Now NOBODY = new Now(Strength.NONE, NO_LEVEL);

    /** What each unit came with, and what it has at the end. */
    record Ends(Map<String, Strength> mustered, Map<String, Strength> left) {}

    /** What a unit is made of; while both are the same objects nobody needs to look closer. */
    private record Trace(Standing standing, Object unit) {
        boolean same(Trace other) {
            return standing == other.standing && unit == other.unit;
        }
    }

    private Curves(Subjects subjects, Chronicler chronicler, Ends ends) {
        this.subjects = subjects;
        this.ends = ends;
        this.chronicler = chronicler;
        chronicler.terms().levels().forEach(level -> severities.put(level.word(), level.severity()));
        for (var unit : subjects.units()) {
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
            byEntry.computeIfAbsent(subject, each -> new ArrayList<>()).add(point);
            byTurn.computeIfAbsent(subject, each -> new ArrayList<>()).add(point);
        }
    }

    private void take(Episode episode) {
        var changed = look(episode.after());
        changed.stream()
                .flatMap(unit -> subjects.whose(unit).stream())
                .distinct()
                .forEach(subject -> byEntry.get(subject).add(point(subject, episode.moment())));
    }

    private void turnEnds(Moment moment) {
        subjects.all().forEach(subject -> byTurn.get(subject).add(point(subject, moment)));
    }

    /** Those who stand otherwise than when they were last looked at. */
    private Set<String> look(Field field) {
        Set<String> changed = new LinkedHashSet<>();
        for (var unit : subjects.units()) {
            var standing = field.table().units().find(unit);
            if (standing.isEmpty()) {
                now.put(unit, NOBODY);
                continue;
            }
            var trace = new Trace(standing.get(), chronicler.unit(field, unit));
            var before = traces.put(unit, trace);
            if (before == null || !before.same(trace)) {
                var stands = stands(field, unit, standing.get().presence());
                if (!stands.equals(now.put(unit, stands))) {
                    changed.add(unit);
                }
            }
        }
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
            var stands = now.get(unit);
            if (!stands.level().equals(NO_LEVEL)) {
                levels.merge(stands.level(), 1, Integer::sum);
                severity += severities.get(stands.level());
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
                        byTurn.get(subject),
                        byEntry.get(subject)))
                .toList();
    }

    private Strength sum(Subject subject, Map<String, Strength> ofUnits) {
        return members.getOrDefault(subject, List.of()).stream()
                .map(ofUnits::get)
                .reduce(Strength.NONE, Strength::plus);
    }
}
