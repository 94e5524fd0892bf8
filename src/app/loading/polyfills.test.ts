import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { polyfill } from './polyfills.ts';

const LATER = `
  for (const name of ['toSorted', 'toReversed']) delete Array.prototype[name];
  delete String.prototype.toWellFormed;
  delete Promise.withResolvers;
`;

/** What a browser says that has the methods by itself, and one that had none of them. */
async function inBoth(code: string): Promise<readonly [unknown, unknown]> {
  const [newer, older] = [createContext(), createContext()];
  runInContext(LATER, older);
  expect(() => runInContext(`void (${code})`, older)).toThrow(/is not a function/);
  polyfill({ ...runInContext('({ Array, String, Promise })', older), AbortSignal });
  const answers = await Promise.all([newer, older].map((realm) => runInContext(`(async () => ${code})()`, realm)));
  return [JSON.stringify(answers[0]), JSON.stringify(answers[1])];
}

test.each([
  '[[3, 1, 2].toSorted(), ["b", "a"].toSorted(), [3, 10, 2].toSorted((a, b) => b - a)]',
  '(() => { const list = [3, 1]; return [list.toSorted(), list.toReversed(), list]; })()',
  '[1, 2, 3].toReversed()',
  '["a\\uD800b".toWellFormed(), "\\uDC00".toWellFormed(), "😀 साड़ी".toWellFormed()]',
  '(() => { const { promise, resolve } = Promise.withResolvers(); resolve(4); return promise; })()',
  '(() => { const { promise, reject } = Promise.withResolvers(); reject("no"); return promise.catch((why) => why); })()',
  '(() => { const names = []; for (const name in [7].toReversed()) names.push(name); return names; })()',
])('answers as a newer browser does: %s', async (code) => {
  const [newer, older] = await inBoth(code);
  expect(older).toBe(newer);
});

test('a signal ends when its time is over, and says why', () => {
  vi.useFakeTimers();
  const older = {} as typeof AbortSignal;
  polyfill({ Array, String, Promise, AbortSignal: older });
  const limit = older.timeout(1_000);
  vi.advanceTimersByTime(999);
  expect(limit.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(limit.reason).toMatchObject({ name: 'TimeoutError' });
  vi.useRealTimers();
});

test('what a browser has by itself is left to it', () => {
  const own = Array.prototype.toSorted;
  polyfill(globalThis);
  expect(Array.prototype.toSorted).toBe(own);
});
