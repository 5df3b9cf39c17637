import type { Chart, Modifier } from '../port/port';

/** The line of the chart that a modifier comes from. */
export interface ChartLine {
  table: string;
  row: string;
  note?: string;
}

/** Charts print some lines once for each who has them: `target-light-woods`. */
export function lineOf(chart: Chart | undefined, { id, source }: Modifier): ChartLine | undefined {
  for (const name of [`${source}-${id}`, id]) {
    for (const table of chart?.tables ?? []) {
      const row = /modifiers/.test(table.name) ? table.rows.find(one => one.name === name) : undefined;
      if (row) return { table: table.name, row: name, ...(row.note ? { note: row.note } : {}) };
    }
  }
  return undefined;
}

/** Names of weapons are the lines of the tables about them. */
export function weaponsOf(chart: Chart | undefined): string[] {
  return [
    ...new Set(
      (chart?.tables ?? [])
        .filter(table => /(weapons|guns|(musketry|cannonade)-points)$/.test(table.name))
        .flatMap(table => table.rows.map(row => row.name)),
    ),
  ];
}

/** The address of every cell and value, as a house rule names it. */
export function cellsOf(chart: Chart | undefined): { path: string; value: string }[] {
  const cells = (chart?.tables ?? []).flatMap(table =>
    table.rows.flatMap(row =>
      Object.entries(row.cells).map(([column, cell]) => ({
        path: `${table.name}.${row.name}.${column}`,
        value: String(cell.value),
      })),
    ),
  );
  return [...cells, ...Object.entries(chart?.values ?? {}).map(([path, one]) => ({ path, value: String(one.value) }))];
}
