import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { AttributeOptionRecord, SearchTermRecord } from '#api/records/catalog-records.ts';
import type { EntityType } from './search-query.ts';
import type { Fragment } from './search-source.ts';
import { MOST_TERM_WORDS } from './search-terms.ts';
import { formsOf } from './word-forms.ts';
import { wordsOf } from './words.ts';

/** The attributes of a product whose labels are words of a text. */
const OPTION_CODES = ['color', 'gender'] as const;
/** Sizes are read in phrases, see size-phrases.ts, for many are no words: M, 38. */
const SIZE_CODE = 'size';
export type OptionCode = (typeof OPTION_CODES)[number] | typeof SIZE_CODE;

/** An option of such an attribute; `name` is its label as words.ts has its words. */
export type KnownOption = {
  readonly code: OptionCode;
  readonly id: number;
  readonly label: string;
  readonly name: string;
};

/** What is known of asked words. */
export type Known = {
  /** Words of the catalog: asked ones, and the singulars and plurals of such. */
  readonly words: ReadonlySet<string>;
  /** By how they are spelled; the name of an option is a term. */
  readonly terms: ReadonlyMap<string, readonly SearchTermRecord[]>;
  /** Asked words that terms stand for. */
  readonly meant: ReadonlySet<string>;
  readonly options: readonly KnownOption[];
  readonly sizes: readonly KnownOption[];
};

type Row = {
  readonly words: readonly string[];
  readonly terms: readonly SearchTermRecord[];
  readonly meant: readonly string[];
  readonly attributes: readonly { readonly code: OptionCode; readonly options: readonly AttributeOptionRecord[] }[];
};

/** Looks asked words up, by indexes alone. Options are a product's; for everything else terms of them mean nothing. */
export async function readWords(db: Database, type: EntityType, words: readonly string[]): Promise<Known> {
  const hasOptions = type === 'product';
  const forms = words.flatMap((word) => [word, ...formsOf(word)]);
  const { rows } = await sql<Row>`
    select
      array(
        select word from unnest(${forms}::text[]) asked (word)
        where exists (
          select from search_places
          where word_id = (select id from search_words where type = ${type} and search_words.word = asked.word)
        )
      ) as words,
      (
        select coalesce(jsonb_agg(jsonb_build_object('term', term, 'kind', kind, 'means', means)), '[]')
        from search_terms where term = any(${runsOf(words)}::text[]) and ${isMeant(hasOptions)}
      ) as terms,
      array(
        select distinct word from search_terms cross join lateral unnest(means) word
        where means && ${words}::text[] and word = any(${words}::text[])
      ) as meant,
      (
        select coalesce(jsonb_agg(jsonb_build_object('code', code, 'options', record -> 'options')), '[]')
        from attributes where code = any(${hasOptions ? [...OPTION_CODES, SIZE_CODE] : []}::text[])
      ) as attributes`.execute(db);
  const found = rows[0] ?? { words: [], terms: [], meant: [], attributes: [] };
  const all = found.attributes.flatMap((attribute) => attribute.options.map((each) => optionOf(attribute, each)));
  const options = all.filter(({ code }) => code !== SIZE_CODE);
  return {
    words: new Set(found.words),
    terms: Map.groupBy([...found.terms, ...options.map(termOf)], ({ term }) => term),
    meant: new Set(found.meant),
    options,
    sizes: all.filter(({ code }) => code === SIZE_CODE),
  };
}

function isMeant(hasOptions: boolean): Fragment {
  return hasOptions ? sql`true` : sql`kind <> 'option'`;
}

function optionOf({ code }: { readonly code: OptionCode }, { value, label }: AttributeOptionRecord): KnownOption {
  return { code, id: Number(value), label, name: wordsOf(label).join(' ') };
}

function termOf({ name, label }: KnownOption): SearchTermRecord {
  return { term: name, kind: 'option', means: [label] };
}

/** Every run of words that may be a term. */
function runsOf(words: readonly string[]): readonly string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: MOST_TERM_WORDS }, (_each, more) => words.slice(at, at + more + 1).join(' ')),
  );
}

export type Likeness = {
  readonly fuzziness: number;
  /** Letters at the start that are never mistaken. */
  readonly prefix: number;
  /** Words of the catalog that one asked word may be mistaken for. */
  readonly expansions: number;
};

/** A word whose first two letters differ never matches with a typing mistake. Contract, section 6. */
export const LEAST_PREFIX = 2;

/** What a mistyped word may be: a term, or one of the words of the catalog. Steps are letters put in, left out or replaced. */
export type Near = {
  readonly word: string;
  readonly terms: readonly (SearchTermRecord & { readonly steps: number })[];
  readonly words: readonly { readonly word: string; readonly steps: number }[];
};

/** Of the terms and of the words of a type with the same start the nearest, for words that nobody knows. */
export async function readNear(
  db: Database,
  type: EntityType,
  unknown: readonly string[],
  options: readonly KnownOption[],
  likeness: Likeness,
): Promise<readonly Near[]> {
  const names = options.filter(({ name }) => !name.includes(' '));
  const { rows } = await sql<Near>`
    select asked.word, array_to_json(array(${nearTerms(names, likeness)})) as terms,
      array_to_json(array(${nearWords(type, likeness)})) as words
    from unnest(${unknown}::text[]) asked (word)`.execute(db);
  return rows;
}

function nearTerms(options: readonly KnownOption[], likeness: Likeness): Fragment {
  return sql`
    select jsonb_build_object('term', term, 'kind', kind, 'means', means, 'steps', steps)
    from (
      select term, kind, means from search_terms
      where start = left(asked.word, ${LEAST_PREFIX}::integer) and kind <> 'filler' and position(' ' in term) = 0
        and ${isMeant(options.length > 0)}
      union all
      select name, 'option', array[label]
      from unnest(${options.map(({ name }) => name)}::text[], ${options.map(({ label }) => label)}::text[]) option (name, label)
    ) spelled
    cross join lateral (select ${stepsTo(sql`term`, likeness)} as steps) measured
    where steps <= ${mostSteps(likeness)}
    order by steps, abs(length(term) - length(asked.word)), term
    limit 1`;
}

function nearWords(type: EntityType, likeness: Likeness): Fragment {
  return sql`
    select jsonb_build_object('word', known.word, 'steps', steps)
    from search_words known
    cross join lateral (select ${stepsTo(sql`known.word`, likeness)} as steps) measured
    where type = ${type} and start = left(asked.word, ${LEAST_PREFIX}::integer)
      and steps <= ${mostSteps(likeness)}
      and exists (select from search_places where word_id = known.id)
    order by steps, abs(length(known.word) - length(asked.word)), known.word
    limit ${likeness.expansions}::integer`;
}

/** Null for what is too far away. */
function stepsTo(word: Fragment, { prefix, fuzziness }: Likeness): Fragment {
  return sql`case
    when left(${word}, ${prefix}::integer) <> left(asked.word, ${prefix}::integer) then null
    when abs(length(${word}) - length(asked.word)) <= ${fuzziness}::integer and length(${word}) < 256
      then levenshtein_less_equal(${word}, asked.word, ${fuzziness}::integer)
  end`;
}

/** A short word must be spelled better: up to four letters within one step. */
function mostSteps({ fuzziness }: Likeness): Fragment {
  return sql`least(${fuzziness}::integer, case when length(asked.word) < 5 then 1 else 2 end)`;
}
