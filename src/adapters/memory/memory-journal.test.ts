import { expect, test } from 'vitest';
import { createMemoryJournal } from './memory-journal.ts';

const patch = (value: number) => ({ kind: 'whole', value }) as const;

test('what is done is forgotten, of its area and by its number alone', () => {
  const journal = createMemoryJournal();
  for (const [area, value] of [
    ['cart', 1],
    ['cart', 2],
    ['lists', 3],
  ] as const)
    journal.note(area, { patch: patch(value), owner: null });
  const { tab } = journal;
  const valuesOf = (area: string) => journal.pending(area).map(({ patch: noted }) => Reflect.get(noted, 'value'));
  journal.forget('cart', [{ tab: 'another tab', count: 1 }]);
  journal.forget('lists', [{ tab, count: 1 }]);
  expect([valuesOf('cart'), valuesOf('lists')]).toEqual([[1, 2], [3]]);
  journal.forget('cart', [{ tab, count: 2 }]);
  expect([valuesOf('cart'), valuesOf('lists')]).toEqual([[1], [3]]);
});
