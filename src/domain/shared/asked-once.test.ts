import { expect, test } from 'vitest';
import { askedOnce } from './asked-once.ts';

/** Gives the prepared outcomes in their order and counts the questions. */
function createSource(...outcomes: readonly (number | Error)[]) {
  let asked = 0;
  const ask = async (): Promise<number> => {
    const outcome = outcomes[asked] ?? 0;
    asked += 1;
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  return { ask, asked: () => asked };
}

test('all who want an answer share one question', async () => {
  const { ask, asked } = createSource(7, 8);
  const load = askedOnce(ask);
  expect(await Promise.all([load(), load()])).toEqual([7, 7]);
  expect(await load()).toBe(7);
  expect(asked()).toBe(1);
});

test('a question that is rejected is asked again, and only once more', async () => {
  const { ask, asked } = createSource(new Error('gone'), 7);
  const load = askedOnce(ask);
  await expect(Promise.all([load(), load()])).rejects.toThrow('gone');
  expect(await load()).toBe(7);
  expect(await load()).toBe(7);
  expect(asked()).toBe(2);
});

test('an answer that does not last is given, and the next call asks again', async () => {
  const { ask } = createSource(-1, 7);
  const load = askedOnce(ask, (answer) => answer > 0);
  expect(await load()).toBe(-1);
  expect(await load()).toBe(7);
});
