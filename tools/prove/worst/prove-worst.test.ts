import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProcessDatabase, type ProcessDatabase } from '#api/testing/demo-database.ts';
import { TODAY } from '#api/testing/open-test-api.ts';
import { type ApiProcess, PLENTY, startApi } from '../../workbench/api-process.ts';
import { createRandom } from '../shared/random.ts';
import { proveWorst } from './prove-worst.ts';
import { MOST_BYTES } from './raw-post.ts';
import { worstSearch } from './worst-searches.ts';

const PATIENCE_MS = 300_000;
/** The long proof measures against a second; here other tests run beside, and only what is endless is found. */
const ENDLESS_MS = 10_000;

let database: ProcessDatabase;
let api: ApiProcess;
beforeAll(async () => {
  database = await createProcessDatabase(TODAY);
  api = await startApi({ ...database.environment, ...PLENTY });
}, PATIENCE_MS);
afterAll(async () => {
  await api.stop();
  await database.drop();
});

test('no request keeps the API for long, whatever is in it', { timeout: PATIENCE_MS }, async () => {
  expect((await proveWorst(api.base, { inputs: 3, seed: 7, limitMs: ENDLESS_MS })).faults).toEqual([]);
});

test('what takes longer than it may is told', { timeout: PATIENCE_MS }, async () => {
  const { faults } = await proveWorst(api.base, { inputs: 1, seed: 7, limitMs: 0 });
  expect(faults[0]).toMatch(/^\d+ ms for /);
});

test('the worst searches are those of their seed, and below 64 kB', () => {
  const made = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 50 }, () => worstSearch(random));
  };
  expect(made(1)).toEqual(made(1));
  expect(made(1)).not.toEqual(made(2));
  expect(Math.max(...made(1).map(({ body }) => String(body ?? '').length))).toBeLessThanOrEqual(MOST_BYTES);
});
