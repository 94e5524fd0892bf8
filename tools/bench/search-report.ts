/** Milliseconds of half and of 95 of 100 searches, and how many products were found. */
export type SearchFigures = {
  readonly name: string;
  /** Whether a text was asked for, as while it is typed. */
  readonly isText: boolean;
  readonly median: number;
  readonly most: number;
  readonly total: number;
};

export type Measured = {
  readonly database: string;
  readonly products: number;
  readonly searches: readonly SearchFigures[];
};

export type SearchSession = {
  readonly command: string;
  readonly day: string;
  readonly machine: string;
  readonly measured: readonly Measured[];
};

/** Milliseconds for 95 of 100 pages: of a list and of a text in a shop of up to 5,000 products, and of either in a larger one. */
const LIMITS = { list: 20, text: 50, large: { PGlite: 200, PostgreSQL: 100 } as Readonly<Record<string, number>> };

function limitOf({ database, products }: Measured, { isText }: SearchFigures): number {
  if (products > 5_000) return LIMITS.large[database] ?? 0;
  return isText ? LIMITS.text : LIMITS.list;
}

/** A sentence for each search that took too long. */
export function isSlow(measured: Measured): readonly string[] {
  const { database, products, searches } = measured;
  return searches.flatMap((figures) => {
    const { name, most } = figures;
    const limit = limitOf(measured, figures);
    return most > limit ? [`${name}: ${most.toFixed(0)} of ${limit} ms with ${products} products on ${database}`] : [];
  });
}

/** The section of docs/benchmarks.md about searches. */
export function searchReport({ command, day, machine, measured }: SearchSession): string {
  const databases = [...new Set(measured.map(({ database }) => database))];
  return [
    '# Searches of the reference API',
    `\`${command}\` wrote this on ${day}: ${machine}.`,
    `Each call asks the reference API, in the process that measures, for a page of 24 products with all eight facets, and
gets its JSON; every product has six variants. Milliseconds of 40 calls: median, 95th percentile, and how many products
were found. With up to 5,000 products the 95th percentile has to stay within ${LIMITS.list} ms for a list and ${LIMITS.text} ms for a text,
else within ${LIMITS.large['PostgreSQL']} ms on PostgreSQL and ${LIMITS.large['PGlite']} ms on PGlite.`,
    ...databases.flatMap((database) => [
      `## On ${database}`,
      tableOf(measured.filter((each) => each.database === database)),
    ]),
  ].join('\n\n');
}

function tableOf(measured: readonly Measured[]): string {
  const sizes = measured.map(({ products }) => products.toLocaleString('en'));
  const names = measured[0]?.searches.map(({ name }) => name) ?? [];
  const rows = names.map(
    (name, at) => `| ${[name, ...measured.map(({ searches }) => cellOf(searches[at]))].join(' | ')} |`,
  );
  return [`| Search | ${sizes.join(' | ')} |`, `|---|${'---|'.repeat(sizes.length)}`, ...rows].join('\n');
}

function cellOf(figures: SearchFigures | undefined): string {
  if (!figures) return '';
  return `${figures.median.toFixed(1)}, ${figures.most.toFixed(1)} (${figures.total.toLocaleString('en')})`;
}
