package org.longroll.web.reports;

import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;

/** The renderings of a report; the first is the default. */
enum Rendering {
    HTML(Rendering.TEXT_HTML),
    JSON(MediaType.APPLICATION_JSON),
    MARKDOWN(Rendering.TEXT_MARKDOWN),
    BBCODE(Rendering.TEXT_BBCODE),
    PDF(Rendering.APPLICATION_PDF);

    static final String TEXT_HTML = "text/html;charset=utf-8";
    static final String TEXT_MARKDOWN = "text/markdown;charset=utf-8";
    static final String TEXT_BBCODE = "text/x-bbcode;charset=utf-8";
    static final String APPLICATION_PDF = "application/pdf";

    private final MediaType type;

    Rendering(String type) {
        this.type = MediaType.valueOf(type);
    }

    MediaType type() {
        return type;
    }

    /** The first acceptable rendering, by preference; a request without any was refused before. */
    static Rendering of(List<MediaType> acceptable) {
        for (var wanted : acceptable) {
            var found = Arrays.stream(values())
                    .filter(each -> each.type.isCompatible(wanted))
                    .findFirst();
            if (found.isPresent()) {
                return found.get();
            }
        }
        return HTML;
    }
}
