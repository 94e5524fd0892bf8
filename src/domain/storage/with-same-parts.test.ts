import { expect, test } from 'vitest';
import { withSameParts } from './with-same-parts.ts';

type Line = { readonly sku: string; readonly quantity: number; readonly options: readonly string[] };
type Kept = { readonly lines: readonly Line[]; readonly id: string | null };

const tee: Line = { sku: 'tee', quantity: 1, options: ['M'] };
const saree: Line = { sku: 'saree', quantity: 2, options: [] };
const before: Kept = { lines: [tee, saree], id: null };

test('a copy that says the same is the value of before', () => {
  expect(withSameParts(before, structuredClone(before))).toBe(before);
});

test('what says something else is new, and every part that does not is the one of before', () => {
  const copy = structuredClone(before);
  const now = withSameParts(before, {
    ...copy,
    lines: [{ ...tee, quantity: 3, options: ['M'] }, ...copy.lines.slice(1)],
  });
  expect(now).toEqual({ lines: [{ ...tee, quantity: 3 }, saree], id: null });
  expect([now.lines[0] === tee, now.lines[0]?.options === tee.options, now.lines[1] === saree]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each<[string, unknown, unknown]>([
  ['a longer list', ['a'], ['a', 'b']],
  ['a shorter list', ['a', 'b'], ['a']],
  ['a list in another order', ['a', 'b'], ['b', 'a']],
  ['a field more', { a: 1 }, { a: 1, b: undefined }],
  ['a field less', { a: 1, b: undefined }, { a: 1 }],
  ['another field', { a: undefined }, { b: undefined }],
  ['nothing where something was', { a: { b: 1 } }, { a: null }],
  ['something where nothing was', { a: null }, { a: { b: 1 } }],
  ['a list where a record was', { a: {} }, { a: [] }],
  ['a record where a list was', [], {}],
  ['a name that every record has', {}, JSON.parse('{"toString":1,"__proto__":2}')],
  ['another text', 'a', 'b'],
])('%s is told whole', (_, one, next) => {
  const now = withSameParts(one, next);
  expect(now).toStrictEqual(next);
  expect(now).not.toBe(one);
});
