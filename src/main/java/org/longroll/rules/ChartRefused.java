package org.longroll.rules;

import java.util.List;
import java.util.stream.Collectors;

/** A chart, or a house rule on it, that cannot be played; names every file, line and cell at fault. */
public final class ChartRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<ChartProblem> problems;

    public ChartRefused(List<ChartProblem> problems) {
        super(problems.stream().map(ChartProblem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    public static ChartRefused at(String file, int line, String cell, String message) {
        return new ChartRefused(List.of(new ChartProblem(new Place(file, line, cell), cell, message)));
    }

    public List<ChartProblem> problems() {
        return problems;
    }
}
