package org.longroll.web;

import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** Whether a table of CSV begins with a byte order mark, by which some spreadsheets know that it is UTF-8. */
public final class ByteOrderMark {

    private static final String MARK = "\uFEFF";

    @QueryParam("bom")
    @DefaultValue("false")
    @Parameter(description = "Whether the table begins with a byte order mark, for spreadsheets that need one.")
    boolean wanted;

    public String on(String table) {
        return wanted ? before(table) : table;
    }

    public static String before(String table) {
        return MARK + table;
    }
}
