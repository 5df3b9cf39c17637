package org.longroll.report.chart;

import java.util.Locale;

/** An SVG picture under construction. Sizes are in user units: pixels, unless the page scales it. */
final class Svg {

    private final StringBuilder out = new StringBuilder(4096);

    /** The description is for people who cannot see the picture. */
    Svg(String id, int width, int height, String title, String description) {
        this("chart", id, width, height, title, description);
    }

    /** @param kind a class for the style of the page */
    Svg(String kind, String id, int width, int height, String title, String description) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"%s\" role=\"img\" width=\"%d\" height=\"%d\""
                        .formatted(kind, width, height))
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

    /** Nothing is drawn outside of the box until {@link #unclipped}. */
    void clipped(String id, Box box) {
        out.append("<clipPath id=\"").append(id).append("\"><rect");
        place(box);
        out.append("/></clipPath><g clip-path=\"url(#").append(id).append(")\">");
    }

    void unclipped() {
        out.append("</g>");
    }

    void path(String path, Pen pen) {
        if (!path.isEmpty()) {
            out.append("<path d=\"")
                    .append(path)
                    .append("\" ")
                    .append(pen.attributes())
                    .append("/>");
        }
    }

    void box(Box box, Pen pen) {
        out.append("<rect");
        place(box);
        out.append(' ').append(pen.attributes()).append("/>");
    }

    /** @param attributes how it is drawn */
    void box(Box box, String attributes) {
        out.append("<rect");
        place(box);
        out.append(' ').append(attributes).append("/>");
    }

    private void place(Box box) {
        out.append(" x=\"").append(number(box.left())).append("\" y=\"").append(number(box.top()));
        out.append("\" width=\"").append(number(box.width()));
        out.append("\" height=\"").append(number(box.height())).append('"');
    }

    /** An area of a side, which the ground shows through. */
    void area(String path, Ink ink) {
        out.append("<path class=\"g-area\" d=\"")
                .append(path)
                .append("\" fill=\"")
                .append(ink.colour());
        out.append("\" fill-opacity=\"0.13\" stroke=\"").append(ink.colour());
        out.append("\" stroke-width=\"1.2\" stroke-dasharray=\"5 3\"/>");
    }

    void star(String points, String fill, String edge) {
        out.append("<polygon points=\"").append(points).append("\" fill=\"").append(fill);
        out.append("\" stroke=\"").append(edge).append("\" stroke-width=\"1.1\"/>");
    }

    /** The number of a counter. */
    void number(double x, double y, int number, String colour) {
        out.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
        out.append("\" text-anchor=\"middle\" font-size=\"12\" font-weight=\"bold\" fill=\"")
                .append(colour);
        out.append("\">").append(number).append("</text>");
    }

    /** A picture inside the picture, stretched to the box. */
    void photo(Box box, String data) {
        out.append("<image preserveAspectRatio=\"none\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
        place(box);
        out.append(" xlink:href=\"").append(data).append("\"/>");
    }

    /** A name with a pale edge, which keeps it apart from what is below it. */
    void name(Lettering.Name name, double size) {
        var style = name.upright()
                ? "font-weight=\"bold\" font-size=\"%s\"".formatted(number(size))
                : "font-family=\"Georgia, 'Times New Roman', serif\" font-style=\"italic\" font-size=\"%s\""
                        .formatted(number(size));
        for (var pen : new Pen[] {Pen.HALO, name.pen()}) {
            out.append("<text ").append(pen.attributes()).append(' ').append(style);
            out.append(" text-anchor=\"middle\" lengthAdjust=\"spacingAndGlyphs\" textLength=\"");
            out.append(number(name.width())).append("\" transform=\"translate(");
            out.append(number(name.middle().x()))
                    .append(' ')
                    .append(number(name.middle().y()));
            out.append(name.degrees() == 0 ? ")" : ") rotate(%s)".formatted(number(name.degrees())));
            out.append("\" y=\"").append(number(size * 0.34)).append("\">");
            out.append(escaped(name.words())).append("</text>");
        }
    }

    /** Words in the ink of a pen. */
    void text(double x, double y, String words, Anchor anchor, Pen pen, String style) {
        out.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
        out.append("\" text-anchor=\"")
                .append(anchor.name().toLowerCase(Locale.ROOT))
                .append("\" ");
        out.append(pen.attributes()).append(' ').append(style).append('>');
        out.append(escaped(words)).append("</text>");
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
