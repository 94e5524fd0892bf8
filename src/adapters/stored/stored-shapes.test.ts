import { describe, expect, test } from 'vitest';
import { sampleOrder, sampleTask } from '#adapters/contracts/samples.ts';
import { isRecord } from '#adapters/wire/parser.ts';
import { sumNames, tileNames } from './amount-names.ts';
import type { Amounts } from './kept-form.ts';
import { toKept } from './kept-form.ts';
import { readStoredChange, readStoredCredit, readStoredHistory, readStoredTiles } from './stored-account.ts';
import { readStoredConsent } from './stored-consent.ts';
import { readStoredCompared, readStoredWishlist } from './stored-lists.ts';
import { keptOrderOf, orderRecords } from './stored-order.ts';
import { keptLater } from './stored-order-for-tests.ts';
import { foundIn } from './stored-record.ts';
import { readStoredSession } from './stored-session.ts';
import { taskRecords } from './stored-task.ts';

type Path = readonly (string | number)[];

/** Each field of a value, those within lists and within other fields too. */
function pathsIn(value: unknown): readonly Path[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    return [...(Array.isArray(value) ? [] : [[key]]), ...pathsIn(part).map((path) => [key, ...path])];
  });
}

/** The value with something in the place of one of its fields. */
function withAt(value: unknown, [key = '', ...rest]: Path, spoilt: unknown): unknown {
  if (Array.isArray(value)) return value.map((each, at) => (at === key ? withAt(each, rest, spoilt) : each));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: rest.length === 0 ? spoilt : withAt(record[key], rest, spoilt) };
}

const address = {
  ...{ firstName: 'Asha', lastName: 'Rao', street: ['12B'], city: 'Mumbai', region: 'Maharashtra' },
  ...{ postcode: '400050', country: 'IN', phone: '+919820012345' },
};
const line = {
  ...{ sku: 'T-M', parentSku: 'T', name: 'Tee', image: '/t.jpg', pieces: 2, price: 100, total: 200 },
  options: [{ label: 'Size', value: 'M' }],
};
const past = {
  ...{ id: '17-a', number: 'AF1', createdAt: '2026-11-20T20:00:00Z', status: 'pending', shippingTitle: 'DPD' },
  ...{ paymentTitle: 'Cash', entityId: 7, subtotal: 200, discount: 0, shipping: 0, tax: 20, storeCredit: 0 },
  ...{ total: 200, lines: [line], shippingAddress: address, billingAddress: address, ...keptLater },
  shipments: [{ carrier: 'DPD', number: '7', link: null, shippedAt: '2026-11-21T10:00:00Z', deliveredAt: null }],
};
const entry = {
  ...{ id: 1, createdAt: '2026-10-10T07:00:00Z', kind: 'spent', amount: -750, balanceAfter: 0 },
  ...{ comment: '', orderNumber: 'AF1' },
};
const tile = {
  ...{ sku: 'A', name: 'Kurta', designer: 'Anjora', address: '/a', image: 'a.jpg', colours: 2 },
  ...{ price: { current: 1500, regular: 2000, discount: 25 }, isNew: false, isOnSale: false, isOutOfStock: false },
  ...{ rating: { average: 4.5, reviews: 2 }, secondImage: 'b.jpg' },
};
const held = {
  tokens: { access: 'ut-1', refresh: 'rt-1' },
  customer: {
    ...{ id: '501', email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', groupId: 1, groupToken: 'gt' },
    addresses: [{ id: 9, ...address }],
  },
  ...{ renewals: 0, begunAt: 17 },
};
const task = (endpoint: string, payload: unknown) => ({ ...sampleTask(1), endpoint, payload });

/** The one of a list that leaves out what cannot be read. */
const one = <T>(items: readonly T[] | null): T | null => items?.[0] ?? null;
const sound = <T>(found: ReturnType<typeof foundIn<T>>): T | null => (found.kind === 'sound' ? found.value : null);
const readOrder = (stored: unknown) => sound(foundIn(stored, orderRecords));
/** The record of the order that a record is read as. */
const writtenOrder = (stored: unknown) => {
  const order = readOrder(stored);
  return order && keptOrderOf(order);
};
const writtenTask = (stored: unknown) => {
  const task = sound(foundIn(stored, taskRecords));
  return task && taskRecords.write(task);
};
/** What a reader makes of it, written as it is kept. */
const writtenBy =
  <T>(read: (stored: unknown) => T | null, names: Amounts<T>) =>
  (stored: unknown) => {
    const value = read(stored);
    return value && toKept(value, names);
  };
const writtenTiles = writtenBy(readStoredTiles, tileNames);
const writtenCompared = writtenBy(readStoredCompared, tileNames);
const writtenWishlist = writtenBy(readStoredWishlist, tileNames);

type Kept = {
  readonly name: string;
  readonly sample: unknown;
  readonly read: (stored: unknown) => unknown;
  /** Fields that earlier builds did not keep, or that this one does not read. */
  readonly free?: readonly string[];
};

/** What later builds have added to an order, and what is not needed to send it. */
const freeInOrder = [
  ...['attemptedAt', 'mayHaveLeft', 'owner', 'paymentChannel', 'coupon', 'typed', 'hasLeftCart'],
  ...['parentSku', 'type', 'designer', 'image', 'address', 'regularPrice', 'parts', 'replaces', 'setback'],
  ...['region', 'postcode', 'city', 'phone'],
];

const kept: readonly Kept[] = [
  {
    name: 'a history of orders',
    sample: { orders: [past], readAt: 17 },
    read: writtenBy(readStoredHistory, sumNames),
  },
  {
    name: 'store credit',
    sample: { balance: 0, entries: [entry], readAt: 17 },
    read: writtenBy(readStoredCredit, sumNames),
  },
  {
    name: 'a change of the account',
    sample: { kind: 'waiting', id: 'a', names: { firstName: 'A', lastName: 'B' }, shippingAddress: address },
    read: readStoredChange,
  },
  { name: 'a card', sample: tile, read: (stored) => one(writtenTiles([stored])), free: ['secondImage'] },
  {
    name: 'a piece to compare',
    sample: tile,
    read: (stored) => one(writtenCompared([stored])),
    free: ['secondImage'],
  },
  {
    name: 'a piece on the wishlist',
    sample: { tile, savedAt: { price: 1500, country: 'IN' } },
    read: (stored) => one(writtenWishlist([stored])),
    free: ['savedAt', 'secondImage'],
  },
  { name: 'a session', sample: { kind: 'signed-in', ...held }, read: readStoredSession, free: ['begunAt'] },
  {
    name: 'a session that is being renewed',
    sample: { kind: 'renewing', by: 'a', since: 17, ...held },
    read: readStoredSession,
    free: ['begunAt'],
  },
  { name: 'an order', sample: keptOrderOf(sampleOrder('17-a')), read: writtenOrder, free: freeInOrder },
  {
    name: 'a task that changes the account',
    sample: task('change-profile', { names: { firstName: 'A', lastName: 'B' }, shippingAddress: address }),
    read: writtenTask,
  },
  { name: 'a task that subscribes', sample: task('subscribe', { email: 'a@mail.test' }), read: writtenTask },
  {
    name: 'a task that waits for stock',
    sample: task('await-stock', { email: 'a@mail.test', sku: 'A', name: 'Kurta' }),
    read: writtenTask,
  },
  {
    name: 'a task that waits for prices',
    sample: task('await-prices', { email: 'a@mail.test', skus: ['A'], groupId: null }),
    read: writtenTask,
  },
  {
    name: 'a task that sends a mail',
    sample: task('send-mail', { from: 'a@mail.test', to: 'b@mail.test', subject: 'Hello', text: 'There' }),
    read: writtenTask,
  },
  {
    name: 'what a shopper agrees to',
    sample: { version: 1, chosenAt: '2026-11-23T09:30:00.000Z', asked: ['marketing'], allowed: [] },
    read: readStoredConsent,
  },
  {
    name: 'a task that tells of a cart',
    sample: task('tell-cart', {
      id: 'c',
      state: { lines: [{ sku: 'A', pieces: 1, price: 100 }], total: 100, email: 'a@mail.test' },
    }),
    read: writtenTask,
  },
  { name: 'a task that tells of an event', sample: task('tell-event', { event_name: 'seen' }), read: writtenTask },
];

/** What may be anything in a task: what came of it. */
const FREE_IN_TASKS = ['result'];

describe.each(kept)('what a device has kept: $name', ({ sample, read, free = FREE_IN_TASKS }) => {
  test('is read as it was', () => expect(read(sample)).toMatchObject(sample as object));

  const needed = pathsIn(sample).filter((path) => !path.some((part) => free.includes(String(part))));
  test.each(needed.map((path) => ({ path, field: path.join('.') })))(
    'is not read with something else for $field',
    ({ path }) => {
      expect(read(withAt(sample, path, Symbol('something else')))).toBeNull();
    },
  );
});

test('a session says when it ended, where a build has kept that', () => {
  expect(readStoredSession({ kind: 'guest', leftAt: 17 })).toEqual({ kind: 'guest', leftAt: 17 });
  expect(readStoredSession({ kind: 'guest' })).toEqual({ kind: 'guest' });
  expect(readStoredSession({ kind: 'ended' })).toEqual({ kind: 'ended' });
  expect(readStoredSession({ kind: 'unknown' })).toBeNull();
});
