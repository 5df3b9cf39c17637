package org.longroll.report;

import java.util.List;

/**
 * A picture with the figures that it shows.
 *
 * @param id unlike any other in the report
 * @param description what there is to see, for who cannot see it
 * @param svg one element, well-formed, without anything from elsewhere
 * @param figures the same as tables; none where the picture is of a table
 */
public record Chart(String id, String title, String description, String svg, List<Sheet> figures) {

    public Chart {
        figures = List.copyOf(figures);
    }
}
