import { sql } from 'kysely';
import type { Database } from '#api/database/open-database.ts';
import type { SearchTermRecord } from '#api/records/catalog-records.ts';
import { wordsOf } from './words.ts';

/**
 * Writes terms in place of those that are spelled alike; one that means nothing any more is forgotten, unless it is a
 * filler. To be called in a transaction. Throws RangeError for a term without a letter or digit.
 */
export async function storeSearchTerms(db: Database, terms: readonly SearchTermRecord[]): Promise<void> {
  const rows = [...new Map(terms.map((each) => [termOf(each), each])).entries()];
  const kept = rows.filter(([, { kind, means }]) => kind === 'filler' || means.length > 0);
  await sql`delete from search_terms where term = any(${rows.map(([term]) => term)}::text[])`.execute(db);
  await sql`
    insert into search_terms (term, kind, means)
    select term, kind, array(select jsonb_array_elements_text(means::jsonb))
    from unnest(
      ${kept.map(([term]) => term)}::text[],
      ${kept.map(([, { kind }]) => kind)}::text[],
      ${kept.map(([, each]) => JSON.stringify(meansOf(each)))}::text[]
    ) row (term, kind, means)`.execute(db);
}

/** Words as the catalog has them; labels of options as they are written. */
function meansOf({ kind, means }: SearchTermRecord): readonly string[] {
  return kind === 'word' ? means.flatMap(wordsOf) : means;
}

function termOf({ term }: SearchTermRecord): string {
  const words = wordsOf(term);
  if (words.length === 0 || words.length > MOST_TERM_WORDS) {
    throw new RangeError(`A term has one to ${MOST_TERM_WORDS} words: ${term}`);
  }
  return words.join(' ');
}

export const MOST_TERM_WORDS = 3;
