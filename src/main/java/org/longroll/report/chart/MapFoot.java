package org.longroll.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.longroll.report.chart.Svg.Anchor;

/** The strip below a map: how long an inch is, where the drawing comes from, and where north is. */
record MapFoot(Frame frame, Backdrop backdrop) {

    private static final int[] LENGTHS = {48, 24, 12, 6, 3, 2, 1};
    private static final double LONGEST = 110;
    private static final double LETTERS = 4.6;
    private static final String SMALL = "font-size=\"9.5\"";
    private static final String FAINT = "font-size=\"9.5\" font-style=\"italic\"";

    void draw(Svg svg) {
        double y = frame.height() - Frame.MARGIN;
        double end = bar(svg, y);
        var ground = backdrop.ground();
        double right = Frame.WIDTH - Frame.MARGIN;
        if (ground != null && !ground.shapes().isEmpty()) {
            arrow(svg, right - 8, y - 8, Math.toRadians(ground.northDegrees()));
            right -= 38;
        }
        var lines = wrapped(backdrop.word(), (int) ((right - end) / LETTERS));
        for (int i = 0; i < lines.size(); i++) {
            svg.text(right, y - 11.0 * (lines.size() - 1 - i), lines.get(i), Anchor.END, Pen.NAME, FAINT);
        }
    }

    /** A bar of so many inches in four parts; where it ends with its words. */
    private double bar(Svg svg, double y) {
        int inches = 1;
        for (int length : LENGTHS) {
            if (length * frame.scale() <= LONGEST) {
                inches = length;
                break;
            }
        }
        double part = inches * frame.scale() / 4;
        double left = Frame.MARGIN;
        for (int i = 0; i < 4; i++) {
            var box = new Box(left + i * part, y - 4, left + (i + 1) * part, y);
            svg.box(box, i % 2 == 0 ? Pen.MARK : Pen.SCALE);
        }
        double end = left + 4 * part + 5;
        svg.text(end, y + 0.5, inches == 1 ? "1 inch" : inches + " inches", Anchor.START, Pen.NAME, SMALL);
        return end + 52;
    }

    private static void arrow(Svg svg, double x, double y, double north) {
        double dx = Math.sin(north);
        double dy = -Math.cos(north);
        svg.path(
                "M%s %sL%s %sL%s %sL%s %sZ"
                        .formatted(
                                Svg.number(x + 11 * dx),
                                Svg.number(y + 11 * dy),
                                Svg.number(x - 9 * dx - 4 * dy),
                                Svg.number(y - 9 * dy + 4 * dx),
                                Svg.number(x - 5 * dx),
                                Svg.number(y - 5 * dy),
                                Svg.number(x - 9 * dx + 4 * dy),
                                Svg.number(y - 9 * dy - 4 * dx)),
                Pen.MARK);
        svg.text(x - 19, y + 4, "N", Anchor.MIDDLE, Pen.NAME, "font-size=\"11\" font-weight=\"bold\"");
    }

    /** At most two lines; the caption has all of it. */
    private static List<String> wrapped(String words, int most) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (var word : words.split(" ")) {
            if (!line.isEmpty() && line.length() + word.length() >= most) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines.size() > 2 ? List.of(lines.get(0), lines.get(1) + " …") : lines;
    }
}
