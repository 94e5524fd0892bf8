// Makes the directory of a database that there is not yet, and ends: what that takes of memory goes with the thread.

import { renameSync, rmSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** Made aside and then renamed: a process killed on the way leaves nothing that looks like a database. */
async function createDirectory(dataDir: string): Promise<void> {
  const fresh = `${dataDir}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const pglite = await PGlite.create(fresh);
  await pglite.close();
  renameSync(fresh, dataDir);
}

await createDirectory(workerData as string);
