import { expect, test } from 'vitest';
import { chosenLines } from './choose-lines.ts';

const ids = ['CART-01', 'CART-01', 'CART-02', 'UI-01', 'UI-02'];
const lines = ids.map((id) => ({ id, lost: '', file: '', from: '', to: '' }));
const all = { areas: [], ids: [], seed: 1 };
const chosen = (choice: Partial<Parameters<typeof chosenLines>[1]>) =>
  chosenLines(lines, { ...all, ...choice }).map(({ id }) => id);

test('all lines, those of an area, or those of a requirement', () => {
  expect(chosen({})).toEqual(ids);
  expect(chosen({ areas: ['UI'] })).toEqual(['UI-01', 'UI-02']);
  expect(chosen({ ids: ['CART-01'], areas: ['UI'] })).toEqual(['CART-01', 'CART-01', 'UI-01', 'UI-02']);
});

test('a sample has one line of so many requirements, the same for the same seed', () => {
  const sample = chosen({ sample: 2, seed: 3 });
  expect([sample.length, new Set(sample).size]).toEqual([2, 2]);
  expect(chosen({ sample: 2, seed: 3 })).toEqual(sample);
  expect(chosen({ sample: 99 })).toEqual(['CART-01', 'CART-02', 'UI-01', 'UI-02']);
});

test('what has changed is chosen with all of its lines beside the sample', () => {
  expect(chosen({ sample: 0, changed: new Set(['CART-01']) })).toEqual(['CART-01', 'CART-01']);
});

test('of much that has changed 400 lines are chosen, evenly out of all', () => {
  const many = Array.from({ length: 1_000 }, (_, at) => ({ id: 'CART-01', lost: `${at}`, file: '', from: '', to: '' }));
  const some = chosenLines(many, { ...all, sample: 0, changed: new Set(['CART-01']) }).map(({ lost }) => Number(lost));
  expect([some.length, some.every((at, index) => index === 0 || at - (some[index - 1] ?? 0) <= 3)]).toEqual([
    400,
    true,
  ]);
});

test('what has no line is told', () => {
  expect(() => chosen({ ids: ['CART-03'], areas: ['CHK'] })).toThrow('No line is listed for CART-03, CHK.');
});
