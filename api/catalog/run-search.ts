import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { type Labels, labelsOf, NO_LABELS } from './bucket-labels.ts';
import { countsOf, facetColumns, facetsOf, isRange, type TermsRow, TOTAL, termsOf } from './search-facets.ts';
import { conditionOf, isQuick } from './search-filters.ts';
import type { Search } from './search-query.ts';
import { rangeCounts } from './search-ranges.ts';
import type { Fragment, SearchSource } from './search-source.ts';
import { type TextMatch, textMatchOf } from './text-match.ts';
import type { Correction } from './understand-text.ts';

export type Found = {
  readonly total: number;
  /** `facts` is null for products, which are read whole afterwards; `score` where there was no text. */
  readonly page: readonly { readonly id: number; readonly facts: unknown; readonly score: number | null }[];
  readonly terms: readonly TermsRow[];
  readonly ranges: readonly number[];
  readonly labels: Labels;
};

export type FoundByText = Found & {
  /** What unknown words of the text were taken for; null where there was no text. */
  readonly corrections: readonly Correction[] | null;
  /** Labels of the sizes that the text names; null where there was no text. */
  readonly sizes: readonly string[] | null;
};

/**
 * One statement, after those that read a text. What matches is looked through twice: for the first rows of the page, and to
 * count all of them and what their facets have. That takes no memory for each row, which costs more than to look again;
 * unless they are hard to find, when they are kept: short, with id, score, what they are sorted by and what is counted. The
 * facts are read for the rows of the page alone, where they are what is answered.
 */
export async function runSearch(db: Database, source: SearchSource, search: Search): Promise<FoundByText> {
  const { query } = search;
  const facets = facetsOf(source, query._availableFilters ?? []);
  const range = facets.find(({ field }) => isRange(source, field));
  const text = await textMatchOf(db, source, query._searchText ?? '', query._relevance);
  const order = orderOf(source, search, text);
  const { rows } = await sql<Found>`
    with matching as ${text || isHard(source, search) ? sql`materialized` : sql`not materialized`} (
      select ${sql.join([
        sql`id`,
        text?.rows ? sql`score` : sql`null::numeric as score`,
        ...order.map(({ by }, at) => sql`${by} as ${sortedAt(at)}`),
        ...facetColumns(source, facets),
      ])}
      from ${entitiesOf(source, text)}
      where ${conditions(source, search)} and ${text?.condition ?? sql`true`}
    ),
    chosen as (
      select id, score, row_number() over (order by ${placesBy(order)}) as place
      from (${pageOf(order, search)}) shown
    ),
    page as (
      select id, ${source.hasRecords ? sql`null as facts` : sql`facts`}, score, place
      from chosen
      ${source.hasRecords ? sql`` : sql`join (${source.rows}) entities using (id)`}
    ),
    counted as materialized (${countsOf(facets)}),
    terms as (${termsOf(source, facets)})
    select
      ${TOTAL} as total,
      (select coalesce(jsonb_agg(page order by place), '[]') from page) as page,
      (select coalesce(jsonb_agg(terms), '[]') from terms) as terms,
      ${range ? rangeCounts(range) : sql`'[]'::jsonb`} as ranges,
      ${labelsOf(facets.map(({ field }) => field))} as labels`.execute(db);
  const found = rows[0] ?? { total: 0, page: [], terms: [], ranges: [], labels: NO_LABELS };
  return { ...found, corrections: text?.corrections ?? null, sizes: text?.sizes ?? null };
}

/** Whether more than short columns have to be read to find what matches. */
function isHard(source: SearchSource, { query }: Search): boolean {
  return !(query._appliedFilters ?? []).every((filter) => isQuick(source, filter));
}

/** Where a text was found each hit is looked up by itself, so that nothing is worked out for the rest of the catalog. */
function entitiesOf(source: SearchSource, text: TextMatch | null): Fragment {
  if (!text?.rows) return sql`(${source.rows}) entities`;
  if (!source.hasRecords) return sql`(${source.rows}) entities join (${text.rows}) texts using (id)`;
  return sql`
    (select id as hit, score from (${text.rows}) found) texts
    cross join lateral (select * from (${source.rows}) entity where entity.id = texts.hit offset 0) entities`;
}

function conditions(source: SearchSource, { query }: Search): Fragment {
  const filters = (query._appliedFilters ?? []).map((filter) => conditionOf(source, filter));
  return filters.length === 0 ? sql`true` : sql.join(filters, sql` and `);
}

type Key = { readonly by: Fragment; readonly direction: Fragment };

/** The given keys, missing values last; ties by id in the direction of the first key. Contract, section 6. */
function orderOf(source: SearchSource, { sort }: Search, text: TextMatch | null): readonly Key[] {
  const keys = sort.flatMap(({ field, descending }) => {
    const by = source.sortable.get(field);
    return by ? [{ by, descending }] : [];
  });
  const first = keys[0];
  if (first === undefined && text?.rows) return [{ by: sql`score`, direction: sql`desc` }, ...source.preferred];
  const tie = { by: sql`id`, descending: first?.descending ?? false };
  return [...keys, tie].map(({ by, descending }) => ({ by, direction: descending ? DESCENDING : ASCENDING }));
}

const ASCENDING = sql`asc nulls last`;
const DESCENDING = sql`desc nulls last`;

function pageOf(order: readonly Key[], { size, from }: Search): Fragment {
  const columns = order.map((_, at) => sortedAt(at));
  return sql`
    select id, score, ${sql.join(columns)} from matching order by ${placesBy(order)} limit ${size} offset ${from}`;
}

function placesBy(order: readonly Key[]): Fragment {
  return sql.join(order.map(({ direction }, at) => sql`${sortedAt(at)} ${direction}`));
}

function sortedAt(at: number): Fragment {
  return sql.ref(`sorted_${at}`);
}
