package org.longroll.report.render;

/** HTML under construction; it is also well-formed XML, so that the same text serves browsers and the PDF. */
final class Markup {

    private final StringBuilder out = new StringBuilder(1 << 16);

    /** @param attributes as they are in the element, already escaped */
    Markup open(String element, String... attributes) {
        out.append('<').append(element);
        for (var attribute : attributes) {
            out.append(attribute.isEmpty() ? "" : " ").append(attribute);
        }
        out.append('>');
        return this;
    }

    Markup close(String element) {
        out.append("</").append(element).append(">\n");
        return this;
    }

    /** An element that contains only text. */
    Markup leaf(String element, String text, String... attributes) {
        return open(element, attributes).text(text).close(element);
    }

    /** The same within a line. */
    Markup inline(String element, String text, String... attributes) {
        open(element, attributes).text(text);
        out.append("</").append(element).append('>');
        return this;
    }

    Markup text(String text) {
        escape(text, out);
        return this;
    }

    /** Copies whole runs: nearly all text has nothing to escape. */
    private static void escape(String text, StringBuilder out) {
        int from = 0;
        for (int i = 0; i < text.length(); i++) {
            var escaped = escaped(text.charAt(i));
            if (!escaped.isEmpty()) {
                out.append(text, from, i).append(escaped);
                from = i + 1;
            }
        }
        out.append(text, from, text.length());
    }

    private static String escaped(char each) {
        return switch (each) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> "&quot;";
            default -> "";
        };
    }

    /** Text that is markup already. */
    Markup raw(String markup) {
        out.append(markup);
        return this;
    }

    static String attribute(String name, String value) {
        var attribute = new StringBuilder(name).append("=\"");
        escape(value, attribute);
        return attribute.append('"').toString();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
