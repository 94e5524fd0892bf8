import { expect, test } from 'vitest';
import { lifetimeOf } from './page-lifetime.ts';

const at = Date.parse('2026-11-29T10:15:00Z');
const seconds = (from: number, to: number) => (to - from) / 1_000;

test('CONF-27 a page counts for 86,400 seconds, and for as long again where none can be drawn', () => {
  const { freshUntil, goodUntil } = lifetimeOf({ at, changes: 'none', chance: 0.5 });
  expect([seconds(at, freshUntil), seconds(freshUntil, goodUntil)]).toEqual([86_400, 86_400]);
});

test('chance spreads over its last tenth when a page is renewed', () => {
  const renewed = [0, 0.5, 1].map((chance) => seconds(at, lifetimeOf({ at, changes: 'none', chance }).renewedFrom));
  expect(renewed).toEqual([86_400, 82_080, 77_760]);
});

test.each([
  ['day', '2026-11-29T10:15:00Z', '2026-11-29T18:30:00.000Z'],
  ['day', '2026-11-29T18:30:00Z', '2026-11-30T18:30:00.000Z'],
  ['hour', '2026-11-29T10:15:00Z', '2026-11-29T11:00:00.000Z'],
] as const)('what changes with the %s counts from %s until %s', (changes, from, until) => {
  const { freshUntil } = lifetimeOf({ at: Date.parse(from), changes, chance: 0 });
  expect(new Date(freshUntil).toISOString()).toBe(until);
});
