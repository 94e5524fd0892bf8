import { storeContent } from '#api/catalog/store-content.ts';
import type { Database } from '#api/database/open-database.ts';
import type { CmsRecord } from '#api/records/content-records.ts';

export type ShortPage = Pick<CmsRecord, 'id' | 'identifier'> &
  Partial<Pick<CmsRecord, 'title' | 'content' | 'store_id' | 'active'>> & { readonly type: 'cms_page' | 'cms_block' };

const WRITTEN = '2026-01-04T10:00:00Z';

/** Writes a content page or block in place of the one with its id. */
export async function putPage(db: Database, { type, ...short }: ShortPage): Promise<CmsRecord> {
  const record = {
    title: short.identifier,
    content: '',
    store_id: 0,
    active: true,
    creation_time: WRITTEN,
    update_time: WRITTEN,
    ...short,
  };
  await db.transaction().execute((transaction) => storeContent(transaction, [{ type, record }]));
  return record;
}
