import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { demoDump } from './demo-dump.ts';
import { databaseOn, type TestDatabase } from './test-database.ts';

/** A copy of a database that was filled before (see fill-with-demo.ts): on the server, or in memory where there is none. */
export async function createDemoDatabase(now: number): Promise<TestDatabase> {
  const template = inject('demoTemplate');
  return template === null
    ? { address: `memory://${await demoDump(now)}`, drop: async () => undefined }
    : databaseOn(template.server, template.name);
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
