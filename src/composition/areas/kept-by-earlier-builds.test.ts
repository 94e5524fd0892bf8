import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryJournal } from '#adapters/memory/memory-journal.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryTabMessages } from '#adapters/memory/memory-tab-messages.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createMemoryLocks } from '#adapters/plain/memory-locks.ts';
import { orderRecords } from '#adapters/stored/stored-order.ts';
import { type Found, foundIn } from '#adapters/stored/stored-record.ts';
import { taskRecords } from '#adapters/stored/stored-task.ts';
import { hashOf } from '#domain/cart/cart.ts';
import { itemsIn, noNamedLists } from '#domain/lists/named-lists.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createDeviceNewsChannel } from '#domain/storage/device-news.ts';
import type { Patch } from '#domain/storage/patch.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { createResilientStore } from '#domain/storage/resilient-store.ts';
import { type Cells, createCells } from '../wiring/cells.ts';
import { createShop } from '../wiring/services.ts';
import { kept } from './kept.ts';

/** What builds so far have written, letter by letter: as JSON, so that no name in it follows one of the code. */
const written = JSON.parse(readFileSync(new URL('./kept-by-earlier-builds.json', import.meta.url), 'utf8'));

type Own = Readonly<Pick<typeof kept, 'cart' | 'wishlist' | 'compared' | 'drafts'>>;

const areas: Own = { cart: kept.cart, wishlist: kept.wishlist, compared: kept.compared, drafts: kept.drafts };

/** A visit on a device that has kept this. */
async function visitOn(area: string, value: unknown, left: Patch | null = null) {
  const device = createMemoryKeyValueStore();
  await device.set(area, value);
  const [log, clock] = [createMemoryLog(), createMemoryClock()];
  const store = createResilientStore({ store: device, clock, log });
  const pages = { entries: [] };
  if (left) createMemoryJournal({ pages, tab: 'gone' }).note(area, { patch: left, owner: null });
  const keeping = {
    ...{ clock, log },
    locks: createMemoryLocks(),
    tabMessages: createMemoryTabMessages(),
    ownership: { present: () => null, kept: async () => null, find: async () => ({ owner: null, isSure: true }) },
    deviceStore: async () => store,
    draftStore: async () => store,
    deviceJournal: createMemoryJournal({ pages, tab: 'here' }),
    draftJournal: createMemoryJournal(),
    deviceNews: createDeviceNewsChannel(),
  };
  const shop = createShop<typeof keeping & { readonly cells: Cells }>()(areas).open({
    ...keeping,
    cells: createCells(createMemoryCell),
  });
  const stored = async (): Promise<unknown> => {
    const answer = await device.get(area);
    return answer.kind === 'ok' ? JSON.parse(JSON.stringify(answer.value)) : answer;
  };
  return { shop, stored, pages };
}

test('a cart with all that a line may bear is read, and written again as it was', async () => {
  const { shop, stored } = await visitOn('cart', written.cart);
  await shop.cart.open();
  expect(hashOf(shop.cart.get())).toBe('A 3=31*1*2|B*1');
  shop.cart.update((cart) => ({ ...cart, pricedFor: 'US' }));
  await shop.cart.settled();
  expect(await stored()).toEqual({ ...written.cart, pricedFor: 'US' });
});

test('a cart of the first builds is read, with its line and what was removed', async () => {
  const { shop, stored } = await visitOn('cart', written.cartOfFirstBuilds);
  await shop.cart.open();
  expect(hashOf(shop.cart.get())).toBe('A*2');
  shop.cart.update((cart) => ({ ...cart, pricedFor: 'US' }));
  await shop.cart.settled();
  expect(await stored()).toMatchObject({ ...written.cartOfFirstBuilds, removed: [{ id: 14, pieces: null }] });
});

test('a change of the cart that a page of an earlier build has left in the journal is made again', async () => {
  const { shop, stored } = await visitOn('cart', written.cart, written.changeInJournal);
  await shop.cart.open();
  expect(hashOf(shop.cart.get())).toBe('A 3=31*1*4|B*1|E*1');
  const [first, second] = written.cart.lines;
  const { pieces: _, shopsLine, ...rest } = first;
  const after = { ...rest, pieces: 4, shopsLine: { ...shopsLine, pieces: 2 } };
  const added = written.changeInJournal.fields.lines.items[1][1].to;
  expect(await stored()).toEqual({ ...written.cart, lines: [after, second, added] });
});

test('a change of the cart is written down as earlier builds write it', async () => {
  const { shop, pages } = await visitOn('cart', written.cart);
  await shop.cart.open();
  shop.cart.update((cart) => ({ ...cart, lines: cart.lines.slice(1) }));
  expect(pages.entries).toMatchObject([{ area: 'cart', text: expect.stringContaining('"shopsLine":{"id":11,') }]);
});

test.each([['wishlist'], ['compare'], ['drafts']] as const)('the %s is read, and written as it was', async (area) => {
  const { shop, stored } = await visitOn(area, written[area]);
  const cell: PersistedCell<unknown> = area === 'compare' ? shop.compared : shop[area];
  await cell.open();
  cell.update((now) => structuredClone(now));
  await cell.settled();
  expect(await stored()).toEqual(written[area]);
});

test('what was saved before there were several lists is in the first, and stays without one on the device', async () => {
  const { shop, stored } = await visitOn('wishlist', written.wishlist);
  await shop.wishlist.open();
  expect(itemsIn(shop.wishlist.get(), null, noNamedLists).map(({ tile }) => tile.sku)).toEqual(['A']);
  expect(shop.wishlist.get().some((item) => 'list' in item)).toBe(false);
  shop.wishlist.update((now) => now.map((item) => ({ ...item, list: 'd' })));
  await shop.wishlist.settled();
  expect(await stored()).toEqual([{ ...written.wishlist[0], list: 'd' }]);
});

test('amounts are money here, and rupees on the device and in the journal', async () => {
  const { shop, stored, pages } = await visitOn('cart', written.cart);
  await shop.cart.open();
  expect(shop.cart.get().lines[0]).toMatchObject({ price: moneyOf(1_500), replaces: [{ price: moneyOf(1_500) }] });
  expect(shop.cart.get().totals?.value.subtotal).toBe(moneyOf(3_000));
  shop.cart.update((cart) => ({ ...cart, lines: cart.lines.map((line) => ({ ...line, price: moneyOf(1_499.5) })) }));
  expect(pages.entries).toMatchObject([
    { text: expect.stringContaining('"price":{"kind":"whole","from":1500,"to":1499.5}') },
  ]);
  await shop.cart.settled();
  expect(await stored()).toMatchObject({ lines: [{ price: 1_499.5, regularPrice: 2_000 }, { price: 1_499.5 }] });
});

test('orders, waiting and answered, are sound with and without a checksum, and written in rupees again', () => {
  for (const record of written.orders) {
    const { id, total, lines, outcome, createdAt } = record;
    const order = soundIn(foundIn(record, orderRecords));
    expect(order).toMatchObject({ id, total: moneyOf(total), createdAt });
    expect(orderRecords.write(order)).toMatchObject({ id, total, lines, outcome, createdAt });
  }
});

test('tasks are sound with and without a checksum, and written as they were', () => {
  for (const record of written.tasks) {
    const { schema: _, ...kept } = record;
    expect(taskRecords.write(soundIn(foundIn(record, taskRecords)))).toEqual(kept);
  }
});

function soundIn<T>(found: Found<T>): T {
  if (found.kind !== 'sound') throw new Error(`It is ${found.kind}.`);
  return found.value;
}
