import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { type Labels, labelsOf, NO_LABELS } from './bucket-labels.ts';
import { facetColumns, facetRows, isRange, rangeCounts, type TermsRow } from './search-facets.ts';
import { conditionOf } from './search-filters.ts';
import type { Search, SortKey } from './search-query.ts';
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
};

/**
 * One statement, after those that read a text. The matching rows are found once, short: id, score, place and what the
 * facets count. The count and every facet, with the labels of its values, run over them; the facts are read for the rows
 * of the page alone, where they are what is answered.
 */
export async function runSearch(db: Database, source: SearchSource, search: Search): Promise<FoundByText> {
  const { query, size, from } = search;
  const facets = query._availableFilters ?? [];
  const rangeAt = facets.findIndex(({ field }) => isRange(source, field));
  const range = facets[rangeAt];
  const text = await textMatchOf(db, source, query._searchText ?? '', query._relevance);
  const { rows } = await sql<Found>`
    with matching as materialized (
      select ${sql.join([
        sql`id`,
        text?.rows ? sql`score` : sql`null::numeric as score`,
        sql`row_number() over (order by ${orderOf(source, search, text)}) as place`,
        ...facetColumns(source, facets),
      ])}
      from ${entitiesOf(source, text)}
      where ${conditions(source, search)} and ${text?.condition ?? sql`true`}
    ),
    page as (
      select id, ${source.hasRecords ? sql`null as facts` : sql`facts`}, score, place
      from (select * from matching where place > ${from} and place <= ${from + size}) chosen
      ${source.hasRecords ? sql`` : sql`join (${source.rows}) entities using (id)`}
    ),
    terms as (${facetRows(source, facets)})
    select
      (select count(*)::int from matching) as total,
      (select coalesce(jsonb_agg(page order by place), '[]') from page) as page,
      (select coalesce(jsonb_agg(terms), '[]') from terms) as terms,
      ${range ? rangeCounts(range, rangeAt) : sql`'[]'::jsonb`} as ranges,
      ${labelsOf(facets.map(({ field }) => field))} as labels`.execute(db);
  const found = rows[0] ?? { total: 0, page: [], terms: [], ranges: [], labels: NO_LABELS };
  return { ...found, corrections: text?.corrections ?? null };
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

/** The given keys, missing values last; ties by id in the direction of the first key. Contract, section 6. */
function orderOf(source: SearchSource, { sort }: Search, text: TextMatch | null): Fragment {
  const keys = sort.filter(({ field }) => source.sortable.has(field));
  const first = keys[0];
  if (first === undefined && text?.rows) return sql`score desc, ${source.preferred}`;
  const parts = keys.flatMap((key) => orderPart(source, key));
  return sql.join([...parts, first?.descending ? sql`id desc` : sql`id`]);
}

function orderPart(source: SearchSource, { field, descending }: SortKey): readonly Fragment[] {
  const column = source.sortable.get(field);
  return column ? [descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`] : [];
}
