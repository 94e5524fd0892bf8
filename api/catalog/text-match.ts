import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { LEAST_PREFIX, type OptionCode } from './read-words.ts';
import { conditionOf } from './search-filters.ts';
import { type Relevance, TEXT_FIELDS } from './search-query.ts';
import type { Fragment, SearchSource } from './search-source.ts';
import { type Correction, type Fit, type Meaning, understandText } from './understand-text.ts';

/** Source: contract, section 6 and Relevance. */
const DEFAULTS = {
  boosts: { name: 4, sku: 2, 'category.name': 1, color: 1, gender: 1, title: 1 },
  fuzziness: 2,
  minimum_should_match: '75%',
  prefix_length: 2,
  max_expansions: 3,
  min_score: 0.02,
} as const satisfies Relevance;

/** What may be asked for at most; more is taken as this much. */
const MOST = { prefix: 255, expansions: 1_000, boost: 1_000 } as const;
/** A word that stands on its own as an article number outweighs every other match. */
const SKU_SCORE = 1_000;

/** A text to be found in a source. */
export type TextMatch = {
  /** A selection of (id, score): the entities that match; null where the text has no words. */
  readonly rows: Fragment | null;
  /** What must hold besides, of the columns of the source; null for nothing. */
  readonly condition: Fragment | null;
  readonly corrections: readonly Correction[];
  /** Labels of the sizes that the text names. */
  readonly sizes: readonly string[];
};

/** Null when there is no text, or the source has no words. */
export async function textMatchOf(
  db: Database,
  source: SearchSource,
  text: string,
  relevance: Relevance = {},
): Promise<TextMatch | null> {
  if (source.words === null) return null;
  const wanted = { ...DEFAULTS, ...relevance };
  const likeness = {
    fuzziness: wanted.fuzziness,
    prefix: within(wanted.prefix_length, LEAST_PREFIX, MOST.prefix),
    expansions: within(wanted.max_expansions, 0, MOST.expansions),
  };
  const { meanings, price, ...told } = await understandText(db, source.words, text, likeness);
  if (meanings.length === 0 && price === null) return null;
  const skus = source.withSku?.(text.trim().toLowerCase()) ?? sql`select null::integer as id where false`;
  const isPriced = price && conditionOf(source, { attribute: 'price', value: price });
  const condition = isPriced && sql`(${isPriced} or id in (${skus}))`;
  if (meanings.length === 0) return { rows: null, condition, ...told };
  const boosts = { ...DEFAULTS.boosts, ...relevance.boosts };
  const share = Number.parseFloat(wanted.minimum_should_match) / 100;
  return {
    rows: sql`
      select id, max(score) as score from (
        select id, sum(points) as score from (${pointsOf(source.words, meanings, boosts)}) points
        group by id having ${hasEnough(meanings, share)}
        union all select id, ${SKU_SCORE}::numeric from (${skus}) skus
      ) found group by id having max(score) >= ${wanted.min_score}::numeric`,
    condition,
    ...told,
  };
}

function within(number: number, least: number, most: number): number {
  return Math.min(Math.max(number, least), most);
}

/**
 * Whether an entity that has points at some places matches: a share of all asked words, every option, and beside
 * options the same share of the other words that are known. So "black dress" finds no shirt that is black.
 */
function hasEnough(meanings: readonly Meaning[], share: number): Fragment {
  const least = (words: number) => Math.max(1, Math.floor(words * share));
  const isOption = ({ options }: Meaning) => options.length > 0;
  const options = meanings.flatMap((meaning, at) => (isOption(meaning) ? [at] : []));
  const enough = sql`count(*) >= ${least(meanings.length)}::integer`;
  if (options.length === 0) return enough;
  const others = meanings.filter((meaning) => !isOption(meaning) && meaning.words.length > 0).length;
  const leastOthers = others === 0 ? 0 : least(others);
  const atOption = sql`at = any(${options}::integer[])`;
  return sql`${enough}
    and count(*) filter (where ${atOption}) = ${options.length}::integer
    and count(*) filter (where not ${atOption}) >= ${leastOthers}::integer`;
}

/**
 * Points of each asked word in each entity that holds what it stands for: (id, at, points). The entity's fields add up
 * their boosts; a word as it was typed always counts for more than another that says the same or is like it.
 */
function pointsOf(type: string, meanings: readonly Meaning[], wanted: Readonly<Record<string, number>>): Fragment {
  const all = Object.values(wanted).reduce((sum, boost) => sum + within(boost, 0, MOST.boost), 0);
  const words = meanings.flatMap((meaning, at) => meaning.words.map((each) => ({ ...each, at })));
  return sql`
    select id, at, max(points) as points from (
      select id, at, ${pointsFor(sql`boost`, all)} as points
      from (
        select entity_id as id, at, fit, sum(${boostOf(wanted)}) as boost
        from unnest(
          ${words.map(({ at }) => at)}::integer[], ${words.map(({ word }) => word)}::text[],
          ${words.map(({ fit }) => numberOf(fit))}::numeric[]
        ) meant (at, word, fit)
        cross join lateral (
          select id from search_words where search_words.type = ${type} and search_words.word = meant.word limit 1
        ) known
        join search_places on word_id = known.id
        group by entity_id, at, fit
      ) held
      ${optionPoints(meanings, wanted, all)}
    ) points
    group by id, at`;
}

/** What a word is worth in the field where it stands. Of a table of boosts a database may read all places for each row. */
function boostOf(wanted: Readonly<Record<string, number>>): Fragment {
  const worth = TEXT_FIELDS.map(
    (field) => sql`when ${field} then ${within(wanted[field] ?? 0, 0, MOST.boost)}::numeric`,
  );
  return sql`case field ${sql.join(worth, sql` `)} end`;
}

/** The fields of a match are worth their boosts, less the worse it fits. */
function pointsFor(boost: Fragment, all: number): Fragment {
  return sql`case fit
    when 0 then ${all}::numeric + ${boost}
    when 0.5 then (${all}::numeric + least(${boost}, ${all}::numeric)) / 2
    else ${boost} / fit
  end`;
}

function numberOf(fit: Fit): number {
  return fit === 'exact' ? 0 : fit === 'same' ? 0.5 : fit;
}

/** Where products have the options that texts name. */
const OPTION_COLUMNS: Readonly<Record<OptionCode, Fragment>> = {
  color: sql`products.colours`,
  gender: sql`products.genders`,
  size: sql`products.sizes`,
};

/** Of products that have an asked option, or a variant that does. */
function optionPoints(meanings: readonly Meaning[], wanted: Readonly<Record<string, number>>, all: number): Fragment {
  const options = meanings.flatMap((meaning, at) => meaning.options.map((each) => ({ ...each, at })));
  if (options.length === 0) return sql``;
  const ids = options.map(({ id }) => id);
  const boosts = options.map(({ code }) => within(wanted[code] ?? 0, 0, MOST.boost));
  const columns = [...new Set(options.map(({ code }) => code))].map((code) => OPTION_COLUMNS[code]);
  return sql`
    union all
    select products.id, at, ${pointsFor(sql`boost`, all)}
    from products
    cross join lateral unnest(${sql.join(columns, sql` || `)}) own (option)
    join unnest(
      ${options.map(({ at }) => at)}::integer[], ${ids}::integer[], ${options.map(({ fit }) => numberOf(fit))}::numeric[],
      ${boosts}::numeric[]
    ) asked (at, option, fit, boost) using (option)
    where ${sql.join(
      columns.map((column) => sql`${column} && ${ids}::integer[]`),
      sql` or `,
    )}`;
}
