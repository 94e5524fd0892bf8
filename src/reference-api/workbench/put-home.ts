import { HOME_SECTIONS } from '#reference-api/content/home-operations.ts';
import type { Database } from '#reference-api/database/open-database.ts';
import type { HomeSectionRecord } from '#reference-api/demo/records.ts';

/** Writes the sections of the home page. */
export async function putHome(
  db: Database,
  { sections }: { readonly sections: readonly HomeSectionRecord[] },
): Promise<true> {
  const value = JSON.stringify(sections);
  await db
    .insertInto('content')
    .values({ name: HOME_SECTIONS, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return true;
}
