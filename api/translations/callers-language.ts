import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { Outcome } from '#api/transport/outcome.ts';
import { inLanguage, textsIn, type Words } from './in-language.ts';

/** The language in which the catalog is written. */
const OWN = 'en';
const SUCCESS = 200;
const MOST_LANGUAGES = 5;

/** What is answered, in the first of the languages that a caller accepts which knows any of its words. */
export async function inCallersLanguage(db: Database, outcome: Outcome, accepts: string | null): Promise<Outcome> {
  const wanted = languagesIn(accepts ?? '');
  const before = wanted.includes(OWN) ? wanted.slice(0, wanted.indexOf(OWN)) : wanted;
  if (outcome.code !== SUCCESS || before.length === 0) return outcome;
  const texts = textsIn(outcome.result);
  for (const language of before) {
    const words = await translated(db, texts, language);
    if (words.size > 0) return { ...outcome, result: inLanguage(outcome.result, { language, words }) };
  }
  return outcome;
}

/** Their first subtags, the most wanted first, such as `hi` of `hi-IN, en;q=0.5`; what cannot be read is left out. */
function languagesIn(accepts: string): readonly string[] {
  const each = accepts.split(',', MOST_LANGUAGES).flatMap((part) => {
    const [range = '', weight = 'q=1'] = part.split(';').map((word) => word.trim().toLowerCase());
    const [language = ''] = range.split('-');
    const quality = weight.startsWith('q=') ? Number(weight.slice('q='.length)) : 0;
    return /^[a-z]{2,3}$/.test(language) && quality > 0 ? [{ language, quality }] : [];
  });
  const sorted = each.toSorted((one, other) => other.quality - one.quality);
  return [...new Set(sorted.map(({ language }) => language))];
}

async function translated(db: Database, texts: readonly string[], language: string): Promise<Words> {
  if (texts.length === 0) return new Map();
  const { rows } = await sql<{ source: string; words: string }>`
    select row.source, translations.words
    from unnest(${texts}::text[]) row (source)
    join translations on language = ${language} and source_hash = md5(row.source)`.execute(db);
  return new Map(rows.map(({ source, words }) => [source, words]));
}
