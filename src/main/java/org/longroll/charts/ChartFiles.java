package org.longroll.charts;

import java.io.InputStream;
import java.util.Optional;

/** Where chart files are kept; paths are relative, such as {@code <ruleset>/1/guns.csv}. */
@FunctionalInterface
public interface ChartFiles {

    Optional<InputStream> open(String path);

    /** The charts that ship with the product. */
    static ChartFiles onClasspath() {
        return path -> Optional.ofNullable(ChartFiles.class.getResourceAsStream("/rulesets/" + path));
    }
}
