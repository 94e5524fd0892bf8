import { expect, test } from 'vitest';
import { hasStates } from './address-format.ts';
import { statesOf } from './states.ts';

test.each([
  ['IN', 36, 'Tamil Nadu'],
  ['US', 52, 'California'],
  ['AE', 7, 'Dubai'],
  ['AU', 8, 'Victoria'],
  ['CA', 13, 'Ontario'],
])('%s has %d states, one is %s', (country, count, one) => {
  const states = statesOf(country);
  expect(states).toHaveLength(count);
  expect(states).toContain(one);
  expect(states).toEqual([...new Set(states)].toSorted());
  expect(hasStates(country)).toBe(true);
});

test.each(['DE', 'XX', '', 'constructor'])('of %o no states are known', (country) => {
  expect(statesOf(country)).toEqual([]);
});
