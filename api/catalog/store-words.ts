import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { type EntityType, TEXT_FIELDS } from './search-query.ts';
import { wordsOf } from './words.ts';

/** The texts of an entity by the field they are found in. */
export type Texts = { readonly id: number; readonly fields: Readonly<Record<string, readonly string[]>> };

/** Writes the words that entities of a type can be found by, in place of those they had. */
export async function storeWords(db: Database, type: EntityType, entities: readonly Texts[]): Promise<void> {
  for (let first = 0; first < entities.length; first += MOST_ENTITIES) {
    await storeSome(db, type, entities.slice(first, first + MOST_ENTITIES));
  }
}

/** Entities of one statement: they have some twenty words each. */
const MOST_ENTITIES = 2_000;

async function storeSome(db: Database, type: EntityType, entities: readonly Texts[]): Promise<void> {
  const places = entities.flatMap(placesOf);
  const ids = entities.map(({ id }) => id);
  const words = places.map(({ word }) => word);
  await sql`
    delete from search_places using search_words
    where search_words.id = word_id and type = ${type} and entity_id = any(${ids}::integer[])`.execute(db);
  await sql`
    insert into search_words (type, word) select ${type}, unnest(${[...new Set(words)]}::text[])
    on conflict do nothing`.execute(db);
  await sql`
    insert into search_places (word_id, entity_id, field)
    select search_words.id, place.id, place.field
    from unnest(
      ${words}::text[], ${places.map(({ id }) => id)}::integer[], ${places.map(({ field }) => field)}::text[]
    ) place (word, id, field)
    join search_words on search_words.type = ${type} and search_words.word = place.word
    on conflict do nothing`.execute(db);
}

type Place = { readonly id: number; readonly field: string; readonly word: string };

function placesOf({ id, fields }: Texts): readonly Place[] {
  return TEXT_FIELDS.flatMap((field) => (fields[field] ?? []).flatMap(wordsOf).map((word) => ({ id, field, word })));
}
