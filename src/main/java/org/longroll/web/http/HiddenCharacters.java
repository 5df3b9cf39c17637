package org.longroll.web.http;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;

/**
 * Shows characters that cannot be seen as their numbers. New names have none, but battles of older servers and imported
 * ones may: a name must not turn around what follows it, or look like another. The events themselves stay as they are.
 */
public final class HiddenCharacters extends SimpleModule {

    private static final long serialVersionUID = 1L;

    private static final int DELETE = 0x7F;
    private static final int LAST_CONTROL = 0x9F;
    private static final char MARK = '\uFEFF';

    public HiddenCharacters() {
        addSerializer(String.class, new JsonSerializer<String>() {
            @Override
            public void serialize(String text, JsonGenerator out, SerializerProvider provider) throws IOException {
                out.writeString(of(text));
            }
        });
    }

    /** A whole answer, which may begin with a byte order mark. */
    static String answer(String text) {
        return !text.isEmpty() && text.charAt(0) == MARK ? MARK + of(text.substring(1)) : of(text);
    }

    /** The text itself if all of it can be seen. */
    public static String of(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isHidden(text.charAt(i))) {
                return escaped(text);
            }
        }
        return text;
    }

    private static String escaped(String text) {
        var shown = new StringBuilder(text.length() + 8);
        for (int i = 0; i < text.length(); i++) {
            if (isHidden(text.charAt(i))) {
                shown.append("\\u%04X".formatted((int) text.charAt(i)));
            } else {
                shown.append(text.charAt(i));
            }
        }
        return shown.toString();
    }

    /** Controls but for the ends of lines and tabs, zero-width spaces, and what changes the direction of writing. */
    private static boolean isHidden(char character) {
        return character < ' ' && character != '\n' && character != '\r' && character != '\t'
                || character >= DELETE && character <= LAST_CONTROL
                || character == '\u200B'
                || character == '\u200E'
                || character == '\u200F'
                || character >= '\u202A' && character <= '\u202E'
                || character >= '\u2060' && character <= '\u2069'
                || character == MARK;
    }
}
