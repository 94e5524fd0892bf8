import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import { acceptedLanguages } from '#api/transport/accepted-languages.ts';
import type { Outcome } from '#api/transport/outcome.ts';
import { inLanguage, textsIn, type Words } from './in-language.ts';

/** The language in which the catalog is written. */
const OWN = 'en';
const SUCCESS = 200;

/** What is answered, in the first of the languages that a caller accepts which knows any of its words. */
export async function inCallersLanguage(db: Database, outcome: Outcome, accepts: string | null): Promise<Outcome> {
  const wanted = acceptedLanguages(accepts);
  const before = wanted.includes(OWN) ? wanted.slice(0, wanted.indexOf(OWN)) : wanted;
  if (outcome.code !== SUCCESS || before.length === 0) return outcome;
  const texts = textsIn(outcome.result);
  for (const language of before) {
    const words = await translated(db, texts, language);
    if (words.size > 0) return { ...outcome, result: inLanguage(outcome.result, { language, words }) };
  }
  return outcome;
}

async function translated(db: Database, texts: readonly string[], language: string): Promise<Words> {
  if (texts.length === 0) return new Map();
  const { rows } = await sql<{ source: string; words: string }>`
    select row.source, translations.words
    from unnest(${texts}::text[]) row (source)
    join translations on language = ${language} and source_hash = md5(row.source)`.execute(db);
  return new Map(rows.map(({ source, words }) => [source, words]));
}
