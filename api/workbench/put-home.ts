import { HOME_SECTIONS } from '#api/content/home-operations.ts';
import type { Database } from '#api/database/open-database.ts';
import type { HomeSectionRecord } from '#api/records/content-records.ts';
import { putContent } from './put-content.ts';

/** Writes the sections of the home page. */
export async function putHome(
  db: Database,
  { sections }: { readonly sections: readonly HomeSectionRecord[] },
): Promise<true> {
  return putContent(db, HOME_SECTIONS, sections);
}
