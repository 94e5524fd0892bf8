import { sql } from 'kysely';
import type { Relevance } from './search-query.ts';
import type { Fragment, SearchSource } from './search-sources.ts';
import { wordsOf } from './words.ts';

/** Source: contract, section 6 and Relevance. */
const DEFAULTS = {
  boosts: { name: 4, sku: 2, 'category.name': 1, title: 1 },
  fuzziness: 2,
  minimum_should_match: '75%',
  prefix_length: 2,
  max_expansions: 3,
  min_score: 0.02,
} as const satisfies Relevance;

/** A word whose first two letters differ never matches with a typing mistake. Contract, section 6. */
const LEAST_PREFIX = 2;
/** What may be asked for at most; more is taken as this much. */
const MOST = { prefix: 255, expansions: 1_000, boost: 1_000 } as const;
/** A word that stands on its own as an article number outweighs every other match. */
const SKU_SCORE = 1_000;

/** A text to be found in a source; null when there is none, or the source has no words. */
export type TextMatch = {
  /** A selection of (id, score): the entities that match. */
  readonly rows: Fragment;
};

export function textMatchOf(source: SearchSource, text: string, relevance: Relevance = {}): TextMatch | null {
  const words = wordsOf(text);
  if (words.length === 0 || source.words === null) return null;
  const wanted = { ...DEFAULTS, ...relevance };
  const share = Number.parseFloat(wanted.minimum_should_match) / 100;
  const least = Math.max(1, Math.floor(words.length * share));
  const boosts = Object.fromEntries(
    Object.entries({ ...DEFAULTS.boosts, ...relevance.boosts }).map(([field, boost]) => [
      field,
      within(boost, 0, MOST.boost),
    ]),
  );
  const skus = source.withSku?.(text.trim().toLowerCase()) ?? sql`select null::integer as id where false`;
  return {
    rows: sql`
      select id, max(score) as score from (
        select id, sum(points) as score from (${pointsOfWords(source.words, words, { ...wanted, boosts })}) points
        group by id having count(*) >= ${least}::integer
        union all select id, ${SKU_SCORE}::numeric from (${skus}) skus
      ) found group by id having max(score) >= ${wanted.min_score}::numeric`,
  };
}

type Wanted = Required<Relevance>;

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}

/**
 * Points of each asked word in each entity that holds it or a word like it: (id, at, points). The entity's fields add up
 * their boosts; a word as it was typed always counts for more than one with typing mistakes.
 */
function pointsOfWords(type: string, words: readonly string[], wanted: Wanted): Fragment {
  const fields = Object.keys(wanted.boosts);
  const boosts = Object.values(wanted.boosts);
  const all = boosts.reduce((sum, boost) => sum + boost, 0);
  return sql`
    select entity_id as id, at, max(
      case when distance = 0 then ${all}::numeric + boost else boost / distance end
    ) as points
    from (
      select entity_id, at, distance, sum(boost) as boost
      from (${likeWords(type, words, wanted)}) meant
      join search_places using (word_id)
      join unnest(${fields}::text[], ${boosts}::numeric[]) boosts (field, boost) using (field)
      group by entity_id, at, distance
    ) held
    group by entity_id, at`;
}

/**
 * The words of the catalog that each asked word may mean: (at, word_id, distance). Of those with the same start the
 * nearest few that an entity holds. A short word must be spelled better: two letters exactly, up to four within one step.
 */
function likeWords(type: string, words: readonly string[], wanted: Wanted): Fragment {
  const { fuzziness } = wanted;
  const most = within(wanted.max_expansions, 0, MOST.expansions);
  const prefix = within(wanted.prefix_length, LEAST_PREFIX, MOST.prefix);
  return sql`
    select asked.at, near.word_id, near.distance
    from unnest(${words}::text[]) with ordinality asked (word, at)
    cross join lateral (
      select id as word_id, distance
      from search_words
      cross join lateral (select case
        when word = asked.word then 0
        when left(word, ${prefix}::integer) <> left(asked.word, ${prefix}::integer) then null
        when abs(length(word) - length(asked.word)) <= ${fuzziness}::integer and length(word) < 256
          then levenshtein_less_equal(word, asked.word, ${fuzziness}::integer)
      end as distance) measured
      where type = ${type} and start = left(asked.word, ${LEAST_PREFIX}::integer)
        and distance <= least(${fuzziness}::integer, case when length(asked.word) < 3 then 0 when length(asked.word) < 5 then 1 else 2 end)
        and exists (select from search_places where word_id = search_words.id)
      order by distance, abs(length(word) - length(asked.word)), word
      limit ${most}::integer
    ) near`;
}
