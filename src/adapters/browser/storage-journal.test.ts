import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createStorageJournal } from './storage-journal.ts';

const whole = (to: unknown) => ({ kind: 'whole', from: null, to }) as const;

function openTabs() {
  const storage = createMemoryStorage();
  let time = 0;
  const openTab = (tab: string, name = 'zari') =>
    createStorageJournal({ name, tab, now: () => time, storage: () => storage });
  const at = (moment: number): void => {
    time = moment;
  };
  return { storage, openTab, at };
}

test('row 92: what a tab writes down another one reads, in the order in which it was done', () => {
  const { openTab, at } = openTabs();
  const [one, other] = [openTab('b'), openTab('a')];
  at(5);
  for (let count = 1; count <= 11; count += 1) one.note('cart', { patch: whole(count), owner: null });
  at(9);
  other.note('cart', { patch: whole('later'), owner: '501' });
  at(1); // the clock was set back
  one.note('cart', { patch: whole(12), owner: null });
  const read = openTab('c').pending('cart');
  expect(read.map(({ tab, count }) => `${tab}${count}`)).toEqual([
    ...Array.from({ length: 12 }, (_, before) => `b${before + 1}`),
    'a1',
  ]);
  expect(read.at(-1)).toEqual({ tab: 'a', count: 1, at: 9, owner: '501', patch: whole('later'), after: {} });
});

test('row 92: areas and shops do not see what is of others, and what is forgotten is gone', () => {
  const { storage, openTab } = openTabs();
  const [one, other] = [openTab('a'), openTab('a', 'boutique')];
  one.note('cart', { patch: whole(1), owner: null });
  one.note('cart-more', { patch: whole(2), owner: null });
  other.note('cart', { patch: whole(3), owner: null });
  expect(one.pending('cart').map(({ count }) => count)).toEqual([1]);
  one.forget('cart', [{ tab: 'a', count: 1 }]);
  one.forget('cart-more', [{ tab: 'a', count: 2 }]);
  expect(storage.length).toBe(1);
});

test('a change that changes nothing is counted and not written down', () => {
  const { storage, openTab } = openTabs();
  const tab = openTab('a');
  expect(tab.note('cart', { patch: null, owner: null })).toEqual({ count: 1, isSafe: true });
  expect(tab.note('cart', { patch: whole(1), owner: null })).toEqual({ count: 2, isSafe: true });
  expect(storage.length).toBe(1);
});

const refuse = (): never => {
  throw new DOMException('No.', 'SecurityError');
};

test.each<[string, () => Storage]>([
  ['may not be looked at', refuse],
  ['is full', () => Object.assign(createMemoryStorage(), { setItem: refuse })],
])('row 94: a storage that %s takes no change, says so and breaks nothing', (_how, storage) => {
  const tab = createStorageJournal({ name: 'zari', tab: 'a', now: () => 0, storage });
  expect(tab.note('cart', { patch: whole(1), owner: null })).toEqual({ count: 1, isSafe: false });
  expect(tab.pending('cart')).toEqual([]);
  tab.forget('cart', [{ tab: 'a', count: 1 }]);
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"at":1,"owner":null}',
  '{"at":"1","owner":null,"patch":{"kind":"whole"}}',
  '{"at":1,"owner":7,"patch":{"kind":"whole"}}',
  '{"at":1,"owner":null,"patch":{"kind":"other"}}',
  '{"at":1,"owner":null,"patch":{"kind":"fields","fields":[]}}',
  '{"at":1,"owner":null,"patch":{"kind":"fields","fields":{"a":1}}}',
  '{"at":1,"owner":null,"patch":{"kind":"items","items":[["a"]]}}',
  '{"at":1,"owner":null,"patch":{"kind":"items","items":{"a":1}}}',
])('what is no change is passed over and stays, the others are read: %s', (text) => {
  const { storage, openTab } = openTabs();
  const tab = openTab('a');
  storage.setItem('zari:journal:cart:z:1', text);
  tab.note('cart', { patch: whole(1), owner: null });
  expect(tab.pending('cart')).toHaveLength(1);
  expect(storage.getItem('zari:journal:cart:z:1')).toBe(text);
});

test('row 92: what tabs did by turns comes in that order, with what each had seen of the others', () => {
  const { openTab, at } = openTabs();
  const [one, other] = [openTab('b'), openTab('a')];
  for (const [moment, tab] of [
    [5, one],
    [6, other],
    [7, one],
  ] as const) {
    at(moment);
    tab.note('cart', { patch: whole(moment), owner: null, after: { z: moment } });
  }
  const read = one.pending('cart').map(({ tab, count, after }) => [tab, count, after]);
  expect(read).toEqual([
    ['b', 1, { z: 5 }],
    ['a', 1, { z: 6 }],
    ['b', 2, { z: 7 }],
  ]);
});
