import { mkdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { isServer } from '#api/database/database-address.ts';
import { demoDump } from './demo-dump.ts';
import { databaseOn, type TestDatabase } from './test-database.ts';

/** A copy of a database that was filled before (see fill-with-demo.ts): on the server, or in memory where there is none. */
export async function createDemoDatabase(now: number): Promise<TestDatabase> {
  const template = inject('demoTemplate');
  return template === null
    ? { address: `memory://${await demoDump(now)}`, drop: async () => undefined }
    : databaseOn(template.server, template.name);
}

/** What an API that is a process of its own is started with, to have a filled database from the start. */
export type ProcessDatabase = {
  readonly environment: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
  readonly drop: () => Promise<void>;
};

/** A filled database for a process: on the server, or in a data directory where there is none. */
export async function createProcessDatabase(now: number): Promise<ProcessDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'zari-process-'));
  const { address, drop } = await createDemoDatabase(now);
  if (!isServer(address)) await fillDataDirectory(folder, now);
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: isServer(address) ? address : '' },
    async drop() {
      await drop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Fills the new data directory of an API that will be a process of its own, as its first start would, in a tenth of the time.
 * Left empty where no dump can be kept.
 */
export async function fillDataDirectory(dataDir: string, now: number): Promise<void> {
  const dump = await demoDump(now);
  if (dump === '') return;
  mkdirSync(dataDir, { recursive: true });
  const loadDataDir = new Blob([readFileSync(dump)]);
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'database'), loadDataDir });
  await pglite.close();
}
