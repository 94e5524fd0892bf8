import { SHOPS } from '#api/content/store-locator.ts';
import type { Database } from '#api/database/open-database.ts';
import type { ShopRecord } from '#api/records/content-records.ts';
import { putContent } from './put-content.ts';

/** Writes the shops that one can walk into. */
export async function putShops(db: Database, { shops }: { readonly shops: readonly ShopRecord[] }): Promise<true> {
  return putContent(db, SHOPS, shops);
}
