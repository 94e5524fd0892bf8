import { expect, test } from 'vitest';
import type { Step } from './acts.ts';
import { knownSchedules } from './known-schedules.ts';
import { loadParts } from './load-parts.ts';
import { nearby } from './nearby.ts';
import { runMany } from './run-many.ts';
import { runSchedule } from './run-schedule.ts';
import { shrunk } from './shrink.ts';
import { wordsOfStep } from './words-of-step.ts';

const LIMIT_MS = 180_000; // other tests run beside them
const SEED = 20_261_125;

test.each(knownSchedules)('once $fault', async ({ steps }) => {
  const parts = await loadParts();
  for (const each of nearby(steps)) expect((await runSchedule(each, parts)).faults).toEqual([]);
});

test('CHK-25 CHK-28 QUEUE-33 an order goes out once, whatever happens on the way', { timeout: LIMIT_MS }, async () => {
  expect(await runMany({ seed: SEED, from: 0, runs: 200 })).toMatchObject({ failed: [] });
});

test('CHK-25 so it does where the device keeps it in a database', { timeout: LIMIT_MS }, async () => {
  expect(await runMany({ seed: SEED, from: 0, runs: 40, store: 'indexeddb' })).toMatchObject({ failed: [] });
});

test('the same seed has the same histories, byte for byte', { timeout: LIMIT_MS }, async () => {
  const share = { seed: SEED, from: 7_000, runs: 60 };
  const [once, again] = [await runMany(share), await runMany(share)];
  expect(again).toEqual(once);
  expect((await runMany({ ...share, seed: SEED + 1 })).hash).not.toBe(once.hash);
});

test('a shop that has an order twice is noticed, and told in the steps that it takes', async () => {
  const steps: readonly Step[] = [
    { act: { kind: 'adds', tab: 0, quantity: 1, at: 0 }, pause: 500 },
    { act: { kind: 'looks', tab: 0, at: 0 }, pause: 500 },
    { act: { kind: 'places', tab: 0 }, pause: 5_000 },
  ];
  const given = await loadParts();
  const isTaken = async (some: readonly Step[]) => {
    const { history } = await runSchedule(some, given);
    return history.some((line) => line.includes('the shop takes order 1'));
  };
  expect((await shrunk(steps, isTaken)).map(wordsOfStep)).toEqual([
    'tab 0 adds 1; 0.5 s pass',
    'tab 0 places; 0 s pass',
  ]);
});
