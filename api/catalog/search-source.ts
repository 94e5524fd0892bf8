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
  /** What `price` is in paise, where there is one: whole numbers are compared far quicker than amounts. */
  readonly paise: Fragment | null;
  /** Fields with any number of whole numbers, as lists of them. */
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

/** `scope`: the only scope in which the list holds the field's values; null for both. */
export type ValueList = { readonly list: Fragment; readonly scope: Scope | null };

export type SourceWorld = TierQuestion & {
  readonly set: PriceSet;
  /** Where the storefront is; films lie below it. */
  readonly origin: string;
};
