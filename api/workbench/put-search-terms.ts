import { storeSearchTerms } from '#api/catalog/search-terms.ts';
import type { Database } from '#api/database/open-database.ts';
import type { SearchTermRecord } from '#api/records/catalog-records.ts';

/** Writes terms in place of those spelled alike; one that means nothing is forgotten. Throws RangeError for a bad one. */
export async function putSearchTerms(
  db: Database,
  { terms }: { readonly terms: readonly SearchTermRecord[] },
): Promise<true> {
  await db.transaction().execute((transaction) => storeSearchTerms(transaction, terms));
  return true;
}
