import type { RawBuilder } from 'kysely';
import type { PriceSet } from '#api/money/price-set.ts';
import type { TierQuestion } from './group-prices.ts';
import type { EntityType, Scope } from './search-query.ts';

/** A piece of SQL with its parameters. */
export type Fragment = RawBuilder<unknown>;

/**
 * Where the entities of a type come from: `rows` selects (id, facts, ...), one row each, and its columns cost nothing
 * where they are not used. A field that is in none of the maps is looked up in `facts`.
 */
export type SearchSource = {
  readonly rows: Fragment;
  /** Fields with one value, or null for none. */
  readonly columns: ReadonlyMap<string, Fragment>;
  /** Those of them that always have one, and are quick to compare. */
  readonly plain: ReadonlyMap<string, PlainColumn>;
  /** What `price` is in paise, where there is one: whole numbers are compared far quicker than amounts. */
  readonly paise: Fragment | null;
  /** Fields with any number of whole numbers. */
  readonly lists: ReadonlyMap<string, ValueList>;
  readonly sortable: ReadonlyMap<string, Fragment>;
  /** Whether entities are answered from records of their own, so that nobody reads their facts. */
  readonly hasRecords: boolean;
  /** The type whose words are searched; null where there is no text. */
  readonly words: EntityType | null;
  /** Entities that have exactly this article number, in lower case, as a selection of `id`. */
  readonly withSku: ((sku: string) => Fragment) | null;
  /** What comes first among equally good matches of a text. */
  readonly preferred: readonly { readonly by: Fragment; readonly direction: Fragment }[];
};

/** `text` is the value as it is written; `whole`, for a number, a whole number that is so many times as much. */
export type PlainColumn = {
  readonly text: Fragment;
  readonly whole: { readonly number: Fragment; readonly times: number } | null;
};

/** A field with a list of whole numbers, which stands in `value_lists`. */
export type ValueList = {
  /** The id of the list. */
  readonly column: Fragment;
  /** A number of the list that is no value of the field; null for none. */
  readonly without: number | null;
  /** Whether there are few different lists. */
  readonly hasFew: boolean;
  /** The only scope in which the list holds the field's values; null for both. */
  readonly scope: Scope | null;
};

export type SourceWorld = TierQuestion & {
  readonly set: PriceSet;
  /** Where the storefront is; films lie below it. */
  readonly origin: string;
};
