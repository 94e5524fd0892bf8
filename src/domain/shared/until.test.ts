import { expect, test } from 'vitest';
import { until } from './until-for-tests.ts';

test('is over as soon as it holds', async () => {
  let turns = 0;
  await until('three turns', () => {
    turns += 1;
    return turns === 3;
  });
  expect(turns).toBe(3);
});

test('what never comes ends the wait, by its name', async () => {
  await expect(until('the call is sent', () => false)).rejects.toThrow('It did not come to this: the call is sent.');
});
