package org.longroll.web.battles;

import jakarta.validation.Valid;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;
import org.longroll.battle.Ground;
import org.longroll.web.Given;
import org.longroll.web.Id;
import org.longroll.web.Words;

/** The table of a scenario. A place is written as {@code [x, y]}, in inches from the lower left corner. */
@Schema(
        name = "Table",
        description = "The ground on which maps are drawn, in inches from the lower left corner; a point is `[x, y]`.")
public record TableRequest(
        @NotNull @DecimalMin("1") @DecimalMax("1000") @Schema(description = "Inches from left to right.", examples = "72")
        Double width,

        @NotNull @DecimalMin("1") @DecimalMax("1000") @Schema(description = "Inches from the near to the far edge.", examples = "48")
        Double depth,

        @DecimalMin("0") @DecimalMax(value = "360", inclusive = false) @Schema(description = "Degrees clockwise from the far edge to north.", defaultValue = "0")
        @Nullable Double north,

        @Words(max = 300)
        @Schema(description = "Where the drawing comes from; it is shown on maps.", examples = "Drawn from memory.")
        @Nullable String remark,

        @Size(max = 500) @Schema(description = "At most 5,000 points together.") @Nullable List<@Valid @NotNull ShapeRequest> shapes,

        @Size(max = 100) @Schema(description = "The places of objectives.") @Nullable List<@Valid @NotNull MarkRequest> objectives,

        @Size(max = 100) @Schema(description = "Where sides and commands set up.") @Nullable List<@Valid @NotNull DeploymentRequest> deployment) {

    @Schema(
            name = "TableShape",
            description =
                    "An area or a line. Hills, woods, buildings, fields and water are polygons; streams, roads and"
                            + " walls are lines; works are either. A hill inside a hill is higher.")
    public record ShapeRequest(
            Ground.@NotNull Kind kind,

            @Words(max = 100) @Schema(examples = "Little Round Top") @Nullable String name,

            @Size(min = 3, max = 100) @Schema(examples = "[[10, 8], [22, 10], [16, 24]]") @Nullable List<@NotNull @Size(min = 2, max = 2) List<@NotNull @DecimalMin("0") @DecimalMax("1000") Double>> polygon,

            @Size(min = 2, max = 100) @Nullable List<@NotNull @Size(min = 2, max = 2) List<@NotNull @DecimalMin("0") @DecimalMax("1000") Double>> line) {

        private Ground.Shape shape() {
            return new Ground.Shape(
                    kind, name, polygon == null ? null : points(polygon), line == null ? null : points(line));
        }
    }

    @Schema(name = "ObjectivePlace")
    public record MarkRequest(
            @NotNull @Id @Schema(examples = "summit") String objective,
            @NotNull @DecimalMin("0") @DecimalMax("1000") Double x,
            @NotNull @DecimalMin("0") @DecimalMax("1000") Double y) {}

    @Schema(name = "DeploymentArea", description = "Of a side or of a command.")
    public record DeploymentRequest(
            @Id @Nullable String side,
            @Id @Schema(examples = "vincent") @Nullable String command,

            @NotNull @Size(min = 3, max = 100) List<@NotNull @Size(min = 2, max = 2) List<@NotNull @DecimalMin("0") @DecimalMax("1000") Double>>
                    polygon) {}

    static @Nullable Ground ground(@Nullable TableRequest sent) {
        return sent == null
                ? null
                : new Ground(
                        sent.width,
                        sent.depth,
                        sent.north,
                        sent.remark,
                        Given.list(sent.shapes).stream()
                                .map(ShapeRequest::shape)
                                .toList(),
                        Given.list(sent.objectives).stream()
                                .map(mark -> new Ground.Mark(mark.objective(), mark.x(), mark.y()))
                                .toList(),
                        Given.list(sent.deployment).stream()
                                .map(area -> new Ground.Deployment(area.side(), area.command(), points(area.polygon())))
                                .toList());
    }

    /** The same shape as an answer. */
    static @Nullable TableRequest of(@Nullable Ground ground) {
        return ground == null
                ? null
                : new TableRequest(
                        ground.width(),
                        ground.depth(),
                        ground.north(),
                        ground.remark(),
                        ground.shapes().stream()
                                .map(shape -> new ShapeRequest(
                                        shape.kind(), shape.name(), pairs(shape.polygon()), pairs(shape.line())))
                                .toList(),
                        ground.objectives().stream()
                                .map(mark -> new MarkRequest(mark.objective(), mark.x(), mark.y()))
                                .toList(),
                        ground.deployment().stream()
                                .map(area -> new DeploymentRequest(
                                        area.side(), area.command(), Given.list(pairs(area.polygon()))))
                                .toList());
    }

    private static @Nullable List<List<Double>> pairs(@Nullable List<Ground.Point> points) {
        return points == null
                ? null
                : points.stream().map(point -> List.of(point.x(), point.y())).toList();
    }

    private static List<Ground.Point> points(List<List<Double>> pairs) {
        return pairs.stream()
                .map(pair -> new Ground.Point(pair.getFirst(), pair.getLast()))
                .toList();
    }
}
