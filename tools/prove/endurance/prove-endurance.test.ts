import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProcessDatabase, type ProcessDatabase } from '#api/testing/demo-database.ts';
import { TODAY } from '#api/testing/open-test-api.ts';
import { type ApiProcess, startApi } from '../../workbench/api-process.ts';
import { createRandom } from '../shared/random.ts';
import { enduranceReport } from './endurance-report.ts';
import { endure } from './endure.ts';
import { faultsOfEndured, MANY_LOGINS } from './prove-endurance.ts';
import { residentOf } from './shop-processes.ts';

const LIMIT_MS = 600_000; // more patience on a busy machine
/** The long proof asks the whole shop for 20,000 pages. */
const A_PART = { pages: 0, lists: 200, orders: 20, logins: 10 };
/** The least of the last quarter over that of the second: what V8 has not yet freed comes and goes. */
const MOST_GROWTH = 1.05;

let database: ProcessDatabase;
let api: ApiProcess;

beforeAll(async () => {
  database = await createProcessDatabase(TODAY);
  api = await startApi({ ...database.environment, ...MANY_LOGINS });
}, LIMIT_MS);
afterAll(async () => {
  await api.stop();
  await database.drop();
});

test('an API that is asked for long answers all of it, and its memory stays flat', { timeout: LIMIT_MS }, async () => {
  const resident = () => residentOf(api.processId);
  const endured = await endure(A_PART, { origin: '', api: api.base, resident, random: createRandom(7) });
  expect([...endured.failures]).toEqual([]);
  const leastIn = (from: number): number =>
    Math.min(...endured.samples.filter(({ done }) => done > from && done <= from + 0.25).map(({ api }) => api));
  expect(leastIn(0.25)).toBeGreaterThan(50);
  expect(leastIn(0.75) / leastIn(0.25)).toBeLessThan(MOST_GROWTH);
});

const flat = [0, 0.25, 0.5, 0.75, 1].map((done) => ({ done, seconds: done * 400, api: 500, pages: 200, all: 800 }));

test.each([
  ['an answer that is not what was asked for', flat, [['pages 503', 2]], ['2 answers: pages 503']],
  [
    'an API that is too large',
    flat.map((sample) => ({ ...sample, api: 701 })),
    [],
    ['the API: 701 MB, where 700 are allowed'],
  ],
  [
    'a shop that is too large',
    flat.map((sample) => ({ ...sample, all: 1_001 })),
    [],
    ['all processes: 1,001 MB, where 1,000 are allowed'],
  ],
  [
    'memory that grows to the end',
    flat.map((sample) => ({ ...sample, all: 600 + 240 * sample.done })),
    [],
    ['memory still grew in the last half: from 780 to 840 MB'],
  ],
] as const)('%s is a fault', (_what, samples, failures, faults) => {
  expect(faultsOfEndured({ samples, failures: new Map(failures) })).toEqual(faults);
});

test('what grows in the first half and stays is none', () => {
  const samples = flat.map((sample) => ({ ...sample, all: sample.done < 0.5 ? 600 : 900 }));
  expect(faultsOfEndured({ samples, failures: new Map() })).toEqual([]);
});

test('the report has a row for each quarter, with the pace of that quarter', () => {
  const wish = { pages: 20_000, lists: 2_000, orders: 2_000, logins: 2_000 };
  const text = enduranceReport({ command: 'x', day: '2026-11-23', machine: 'one', wish, samples: flat });
  expect(text).toContain('| 0 % |  | 500 | 200 | 800 |\n| 25 % | 50 | 500 | 200 | 800 |');
  expect(text.split('\n').filter((line) => /^\| \d/.test(line))).toHaveLength(5);
});
