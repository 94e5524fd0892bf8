import { expect, test } from 'vitest';
import { comesTo, until } from './until.ts';

const briefly = { limitMs: 40, pauseMs: 5 };

test('what is found after some looks is answered', async () => {
  let looks = 0;
  expect(await until('three looks', () => (++looks === 3 ? looks : null), briefly)).toBe(3);
  expect(await until('a nought', () => 0, briefly)).toBe(0);
});

const nothings: readonly { readonly what: string; readonly look: () => Promise<boolean | null> | null }[] = [
  { what: 'null', look: () => null },
  { what: 'false', look: async () => false },
  { what: 'no answer', look: () => new Promise(() => undefined) },
];

test.each(nothings)('$what is nothing yet, and fails by its name in the end', async ({ look }) => {
  await expect(until('the end', look, briefly)).rejects.toThrow(/^It did not come to this: the end$/);
  expect(await comesTo(look, briefly)).toBe(false);
});

test('a look that fails has found nothing; the last fault is told', async () => {
  let looks = 0;
  const fails = () => {
    looks += 1;
    throw new Error('gone');
  };
  await expect(until('the end', fails, briefly)).rejects.toThrow('It did not come to this: the end (Error: gone)');
  expect(looks).toBeGreaterThan(1);
});

test('what is found is what it came to', async () => {
  expect(await comesTo(async () => true, briefly)).toBe(true);
});
