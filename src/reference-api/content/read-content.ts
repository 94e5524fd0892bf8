import type { Database } from '#reference-api/database/open-database.ts';

/** The value of a row of `content`; null when there is none of the name. */
export async function readContent(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('content').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}
