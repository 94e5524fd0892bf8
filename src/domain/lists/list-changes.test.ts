import { expect, test } from 'vitest';
import { createMemoryIds } from '#adapters/memory/memory-ids.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { type Patch, patchedAll, patchOf } from '#domain/storage/patch.ts';
import { createListChanges } from './list-changes.ts';
import { LONGEST_NAME } from './list-name.ts';
import { itemsIn, MOST_LISTS, type NamedList, type NamedLists, presentLists } from './named-lists.ts';
import { inList, type Wishlist } from './wishlist.ts';

const saved = (sku: string, list: string | null = null) =>
  inList({ tile: tileForTests(sku), qty: 1, savedAt: null }, list);
const list = (id: string, name: string) => ({ id, name, sharing: null, isDeleted: false });
/** As a device makes the changes of another page again. */
const rules = { keyOf: ({ id }: NamedList) => id };
const called = (typed: string) => ({ typed, first: 'Wishlist' });

function open(items: Wishlist = [saved('A'), saved('B', 'd'), saved('C')], lists: NamedLists = [list('d', 'Diwali')]) {
  const person = { left: 0 };
  const wishlist = createMemoryCell<Wishlist>(items);
  const cell = createMemoryCell<NamedLists>(lists);
  const noted: Patch[] = [];
  const namedLists = {
    ...cell,
    forgettings: () => person.left,
    update(change: (now: NamedLists) => NamedLists) {
      const before = cell.get();
      cell.update(change);
      const patch = patchOf(before, cell.get(), rules);
      if (patch) noted.push(patch);
    },
  };
  const changes = createListChanges({ wishlist, namedLists, ids: createMemoryIds() });
  const names = () => presentLists(namedLists.get()).map(({ name }) => name);
  const skusIn = (id: string | null) => itemsIn(wishlist.get(), id, namedLists.get()).map(({ tile }) => tile.sku);
  return { ...changes, person, wishlist, namedLists, names, skusIn, noted };
}

test('a list is made under its name, behind the others and without a link', () => {
  const { make, namedLists, names } = open();
  expect(make(called('  For   Holi '))).toEqual({ id: '00000000-0000-4000-8000-000000000001' });
  expect(names()).toEqual(['Diwali', 'For Holi']);
  expect(namedLists.get()[1]).toMatchObject({ sharing: null, isDeleted: false });
});

test.each([
  ['', 'empty'],
  ['diwali', 'taken'],
  ['wishlist', 'taken'],
  ['?', 'odd'],
])('no list is made under %j: %s', (typed, problem) => {
  const { make, names } = open();
  expect([make(called(typed)), names()]).toEqual([problem, ['Diwali']]);
});

test('there are so many lists and no more, of which deleted ones are none', () => {
  const lists = Array.from({ length: MOST_LISTS }, (_, at) => list(`${at}`, `List ${at}`));
  const { make, remove } = open([], lists);
  expect(make(called('One more'))).toBe('too-many');
  remove('7');
  expect(make(called('List 7'))).toMatchObject({ id: expect.any(String) });
});

test('a list gets another name, also its own in other letters, but no other’s', () => {
  const { rename, names } = open(undefined, [list('d', 'Diwali'), list('h', 'Holi')]);
  expect([rename('d', called('DIWALI')), names()]).toEqual([null, ['DIWALI', 'Holi']]);
  expect([rename('d', called('holi')), rename('d', called('Wishlist')), rename('d', called(' '))]).toEqual([
    'taken',
    'taken',
    'empty',
  ]);
  expect([rename('gone', called('New')), names()]).toEqual([null, ['DIWALI', 'Holi']]);
});

test('a list that is deleted takes its pieces along, and all comes back in its place', () => {
  const { remove, names, wishlist, skusIn } = open();
  const before = wishlist.get();
  const deleted = remove('d');
  expect(deleted).toMatchObject({ name: 'Diwali', pieces: 1, isShared: false });
  expect([names(), skusIn(null)]).toEqual([[], ['A', 'C']]);
  deleted?.undo();
  expect([names(), wishlist.get()]).toEqual([['Diwali'], before]);
});

test('a list that comes back takes nothing away that was saved again meanwhile', () => {
  const { remove, wishlist, skusIn } = open();
  const deleted = remove('d');
  wishlist.update((now) => [...now, saved('B')]);
  deleted?.undo();
  expect([skusIn(null), skusIn('d')]).toEqual([['A', 'B', 'C'], []]);
});

test.each([
  [['Diwali'], 'Diwali 2'],
  [['DIWALI', 'Diwali 2'], 'Diwali 3'],
  [['Holi'], 'Diwali'],
])('where %j were made meanwhile a list comes back as "%s"', (made, name) => {
  const { make, remove, names, skusIn } = open();
  const deleted = remove('d');
  for (const typed of made) make(called(typed));
  expect(deleted?.undo()).toBe(name);
  expect([names(), skusIn('d')]).toEqual([[name, ...made], ['B']]);
});

test('the name of a list that comes back keeps its length', () => {
  const long = 'ü'.repeat(LONGEST_NAME);
  const { make, remove } = open([], [list('d', long)]);
  const deleted = remove('d');
  make(called(long));
  expect(deleted?.undo()).toBe(`${'ü'.repeat(LONGEST_NAME - 2)} 2`);
});

test('a list that comes back is there also for who has forgotten it meanwhile, behind what stands there', () => {
  const { remove, namedLists, noted } = open(undefined, [list('d', 'Diwali'), list('h', 'Holi')]);
  const deleted = remove('d');
  const before = noted.length;
  deleted?.undo();
  expect(patchedAll([list('h', 'Holi')], noted.slice(before), rules)).toEqual([list('h', 'Holi'), list('d', 'Diwali')]);
  expect(namedLists.get()).toEqual([list('d', 'Diwali'), list('h', 'Holi')]);
});

test.each([null, { list: 'l', secret: 's', expiresAt: 17 }])(
  'a list comes back with the link it has by then: %j',
  (sharing) => {
    const first = { list: 'l', secret: 's', expiresAt: 17 };
    const { remove, namedLists } = open([], [{ ...list('d', 'Diwali'), sharing: first }]);
    const deleted = remove('d');
    namedLists.update((now) => now.map((each) => ({ ...each, sharing })));
    deleted?.undo();
    expect(namedLists.get()).toEqual([{ ...list('d', 'Diwali'), sharing }]);
  },
);

test('a list that is not there cannot be deleted', () => {
  const { remove, wishlist } = open();
  expect([remove('x'), wishlist.get().length]).toEqual([null, 3]);
});

test('a piece goes into another list and back, and stands where it stood', () => {
  const { move, skusIn } = open();
  const undo = move('A', 'd');
  expect([skusIn(null), skusIn('d')]).toEqual([['C'], ['A', 'B']]);
  undo();
  expect([skusIn(null), skusIn('d')]).toEqual([['A', 'C'], ['B']]);
  move('B', null);
  expect(skusIn(null)).toEqual(['A', 'B', 'C']);
});

test('nothing of who has left comes back to who is here', () => {
  const { move, remove, person, names, skusIn, wishlist } = open(undefined, [list('d', 'Diwali'), list('h', 'Holi')]);
  const undoMove = move('A', 'h');
  const deleted = remove('d');
  person.left += 1;
  undoMove();
  deleted?.undo();
  expect([names(), skusIn(null), skusIn('h'), wishlist.get().length]).toEqual([['Holi'], ['C'], ['A'], 2]);
});
