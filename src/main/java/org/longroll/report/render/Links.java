package org.longroll.report.render;

import java.util.ArrayList;
import java.util.List;

/** The links of a report: the address of the battle; every entry has a page of the app. */
public record Links(String battle) {

    /** A page of the app, which keeps the key of a private battle for who holds one. */
    public String entry(int number) {
        return battle.replace("/api/battles/", "/b/") + "/entries/" + number;
    }

    public String proof(int number) {
        return entry(number) + "#proof";
    }

    public String photo(String sha256) {
        return battle + "/attachments/" + sha256;
    }

    /** A chart or map of the report at a version. */
    public String picture(String id, long version) {
        return "%s/report/pictures/%s?at=%d".formatted(battle, id, version);
    }

    /** Consecutive numbers as one range: 3, 4 and 5 are 3–5. */
    public record Run(int first, int last) {

        public String label() {
            return first == last ? Integer.toString(first) : first + "–" + last;
        }
    }

    static List<Run> runs(List<Integer> numbers) {
        var runs = new ArrayList<Run>();
        for (int number : numbers.stream().sorted().toList()) {
            if (!runs.isEmpty() && runs.getLast().last() == number - 1) {
                runs.add(new Run(runs.removeLast().first(), number));
            } else {
                runs.add(new Run(number, number));
            }
        }
        return runs;
    }
}
