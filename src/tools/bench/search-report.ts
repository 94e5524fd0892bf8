export type SearchFigures = {
  readonly name: string;
  /** Milliseconds of half and of 95 of 100 searches, and products found, by size of the catalogue. */
  readonly bySize: readonly {
    readonly products: number;
    readonly median: number;
    readonly most: number;
    readonly total: number;
  }[];
};

export type SearchSession = {
  readonly command: string;
  readonly day: string;
  readonly machine: string;
  readonly calls: number;
  readonly figures: readonly SearchFigures[];
};

/** 95 of 100 pages of the demo shop's size have to be found within this. */
export const MOST_MILLISECONDS = 100;

/** The section of docs/benchmarks.md about searches. */
export function searchReport({ command, day, machine, calls, figures }: SearchSession): string {
  const sizes = figures[0]?.bySize.map(({ products }) => products.toLocaleString('en')) ?? [];
  const rows = figures.map(({ name, bySize }) => `| ${[name, ...bySize.map(cellOf)].join(' | ')} |`);
  return [
    '# Searches of the reference API',
    `\`${command}\` wrote this on ${day}: ${machine}; calls of each search: ${calls}.`,
    `Each call asks the reference API on PGlite, in the process that measures, for a page of 24 products with all eight
facets, and gets its JSON. Milliseconds: median, 95th percentile, and how many products were found. With the 240
products of a shop like this one the 95th percentile has to stay within ${MOST_MILLISECONDS} ms.`,
    [`| Search | ${sizes.join(' | ')} |`, `|---|${'---|'.repeat(sizes.length)}`, ...rows].join('\n'),
  ].join('\n\n');
}

function cellOf({ median, most, total }: SearchFigures['bySize'][number]): string {
  return `${median.toFixed(1)}, ${most.toFixed(1)} (${total.toLocaleString('en')})`;
}
