package org.longroll.report.chart;

import java.util.Locale;

/** An SVG picture under construction. Sizes are in user units: pixels, unless the page scales it. */
final class Svg {

    private final StringBuilder out = new StringBuilder(4096);

    /** The description is for people who cannot see the picture. */
    Svg(String id, int width, int height, String title, String description) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"%d\" height=\"%d\""
                        .formatted(width, height))
                .append(" viewBox=\"0 0 %d %d\" aria-labelledby=\"%s-title %s-desc\"".formatted(width, height, id, id))
                .append(" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"11\">")
                .append("<title id=\"%s-title\">%s</title>".formatted(id, escaped(title)))
                .append("<desc id=\"%s-desc\">%s</desc>".formatted(id, escaped(description)));
    }

    void line(double x1, double y1, double x2, double y2, String colour) {
        out.append("<line x1=\"").append(number(x1)).append("\" y1=\"").append(number(y1));
        out.append("\" x2=\"").append(number(x2)).append("\" y2=\"").append(number(y2));
        out.append("\" stroke=\"").append(colour).append("\"/>");
    }

    void path(String points, Ink ink) {
        out.append("<polyline points=\"")
                .append(points)
                .append("\" fill=\"none\" stroke=\"")
                .append(ink.colour());
        out.append("\" stroke-width=\"2.5\" stroke-dasharray=\"")
                .append(ink.dash())
                .append("\"/>");
    }

    void box(double x, double y, double width, double height, String fill, String edge) {
        out.append("<rect x=\"").append(number(x)).append("\" y=\"").append(number(y));
        out.append("\" width=\"").append(number(width)).append("\" height=\"").append(number(height));
        out.append("\" fill=\"")
                .append(fill)
                .append("\" stroke=\"")
                .append(edge)
                .append("\"/>");
    }

    void shape(String points, String fill) {
        out.append("<polygon points=\"")
                .append(points)
                .append("\" fill=\"")
                .append(fill)
                .append("\"/>");
    }

    void text(double x, double y, String words, Anchor anchor, String colour) {
        out.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
        out.append("\" text-anchor=\"").append(anchor.name().toLowerCase(Locale.ROOT));
        out.append("\" fill=\"")
                .append(colour)
                .append("\">")
                .append(escaped(words))
                .append("</text>");
    }

    String drawn() {
        return out + "</svg>";
    }

    enum Anchor {
        START,
        MIDDLE,
        END
    }

    /** A number with at most one decimal. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        var whole = (tenths < 0 ? "-" : "") + Math.abs(tenths / 10);
        return tenths % 10 == 0 ? whole : whole + "." + Math.abs(tenths % 10);
    }

    static String point(double x, double y) {
        return number(x) + "," + number(y) + " ";
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
