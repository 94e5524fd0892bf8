import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { Collection } from '#api/records/collection.ts';

/** Writes what words are in other languages, in place of what they were. To be called in a transaction. */
export async function storeTranslations(db: Database, translations: Collection['translations']): Promise<void> {
  for (const [language, words] of Object.entries(translations)) {
    await sql`
      insert into translations (language, source_hash, words)
      select ${language}, md5(source), words
      from unnest(${Object.keys(words)}::text[], ${Object.values(words)}::text[]) row (source, words)
      on conflict (language, source_hash) do update set words = excluded.words`.execute(db);
  }
}
