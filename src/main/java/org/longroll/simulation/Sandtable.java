package org.longroll.simulation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.CommonEvent.BattleStarted;
import org.longroll.battle.Objective;
import org.longroll.battle.OrderOfBattle;
import org.longroll.battle.Position;
import org.longroll.rules.Fraction;

/**
 * Where units and leaders stand in a simulated battle, their facing and the ground. The journal does not have this; the
 * player takes distances, cover and ground from here, as people do from a real table.
 */
public final class Sandtable {

    private static final double DEPTH_INCHES = 26;
    private static final double FRONTAGE_INCHES = 3;
    private static final double LINES_APART_INCHES = 14;
    private static final double CELL_INCHES = 5;
    private static final int MOST_IN_A_RANK = 16;
    private static final double ADJACENT_INCHES = 3.5;

    /** How often each soil comes up; there is more open ground than anything else. */
    private static final List<Soil> SOILS = List.of(
            Soil.OPEN,
            Soil.OPEN,
            Soil.OPEN,
            Soil.OPEN,
            Soil.BROKEN,
            Soil.BROKEN,
            Soil.LIGHT_WOODS,
            Soil.LIGHT_WOODS,
            Soil.HEAVY_WOODS,
            Soil.ROUGH,
            Soil.ROAD,
            Soil.TRAIL);

    private static final List<Shelter> SHELTERS = List.of(
            Shelter.NONE,
            Shelter.NONE,
            Shelter.NONE,
            Shelter.NONE,
            Shelter.NONE,
            Shelter.FENCE,
            Shelter.WALL,
            Shelter.WORKS,
            Shelter.BUILDINGS);

    private final Place.Table edges;
    private final Plot plot;
    private final Map<String, Place> places = new HashMap<>();
    private final Map<String, Place> views = new HashMap<>();
    private final List<Soil> soils = new ArrayList<>();
    private final List<Shelter> shelters = new ArrayList<>();
    private final String near;

    public Sandtable(BattleStarted opening, Chooser chooser) {
        var order = opening.orderOfBattle();
        this.near = opening.initiative();
        int widest = order.sides().stream()
                .mapToInt(side -> count(order, side.id()))
                .max()
                .orElseThrow();
        this.edges = new Place.Table(FRONTAGE_INCHES * (2 + Math.min(widest, MOST_IN_A_RANK)), DEPTH_INCHES);
        this.plot = Plot.of(opening, edges);
        int cells = columns() * (1 + (int) (edges.depth() / CELL_INCHES));
        for (int i = 0; i < cells; i++) {
            soils.add(chooser.among(SOILS).orElseThrow());
            shelters.add(chooser.among(SHELTERS).orElseThrow());
        }
        order.sides().forEach(side -> deploy(order, side.id()));
        placeObjectives(order.objectives());
    }

    private static int count(OrderOfBattle order, String side) {
        return Math.toIntExact(order.units().stream()
                .filter(unit -> order.sideOf(unit).equals(side))
                .count());
    }

    /** In ranks, in the order of the order of battle, facing the enemy. */
    private void deploy(OrderOfBattle order, String side) {
        int number = 0;
        for (var unit : order.units()) {
            if (order.sideOf(unit).equals(side)) {
                settle(unit.id(), side, number++);
            }
        }
    }

    private void settle(String unit, String side, int number) {
        double x = FRONTAGE_INCHES * (1.5 + number % MOST_IN_A_RANK);
        double behind = 2.5 * (number / MOST_IN_A_RANK);
        double front = (edges.depth() - LINES_APART_INCHES) / 2;
        double y = side.equals(near) ? front - behind : edges.depth() - front + behind;
        places.put(unit, new Place(x, y).on(edges));
        views.put(unit, new Place(x, side.equals(near) ? edges.depth() * 2 : -edges.depth()));
    }

    private void placeObjectives(List<Objective> objectives) {
        for (int i = 0; i < objectives.size(); i++) {
            double x = edges.width() * (i + 1) / (objectives.size() + 1);
            places.put(objectives.get(i).id(), new Place(x, edges.depth() / 2 + (i % 2 == 0 ? 1 : -1)));
        }
    }

    public Place of(String who) {
        return places.getOrDefault(who, new Place(edges.width() / 2, edges.depth() / 2));
    }

    /** A unit that was not in the order of battle is placed beside another. */
    public void join(String who, String beside) {
        places.put(who, new Place(of(beside).x() + FRONTAGE_INCHES, of(beside).y()).on(edges));
        views.put(who, views.getOrDefault(beside, of(beside)));
    }

    public void put(String who, Position said) {
        put(who, plot.meant(said));
    }

    private void put(String who, Place place) {
        places.put(who, place.on(edges));
    }

    public void look(String who, Place at) {
        views.put(who, at);
    }

    /** As players measure: to the half inch. */
    public static Fraction halves(double inches) {
        return new Fraction(Math.max(1, Math.round(inches * 2)), 2);
    }

    public double inches(String one, String other) {
        return of(one).to(of(other));
    }

    public Optional<String> nearest(String from, Collection<String> others) {
        @Nullable String nearest = null;
        double least = Double.MAX_VALUE;
        for (var other : others) {
            double inches = inches(from, other);
            if (nearest == null || inches < least || inches == least && other.compareTo(nearest) < 0) {
                nearest = other;
                least = inches;
            }
        }
        return Optional.ofNullable(nearest);
    }

    public boolean adjacent(String one, String other) {
        return inches(one, other) <= ADJACENT_INCHES;
    }

    /** The direction from which one unit comes, seen from the other. */
    public Bearing bearing(String from, String seenBy) {
        var eye = of(seenBy);
        var ahead = views.getOrDefault(seenBy, of(from));
        double looks = Math.atan2(ahead.x() - eye.x(), ahead.y() - eye.y());
        double comes = Math.atan2(of(from).x() - eye.x(), of(from).y() - eye.y());
        double between = Math.abs(Math.toDegrees(looks - comes)) % 360;
        return Bearing.at(between > 180 ? 360 - between : between);
    }

    public Soil soil(String who) {
        return soils.get(cell(of(who)));
    }

    public Shelter shelter(String who) {
        return shelters.get(cell(of(who)));
    }

    /** Moves to one inch from the target of a charge. */
    public void closeWith(String who, String target) {
        advance(who, of(target), Math.max(0, inches(who, target) - 1));
    }

    /** Moves so many inches towards a place, and faces it. */
    public void advance(String who, Place to, double inches) {
        put(who, of(who).towards(to, inches));
        look(who, to);
    }

    /** Moves so many inches back towards its own edge of the table, still facing the enemy. */
    public void fallBack(String who, String side, double inches) {
        var place = of(who);
        put(who, new Place(place.x(), place.y() + (side.equals(near) ? -inches : inches)));
    }

    boolean atItsEdge(String who, String side) {
        return side.equals(near) ? of(who).y() <= 1 : of(who).y() >= edges.depth() - 1;
    }

    Position position(String who) {
        return position(of(who), views.getOrDefault(who, of(who)));
    }

    /** A place and what is looked at from there, as they are said at the scenario's table. */
    public Position position(Place place, Place at) {
        return plot.said(place.facing(at));
    }

    private int columns() {
        return 1 + (int) (edges.width() / CELL_INCHES);
    }

    private int cell(Place place) {
        return (int) (place.y() / CELL_INCHES) * columns() + (int) (place.x() / CELL_INCHES);
    }

    /** Kinds of ground; each system has its own words for them. */
    public enum Soil {
        ROAD,
        TRAIL,
        OPEN,
        BROKEN,
        LIGHT_WOODS,
        HEAVY_WOODS,
        ROUGH
    }

    /** Kinds of cover. */
    public enum Shelter {
        NONE,
        FENCE,
        WALL,
        WORKS,
        BUILDINGS
    }

    /** A direction, seen from the unit that is approached. */
    public enum Bearing {
        FRONT,
        PARTIAL_FLANK,
        FULL_FLANK,
        REAR;

        /** From the angle between the facing of a unit and the direction of the other. */
        static Bearing at(double degrees) {
            if (degrees <= 50) {
                return FRONT;
            }
            if (degrees <= 85) {
                return PARTIAL_FLANK;
            }
            return degrees <= 130 ? FULL_FLANK : REAR;
        }
    }
}
