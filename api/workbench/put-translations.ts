import type { Database } from '#api/database/open-database.ts';
import { storeTranslations } from '#api/translations/store-translations.ts';

export type ShortTranslations = { readonly language: string; readonly words: Readonly<Record<string, string>> };

/** Writes what words are in a language, in place of what they were. */
export async function putTranslations(db: Database, { language, words }: ShortTranslations): Promise<true> {
  await db.transaction().execute((transaction) => storeTranslations(transaction, { [language]: words }));
  return true;
}
