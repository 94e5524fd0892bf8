import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ListId, NamedLists } from '#domain/lists/named-lists.ts';
import type { SharingOutcome } from '#domain/lists/share-wishlist.ts';
import type { Sharing } from '#domain/lists/shared-list.ts';
import { createSharings } from '#domain/lists/sharings.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createSharing } from './sharing-model.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const shared: Sharing = { list: 'q7&V0', secret: '4fJp', expiresAt: Date.parse('2027-02-18T10:00:00Z') };

const diwali = { id: 'd', name: 'Diwali', sharing: null, isDeleted: false };

function open(outcome: SharingOutcome | Promise<SharingOutcome> = 'done', isShared = false) {
  const forgettings = () => 0;
  const sharing = { ...createMemoryCell<Sharing | null>(isShared ? shared : null), forgettings };
  const namedLists = { ...createMemoryCell<NamedLists>([diwali]), forgettings };
  const chosenList = createMemoryCell<ListId>(null);
  const isOnline = createMemoryCell(true);
  const time = { now: NOW };
  const asked: unknown[] = [];
  const wishlist = createMemoryCell<Wishlist>([{ tile: tileForTests(), qty: 1, savedAt: null }]);
  const model = createSharing({
    ...{ sharings: createSharings({ sharing, namedLists }), namedLists, chosenList },
    ...{ wishlist, isOnline, messages: inEnglish },
    storeView: createMemoryCell(defaultStoreView),
    clock: { now: () => time.now },
    shareWishlist: async (named, list) => {
      asked.push(list === null ? named : [named, list]);
      return outcome;
    },
    stopSharing: async (list) => {
      asked.push(list === null ? 'stop' : ['stop', list]);
      return outcome;
    },
  });
  return { model, sharing, namedLists, chosenList, wishlist, isOnline, time, asked };
}

test('a list is shared with what was typed, and it answers that there is a link', async () => {
  const { model, asked } = open();
  model.write({ title: 'For Diwali' });
  model.write({ name: 'Meera' });
  expect([await model.share(), asked, model.told]).toEqual([true, [{ title: 'For Diwali', name: 'Meera' }], '']);
});

test.each([
  ['offline', 'You are offline. Sharing needs a network.'],
  ['failed', 'The shop did not answer. Please try again.'],
  ['refused', ''], // told in the shop's words
] as const)('sharing that is %s says so, and so does ending', async (outcome, words) => {
  const { model } = open(outcome, true);
  expect([await model.share(), model.told]).toEqual([false, words]);
  model.tell('');
  await model.stop();
  expect([model.told, model.address]).toEqual([words, '/wishlist/shared/q7%26V0']);
});

test('what is shared has an address, and says until when', async () => {
  const { model } = open('done', true);
  expect(model.address).toBe('/wishlist/shared/q7%26V0');
  expect(model.until).toEqual({ day: '18 February 2027', at: '2027-02-18T10:00:00.000Z' });
  await model.stop();
  expect(model.told).toBe('The list is shared no more: its link leads nowhere.');
});

test('a list whose time is over is not shared', () => {
  const { model, time } = open('done', true);
  time.now = shared.expiresAt;
  expect(model.address).toBe(null);
});

test('without a network it is said before anything is pressed', () => {
  const { model, isOnline } = open();
  expect(model.hurdle).toBe('');
  isOnline.update(() => false);
  expect(model.hurdle).toBe('You are offline. Sharing needs a network.');
});

test('an empty wishlist is not shared, and one that is shared can be ended all the same', () => {
  const { model, wishlist, sharing } = open();
  expect(model.isThere).toBe(true);
  wishlist.update(() => []);
  expect(model.isThere).toBe(false);
  sharing.update(() => shared);
  expect(model.isThere).toBe(true);
});

test('a second press while a list is shared does nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<SharingOutcome>();
  const { model, asked } = open(promise);
  const pressed = model.share();
  expect([model.isBusy, await model.share()]).toEqual([true, false]);
  resolve('done');
  expect([await pressed, model.isBusy, asked.length]).toEqual([true, false, 1]);
});

test('what was typed and told of one list is neither typed nor told at another, and each has its own address', async () => {
  const { model, chosenList, namedLists, asked } = open('failed', true);
  model.write({ title: 'For Diwali' });
  await model.share();
  chosenList.update(() => 'd');
  expect([model.typed, model.told, model.address, model.isThere]).toEqual([{ title: '', name: '' }, '', null, false]);
  namedLists.update(() => [{ ...diwali, sharing: { ...shared, list: 'other' } }]);
  expect([model.address, model.isThere]).toEqual(['/wishlist/shared/other', true]);
  model.write({ name: 'Meera' });
  await model.share();
  await model.stop();
  expect(asked.slice(1)).toEqual([
    [{ title: '', name: 'Meera' }, 'd'],
    ['stop', 'd'],
  ]);
});

test('what comes of a list is told at that list, even when another is looked at meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<SharingOutcome>();
  const { model, chosenList } = open(promise, true);
  const stopping = model.stop();
  chosenList.update(() => 'd');
  resolve('done');
  await stopping;
  expect(model.told).toBe('');
  chosenList.update(() => null);
  expect(model.told).toBe('The list is shared no more: its link leads nowhere.');
});
