import { expect, test } from 'vitest';
import { type MergeRules, patched, patchedAll, patchOf } from './patch.ts';

const byName: MergeRules = { keyOf: ({ name }: { readonly name: string }) => name, counts: 'count', steady: ['seen'] };

/** As it comes back from where it was written down. */
const kept = (before: unknown, after: unknown, rules: MergeRules = byName) =>
  JSON.parse(JSON.stringify(patchOf(before, after, rules)));

test.each([
  [1, 1],
  ['a', 'a'],
  [null, null],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
  [[{ name: 'tee', count: 1 }], [{ name: 'tee', count: 1 }]],
])('nothing has to be told of what says the same: %j', (before, after) => {
  expect(patchOf(before, after, byName)).toBeNull();
});

test('only what differs is told', () => {
  const before = { long: 'x'.repeat(1_000), items: [{ name: 'tee', text: 'y'.repeat(1_000), count: 1 }] };
  const after = { ...before, items: before.items.map((item) => ({ ...item, count: 2 })) };
  expect(JSON.stringify(kept(before, after)).length).toBeLessThan(200);
});

test.each([
  ['another value', 1, 2],
  ['another text', 'a', 'b'],
  ['a value in the place of none', null, { a: 1 }],
  ['none in the place of a value', { a: 1 }, null],
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
  ['an item more', [], [{ name: 'tee', count: 1 }]],
  ['an item less', [{ name: 'tee', count: 1 }], []],
  ['other items in a field', { items: [{ name: 'tee', count: 1 }] }, { items: [{ name: 'saree', count: 2 }] }],
  ['a list in the place of none', { items: null }, { items: [{ name: 'tee', count: 1 }] }],
])('row 92: %s is made again as it was', (_what, before, after) => {
  expect(patched(before, kept(before, after), byName)).toEqual(after);
});

test('row 92: a list without names is taken as a whole', () => {
  expect(patched(['a', 'x'], kept(['a'], ['b', 'a'], {}), {})).toEqual(['b', 'a']);
});

test('row 92: what counts comes together, and never goes below nothing', () => {
  const [before, after] = [[{ name: 'tee', count: 3 }], [{ name: 'tee', count: 1 }]];
  expect(patched([{ name: 'tee', count: 4 }], kept(before, after), byName)).toEqual([{ name: 'tee', count: 2 }]);
  expect(patched([{ name: 'tee', count: 1 }], kept(before, after), byName)).toEqual([{ name: 'tee', count: 0 }]);
});

test('row 92: a steady field changes only where it still is as it was', () => {
  const change = kept({ seen: 1, chosen: 1 }, { seen: 2, chosen: 2 });
  expect(patched({ seen: 1, chosen: 9 }, change, byName)).toEqual({ seen: 2, chosen: 2 });
  expect(patched({ seen: 5, chosen: 9 }, change, byName)).toEqual({ seen: 5, chosen: 2 });
});

test('row 92: what is given up is given up, whatever it has become', () => {
  expect(patched({ seen: 5 }, kept({ seen: 1 }, { seen: null }), byName)).toEqual({ seen: null });
});

test('row 92: an area that is taken as a whole is left where that is not meant any more', () => {
  const rules: MergeRules = { replaces: (present: number, { from }: { readonly from: number }) => present === from };
  expect(patched(1, kept(1, 2, rules), rules)).toBe(2);
  expect(patched(3, kept(1, 2, rules), rules)).toBe(3);
  expect(patched(1, { kind: 'fields', fields: {} }, rules)).toBe(1);
});

test('row 92: what does not fit together any more is set right at the end', () => {
  const rules: MergeRules = { mend: (value: { readonly a: number }) => ({ ...value, twice: value.a * 2 }) };
  const changes = [kept({ a: 1 }, { a: 2 }, {}), kept({ a: 2 }, { a: 3 }, {})];
  expect(patchedAll({ a: 1, twice: 2 }, changes, rules)).toEqual({ a: 3, twice: 6 });
});

test.each([12, 'text', null, ['a']])('a change of fields leaves what has none as it is: %j', (present) => {
  expect(patched(present, kept({ a: 1 }, { a: 2 }), {})).toEqual(present);
});

test('row 92: what was found and not put in adds nothing to what is there, and comes where nothing is', () => {
  const found = {
    keyOf: ({ sku }: { sku: string }) => sku,
    counts: 'pieces',
    isFound: ({ tie }: { tie?: number }) => tie === 1,
  };
  const patch = patchOf([], [{ sku: 'tee', quantity: 2, tie: 1 }], found);
  const made = (present: unknown) => patch && patched(present, patch, found);
  expect(made([{ sku: 'tee', quantity: 2 }])).toEqual([{ sku: 'tee', quantity: 2 }]);
  expect(made([])).toEqual([{ sku: 'tee', quantity: 2, tie: 1 }]);
});
