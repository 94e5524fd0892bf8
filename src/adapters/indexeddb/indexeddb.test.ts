import { moneyOf } from '#domain/shared/money.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { keyValueStoreRules } from '#adapters/contracts/key-value-store-rules.ts';
import { orderStoreRules } from '#adapters/contracts/order-store-rules.ts';
import { proveRules } from '#adapters/contracts/prove-rules.ts';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { keptOrderOf } from '#adapters/stored/stored-order.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { createIndexedDbKeyValueStore } from './indexeddb-key-value-store.ts';
import { createIndexedDbOrderStore } from './indexeddb-order-store.ts';
import { createLocalforageKeyValueStore } from './localforage-key-value-store.ts';

const log = createMemoryLog();
let world = 0;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  world += 1;
});

proveRules('orders in a database', orderStoreRules, () => ({ open: () => createIndexedDbOrderStore({ log }) }));

proveRules('values in a database', keyValueStoreRules, () => ({
  open: (name) => createIndexedDbKeyValueStore({ name: `${world}-${name}` }),
}));

proveRules('claims in a database', keyValueStoreRules, () => ({
  open: (name) => createLocalforageKeyValueStore({ name: `${world}-${name}` }),
}));

const order = sampleOrder('1-a');
const record = keptOrderOf(order);

function requestOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function putRaw(record: unknown): Promise<void> {
  const database = await requestOf(indexedDB.open('shop-orders'));
  await requestOf(database.transaction('orders', 'readwrite').objectStore('orders').put(record));
  database.close();
}

test('what a later build keeps in an order comes back with it', async () => {
  const store = createIndexedDbOrderStore({ log });
  await store.put(order);
  await putRaw({ ...record, giftNote: 'for Meera' });
  expect(await store.get(order.id)).toMatchObject({ value: { giftNote: 'for Meera' } });
});

test('an order of an earlier build can still be taken back into the cart', async () => {
  const store = createIndexedDbOrderStore({ log });
  await store.put(order);
  const { coupon, hasLeftCart, ...shown } = record;
  const before = { ...shown, isTransmitted: true, transmittedAt: order.createdAt };
  const lines = record.lines.map(({ parts, parentSku, designer, regularPrice, address, ...line }) => line);
  const taken = { number: 'AF1', total: 1_680 };
  await putRaw({ ...before, id: '2-b', lines, outcome: { kind: 'accepted', ...taken } });
  await putRaw({
    ...before,
    id: '3-c',
    lines,
    outcome: { kind: 'accepted', ...taken, paymentPage: 'javascript:alert(1)' },
  });
  await putRaw({
    ...before,
    id: '4-d',
    lines,
    outcome: { kind: 'accepted', ...taken, paymentPage: 'https://pay.test/1' },
  });
  const whole = {
    parts: [],
    parentSku: 'RT-TE-220',
    designer: '',
    regularPrice: moneyOf(1_680),
    address: '/p/RT-TE-220/RT-TE-220',
  };
  const pageOf = async (id: string) => {
    const answer = await store.get(orderIdOf(id));
    expect(answer).toMatchObject({
      value: { coupon: null, status: 'accepted', number: 'AF1', charged: moneyOf(1_680), lines: [whole] },
    });
    return answer.kind === 'ok' && answer.value?.status === 'accepted' && answer.value.paymentPage;
  };
  expect([await pageOf('2-b'), await pageOf('3-c'), await pageOf('4-d')]).toEqual([null, null, 'https://pay.test/1']);
});

test.each([undefined, null, '', 'barter', 7, {}, ['upi']])(
  'an order that kept no channel of a payment has none, and is sent all the same: %j',
  async (paymentChannel) => {
    const store = createIndexedDbOrderStore({ log });
    await store.put({ ...order, paymentChannel: 'cards' });
    expect(await store.get(order.id)).toMatchObject({ value: { paymentChannel: 'cards' } });
    await putRaw({ ...record, id: '2-b', paymentChannel });
    expect(await store.get(orderIdOf('2-b'))).toMatchObject({ value: { paymentChannel: null } });
  },
);

const { mayHaveLeft, attemptedAt, ...ofReleasedBuild } = record;
const changed = '2026-11-20T10:05:00.000Z';
const tried = '2026-11-20T10:04:00.000Z';

test.each<[string, object, object]>([
  ['was tried', { attemptedAt: tried }, { status: 'maybeReceived', attemptedAt: tried }],
  ['never left', { attemptedAt: null }, { status: 'queued' }],
  ['is older than attempts', {}, { status: 'maybeReceived', attemptedAt: changed }],
  ['has a damaged time', { attemptedAt: 'soon' }, { status: 'maybeReceived', attemptedAt: changed }],
  ['has no time but a number', { attemptedAt: 42 }, { status: 'maybeReceived', attemptedAt: changed }],
  ['has a damaged word', { attemptedAt: null, mayHaveLeft: 'no' }, { status: 'sending' }],
  ['contradicts itself', { attemptedAt: tried, mayHaveLeft: false }, { status: 'maybeReceived', attemptedAt: tried }],
])('of a stored order that %s it is known whether the shop may have it', async (_name, kept, expected) => {
  const store = createIndexedDbOrderStore({ log });
  await store.put(order);
  await putRaw({ ...ofReleasedBuild, updatedAt: changed, id: '2-b', ...kept });
  expect(await store.get(orderIdOf('2-b'))).toMatchObject({ value: expected });
});

test('that an order is being canceled, or was and the shop has it, is kept', async () => {
  const store = createIndexedDbOrderStore({ log });
  const taken = { kind: 'accepted', number: 'AF1', total: 1_680, paymentPage: null };
  const ofTaken = { ...record, isTransmitted: true, transmittedAt: order.createdAt, hasLeftCart: true };
  await store.put(sampleOrder('1-a', {}, statesForTests.canceling));
  await store.put(sampleOrder('2-b', {}, { ...statesForTests.accepted, isUnwanted: true }));
  await putRaw({ ...ofTaken, id: '3-c', outcome: { ...taken, isUnwanted: 'perhaps' } });
  expect(await store.all()).toMatchObject({
    value: [{ status: 'canceling' }, { isUnwanted: true }, { isUnwanted: false }],
  });
});
