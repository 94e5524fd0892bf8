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
