package org.longroll.web.gate;

import java.util.regex.Pattern;

/** How often something may be done: a number at once, and then a number per second, minute or hour. */
record Rate(int burst, double perSecond) {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9}) at once, (\\d{1,9}) an? (second|minute|hour)");

    /** @param text such as {@code 60 at once, 60 an hour} */
    static Rate of(String setting, String text) {
        var form = FORM.matcher(text.strip());
        if (!form.matches() || Integer.parseInt(form.group(1)) == 0 || Integer.parseInt(form.group(2)) == 0) {
            throw new IllegalStateException(
                    "%s must be such as “60 at once, 60 an hour”, not “%s”.".formatted(setting, text));
        }
        double seconds =
                switch (form.group(3)) {
                    case "second" -> 1;
                    case "minute" -> 60;
                    default -> 3600;
                };
        return new Rate(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)) / seconds);
    }
}
