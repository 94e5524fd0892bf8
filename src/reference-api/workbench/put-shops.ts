import { SHOPS } from '#reference-api/content/store-locator.ts';
import type { Database } from '#reference-api/database/open-database.ts';
import type { ShopRecord } from '#reference-api/records/content-records.ts';
import { putContent } from './put-content.ts';

/** Writes the shops that one can walk into. */
export async function putShops(db: Database, { shops }: { readonly shops: readonly ShopRecord[] }): Promise<true> {
  return putContent(db, SHOPS, shops);
}
