package org.longroll.battle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** Collects every flaw of a table, so that its author can correct all of them at once. */
final class GroundReview {

    private static final int FEWEST_POINTS_OF_A_POLYGON = 3;
    private static final int FEWEST_POINTS_OF_A_LINE = 2;

    private final Ground ground;
    private final OrderOfBattle order;
    private final List<Flaw> flaws = new ArrayList<>();

    GroundReview(Ground ground, OrderOfBattle order) {
        this.ground = ground;
        this.order = order;
    }

    List<Flaw> flaws() {
        for (int i = 0; i < ground.shapes().size(); i++) {
            reviewShape(ground.shapes().get(i), "table.shapes[%d]".formatted(i));
        }
        int points = ground.shapes().stream()
                .mapToInt(shape -> shape.points().size())
                .sum();
        if (points > Ground.MOST_POINTS) {
            flaw("table.shapes", "have %,d points together, the most are %,d".formatted(points, Ground.MOST_POINTS));
        }
        reviewObjectives();
        for (int i = 0; i < ground.deployment().size(); i++) {
            reviewDeployment(ground.deployment().get(i), "table.deployment[%d]".formatted(i));
        }
        return List.copyOf(flaws);
    }

    private void reviewShape(Ground.Shape shape, String path) {
        var kind = shape.kind();
        if ((shape.polygon() == null) == (shape.line() == null)) {
            flaw(path, "needs a polygon or a line, and not both");
        } else if (shape.polygon() != null && !kind.isArea()) {
            flaw(path + ".polygon", "“%s” is drawn as a line".formatted(kind.word()));
        } else if (shape.line() != null && !kind.isLine()) {
            flaw(path + ".line", "“%s” is drawn as a polygon".formatted(kind.word()));
        }
        if (shape.polygon() != null) {
            reviewPoints(shape.polygon(), FEWEST_POINTS_OF_A_POLYGON, path + ".polygon");
        }
        if (shape.line() != null) {
            reviewPoints(shape.line(), FEWEST_POINTS_OF_A_LINE, path + ".line");
        }
    }

    private void reviewPoints(List<Ground.Point> points, int fewest, String path) {
        if (points.size() < fewest) {
            flaw(path, "needs at least %d points".formatted(fewest));
        }
        for (int i = 0; i < points.size(); i++) {
            reviewPlace(points.get(i), "%s[%d]".formatted(path, i));
        }
    }

    private void reviewPlace(Ground.Point point, String path) {
        if (!ground.holds(point)) {
            flaw(
                    path,
                    "is not on the table, which is %s by %s inches"
                            .formatted(inches(ground.width()), inches(ground.depth())));
        }
    }

    private void reviewObjectives() {
        var seen = new HashSet<String>();
        for (int i = 0; i < ground.objectives().size(); i++) {
            var mark = ground.objectives().get(i);
            var path = "table.objectives[%d]".formatted(i);
            if (order.objective(mark.objective()).isEmpty()) {
                flaw(path + ".objective", "there is no objective “%s”".formatted(mark.objective()));
            } else if (!seen.add(mark.objective())) {
                flaw(path + ".objective", "“%s” has a place already".formatted(mark.objective()));
            }
            reviewPlace(mark.place(), path);
        }
    }

    private void reviewDeployment(Ground.Deployment deployment, String path) {
        var side = deployment.side();
        var command = deployment.command();
        if ((side == null) == (command == null)) {
            flaw(path, "needs a side or a command, and not both");
        }
        if (side != null && order.side(side).isEmpty()) {
            flaw(path + ".side", "there is no side “%s”".formatted(side));
        }
        if (command != null && order.command(command).isEmpty()) {
            flaw(path + ".command", "there is no command “%s”".formatted(command));
        }
        reviewPoints(deployment.polygon(), FEWEST_POINTS_OF_A_POLYGON, path + ".polygon");
    }

    private static String inches(double inches) {
        return inches == Math.rint(inches) ? Long.toString((long) inches) : Double.toString(inches);
    }

    private void flaw(String field, String message) {
        flaws.add(new Flaw(field, message));
    }
}
