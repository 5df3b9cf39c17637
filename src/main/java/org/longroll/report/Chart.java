package org.longroll.report;

import java.util.List;

/**
 * A picture with the figures that it shows.
 *
 * @param id unique in the report
 * @param description the content, for people who cannot see it
 * @param svg one element, well-formed, without external references
 * @param figures the same as tables; empty if the picture shows a table
 */
public record Chart(String id, String title, String description, String svg, List<Sheet> figures) {

    public Chart {
        figures = List.copyOf(figures);
    }
}
