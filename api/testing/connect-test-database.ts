import { connect, type Database } from '#api/database/open-database.ts';
import { createTestDatabase } from './test-database.ts';

/** A connection to a new, empty database, and what ends both. */
export type ConnectedDatabase = { readonly db: Database; readonly drop: () => Promise<void> };

export async function connectTestDatabase(): Promise<ConnectedDatabase> {
  const { address, drop } = await createTestDatabase();
  const db = await connect(address);
  return {
    db,
    drop: async () => {
      await db.destroy();
      await drop();
    },
  };
}
