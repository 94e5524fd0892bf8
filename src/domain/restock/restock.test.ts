import { expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryProducts } from '#adapters/memory/memory-products.ts';
import { createMemoryRestockGateway } from '#adapters/memory/memory-restock-gateway.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import { openQueue } from '#domain/queue/queue-world-for-tests.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createAskToBeTold } from './ask-to-be-told.ts';
import { createHearWait, createSendWait } from './restock-task.ts';

const MEERA = 'meera@mail.test';
const sku = skuOf('IVORY-M');
const wait = { email: MEERA, sku, name: 'Kurta (M in Ivory)' };

function open() {
  const products = createMemoryProducts();
  products.put(kurta());
  products.leave(sku, 0);
  const restockGateway = createMemoryRestockGateway({ products });
  const told: Notice[] = [];
  const notify = (notice: Notice): void => void told.push(notice);
  const queue = openQueue();
  const { connectivity, sendTask } = queue;
  connectivity.go('online');
  const ports = {
    restockGateway,
    connectivity,
    sendTask,
    notify,
    tellRefusal: createTellRefusal({ notify }),
  };
  return {
    ...queue,
    products,
    gateway: restockGateway,
    told,
    ask: createAskToBeTold(ports),
    hear: createHearWait(ports),
  };
}

const THERE = skuOf('INDIGO-S');

test('the shop notes who waits, and writes once when it is back', async () => {
  const { ask, gateway, products, told } = open();
  expect([await ask({ ...wait, email: ` ${MEERA} ` }), await ask(wait)]).toEqual(['noted', 'noted']);
  gateway.tellRestocked();
  expect(gateway.told()).toEqual([]);
  products.leave(sku, 2);
  gateway.tellRestocked();
  gateway.tellRestocked();
  expect([gateway.told(), told]).toEqual([[{ email: MEERA, sku }], []]);
});

test('of what is there already nobody is told later', async () => {
  const { ask, gateway } = open();
  expect(await ask({ ...wait, sku: THERE })).toBe('in-stock');
  gateway.tellRestocked();
  expect(gateway.told()).toEqual([]);
});

test.each(['', ' ', 'meera', 'meera@mail'])('the address "%s" is none, and the shop is not asked', async (email) => {
  const { ask, gateway } = open();
  expect([await ask({ ...wait, email }), gateway.calls()]).toEqual(['not-an-email', []]);
});

test.each([
  [refused(400, 'Unknown sku IVORY-M'), 'refused', ['Unknown sku IVORY-M']],
  [failed('no JSON'), 'failed', []],
  [unreachable, 'failed', []],
] as const)('the answer %o ends as %s', async (answer, outcome, words) => {
  const { ask, gateway, told } = open();
  gateway.failNext(answer);
  expect(await ask(wait)).toBe(outcome);
  expect(told).toEqual(words.map((text) => ({ code: 'server-message', text })));
});

test('without a network it waits on the device, once for each sku and address', async () => {
  const { ask, connectivity, gateway, tasks } = open();
  connectivity.go('offline');
  for (const email of [MEERA, MEERA.toUpperCase()]) expect(await ask({ ...wait, email })).toBe('queued');
  expect(await ask({ ...wait, sku: THERE })).toBe('queued');
  expect(tasks()).toMatchObject([
    { endpoint: 'await-stock', payload: { ...wait, email: MEERA.toUpperCase() } },
    { endpoint: 'await-stock', payload: { ...wait, sku: THERE } },
  ]);
  expect(gateway.calls()).toEqual([]);
});

test('a device that keeps nothing says so', async () => {
  const { ask, connectivity, store } = open();
  connectivity.go('offline');
  store.failNextWrites(1);
  expect(await ask(wait)).toBe('failed');
});

test.each([
  [
    { kind: 'ok', value: 'noted' },
    { code: 'restock-noted', type: 'success', productName: wait.name },
  ],
  [
    { kind: 'ok', value: 'in-stock' },
    { code: 'restock-there', type: 'info', productName: wait.name },
  ],
  [
    { kind: 'refused', code: 400, message: 'No', isSilent: false },
    { code: 'server-message', text: 'No' },
  ],
] as const)('the answer %o to one that waited is told', async (answer, notice) => {
  const { ask, connectivity, hear, tasks, told } = open();
  connectivity.go('offline');
  await ask(wait);
  for (const task of tasks()) hear(task, answer);
  expect(told).toEqual([notice]);
});

test('what waited is sent in the world it was asked for in', async () => {
  const { gateway } = open();
  const world = { owner: null, storeCode: 'de', country: 'GB', currency: 'GBP' } as const;
  await createSendWait({ restockGateway: gateway })(wait, { world, leave: async () => true });
  expect(gateway.calls()).toEqual([{ verb: 'ask', args: [wait, world] }]);
});
