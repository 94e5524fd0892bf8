import type { Database } from '#api/database/open-database.ts';

/** Writes a named part of what the merchant plans. */
export async function putContent(db: Database, name: string, content: unknown): Promise<true> {
  const value = JSON.stringify(content);
  await db
    .insertInto('content')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  return true;
}
