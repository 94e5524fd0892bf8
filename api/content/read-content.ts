import type { Database } from '#api/database/open-database.ts';

/** Name of the row of `content` that a store view has for itself; the default one's has the plain name. */
export function nameIn(storeCode: string, name: string): string {
  return storeCode === 'default' ? name : `${name}-${storeCode}`;
}

/** What a store view has for itself, else what the default one has. */
export async function readStoreContent(db: Database, name: string, storeCode: string): Promise<unknown> {
  return (await readContent(db, nameIn(storeCode, name))) ?? (await readContent(db, name));
}

/** The value of a row of `content`; null when there is none of the name. */
export async function readContent(db: Database, name: string): Promise<unknown> {
  const row = await db.selectFrom('content').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}
