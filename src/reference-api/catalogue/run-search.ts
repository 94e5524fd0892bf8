import { sql } from 'kysely';
import type { Database } from '#reference-api/database/open-database.ts';
import { facetRows, isRange, rangeCounts, rangesOf, type TermsRow } from './search-facets.ts';
import { conditionOf } from './search-filters.ts';
import type { Search, SortKey } from './search-query.ts';
import type { Fragment, SearchSource } from './search-sources.ts';
import { wordsOf } from './words.ts';

export type Found = {
  readonly total: number;
  readonly page: readonly { readonly id: number; readonly facts: unknown; readonly score: number }[];
  readonly terms: readonly TermsRow[];
  readonly ranges: readonly number[];
};

/** One statement: the matching rows once, then the page, the count and every facet over them. */
export async function runSearch(db: Database, source: SearchSource, search: Search): Promise<Found> {
  const { query, size, from } = search;
  const facets = query._availableFilters ?? [];
  const range = facets.find(({ field }) => isRange(source, field));
  const { rows } = await sql<Found>`
    with entities as (${source.rows}),
    matching as materialized (
      select *, ${scoreOf(source, query._searchText ?? '')} as score from entities where ${conditions(source, search)}
    ),
    page as (
      select id, facts, score, row_number() over (order by ${orderOf(source, search)}) as place from matching
      order by place limit ${size} offset ${from}
    ),
    terms as (${facetRows(source, facets)})
    select
      (select count(*)::int from matching) as total,
      (select coalesce(jsonb_agg(page order by place), '[]') from page) as page,
      (select coalesce(jsonb_agg(terms), '[]') from terms) as terms,
      ${range ? rangeCounts(rangesOf(range)) : sql`'[]'::jsonb`} as ranges`.execute(db);
  return rows[0] ?? { total: 0, page: [], terms: [], ranges: [] };
}

function conditions(source: SearchSource, { query }: Search): Fragment {
  const filters = (query._appliedFilters ?? []).map((filter) => conditionOf(source, filter));
  return sql.join([...filters, textCondition(source, query._searchText ?? '')], sql` and `);
}

const LEAST_SHARE = 0.75; // contract, section 6

/**
 * Whole words only: a stand-in until words are matched with typos. Three quarters of the words must be found, or the
 * whole text must be a sku.
 */
function textCondition(source: SearchSource, text: string): Fragment {
  const words = wordsOf(text);
  if (words.length === 0 || source.text.length === 0) return sql`true`;
  const hits = words.map((word) => {
    const places = source.text.map((field) => sql`${field.words} like ${`% ${word} %`}`);
    return sql`(${sql.join(places, sql` or `)})::int`;
  });
  const least = Math.max(1, Math.floor(words.length * LEAST_SHARE));
  return sql`(${sql.join(hits, sql` + `)} >= ${least}::int or ${isSku(source, text)})`;
}

function isSku(source: SearchSource, text: string): Fragment {
  if (!source.columns.has('price')) return sql`false`;
  const skus = sql`jsonb_path_query_array(facts, '$.sku') || jsonb_path_query_array(facts, '$.configurable_children[*].sku')`;
  return sql`lower((${skus})::text)::jsonb @> to_jsonb(${text.trim().toLowerCase()}::text)`;
}

function scoreOf(source: SearchSource, text: string): Fragment {
  const words = wordsOf(text);
  const parts = words.flatMap((word) =>
    source.text.map((field) => sql`(${field.words} like ${`% ${word} %`})::int * ${sql.lit(field.weight)}`),
  );
  return parts.length === 0 ? sql`0` : sql.join(parts, sql` + `);
}

/** The given keys, missing values last; ties by id in the direction of the first key. Contract, section 6. */
function orderOf(source: SearchSource, { sort, query }: Search): Fragment {
  const keys = sort.filter(({ field }) => source.sortable.has(field));
  const first = keys[0];
  if (first === undefined && wordsOf(query._searchText ?? '').length > 0) return sql`score desc, id`;
  const parts = keys.flatMap((key) => orderPart(source, key));
  return sql.join([...parts, first?.descending ? sql`id desc` : sql`id`]);
}

function orderPart(source: SearchSource, { field, descending }: SortKey): readonly Fragment[] {
  const column = source.sortable.get(field);
  return column ? [descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`] : [];
}
