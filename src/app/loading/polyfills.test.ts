import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { polyfill } from './polyfills.ts';

const LATER = `
  for (const name of ['toSorted', 'toReversed', 'toSpliced']) delete Array.prototype[name];
  delete String.prototype.toWellFormed;
  delete Promise.withResolvers;
`;

/** What a browser says that has the methods by itself, and one that had none of them. */
async function inBoth(code: string): Promise<readonly [unknown, unknown]> {
  const [newer, older] = [createContext(), createContext()];
  runInContext(LATER, older);
  expect(() => runInContext(`void (${code})`, older)).toThrow(/is not a function/);
  polyfill(runInContext('globalThis', older));
  const answers = await Promise.all([newer, older].map((realm) => runInContext(`(async () => ${code})()`, realm)));
  return [JSON.stringify(answers[0]), JSON.stringify(answers[1])];
}

test.each([
  '[[3, 1, 2].toSorted(), ["b", "a"].toSorted(), [3, 10, 2].toSorted((a, b) => b - a)]',
  '(() => { const list = [3, 1]; return [list.toSorted(), list.toReversed(), list.toSpliced(0, 1), list]; })()',
  '[1, 2, 3].toReversed()',
  '[[1, 2, 3].toSpliced(1, 1), [1, 2, 3].toSpliced(-1, 1, 8, 9), [1].toSpliced(1, 0, 2)]',
  '["a\\uD800b".toWellFormed(), "\\uDC00".toWellFormed(), "😀 साड़ी".toWellFormed()]',
  '(() => { const { promise, resolve } = Promise.withResolvers(); resolve(4); return promise; })()',
  '(() => { const { promise, reject } = Promise.withResolvers(); reject("no"); return promise.catch((why) => why); })()',
  '(() => { const names = []; for (const name in [7].toReversed()) names.push(name); return names; })()',
])('answers as a newer browser does: %s', async (code) => {
  const [newer, older] = await inBoth(code);
  expect(older).toBe(newer);
});

test('what a browser has by itself is left to it', () => {
  const own = Array.prototype.toSorted;
  polyfill(globalThis);
  expect(Array.prototype.toSorted).toBe(own);
});
