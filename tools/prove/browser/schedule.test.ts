import { expect, test } from 'vitest';
import { createRandom } from '../shared/random.ts';
import { scheduleOf, wordsOfStep } from './schedule.ts';
import { passageOf, wrongIn } from './ways.ts';

const SEEDS = Array.from({ length: 300 }, (_, at) => at + 1);
const told = (seed: number): string => scheduleOf(createRandom(seed)).steps.map(wordsOfStep).join('\n');

test('the same seed makes the same schedule, another one another', () => {
  expect(told(7)).toBe(told(7));
  expect(new Set(SEEDS.map(told)).size).toBeGreaterThan(290);
});

test('as many schedules as a proof runs meet every trouble at every moment', () => {
  const all = SEEDS.map(told).join('\n');
  const sudden = ['is closed', 'is frozen', 'crashes', 'loses its network', 'loses its worker', 'finds the API killed'];
  for (const what of sudden) {
    for (const when of ['at the press', 'with the order', 'with the answer'])
      expect(all).toContain(`it ${what} ${when}`);
  }
  for (const deed of ['places', 'cancels', 'sends', 'reloads', 'comes home']) expect(all).toMatch(`tab 1 ${deed}`);
});

test('every way to go wrong does so', () => {
  const random = createRandom(1);
  const passages = SEEDS.map(() => passageOf(wrongIn(random)));
  const bounds = passages.flatMap(({ request, answer }) => [request, answer]).filter(Number.isFinite);
  expect(bounds.every((bytes) => Number.isInteger(bytes) && bytes >= 0)).toBe(true);
  expect(passages.some(({ delayMs }) => delayMs > 0)).toBe(true);
  expect(passages.some(({ downPerSecond }) => Number.isFinite(downPerSecond))).toBe(true);
  expect(passages.filter((passage) => Object.values(passage).every((value) => value !== 'silent'))).not.toHaveLength(0);
});
