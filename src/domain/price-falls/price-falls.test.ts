import { expect, test } from 'vitest';
import { failed, refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryPriceFallGateway } from '#adapters/memory/memory-price-fall-gateway.ts';
import { createMemoryProducts } from '#adapters/memory/memory-products.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Notice } from '#domain/notices/notices.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import { openQueue } from '#domain/queue/queue-world-for-tests.ts';
import { asha, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createAskAboutPrices } from './ask-about-prices.ts';
import { createHearPriceWait, createSendPriceWait } from './price-fall-task.ts';

const MEERA = 'meera@mail.test';
const DAY_MS = 86_400_000;
const { sku } = kurta();
const wait = { email: MEERA, skus: [sku] };

function open({ whose = guestSession, hasPriceTiers = false }: { whose?: Session; hasPriceTiers?: boolean } = {}) {
  const products = createMemoryProducts();
  products.put(kurta());
  let now = 0;
  const market = () => ({ country: 'IN', today: '2026-11-20' }) as const;
  const priceFallGateway = createMemoryPriceFallGateway({ products, market, now: () => now });
  const told: Notice[] = [];
  const notify = (notice: Notice): void => void told.push(notice);
  const queue = openQueue();
  const { connectivity, sendTask } = queue;
  connectivity.go('online');
  const ports = {
    ...{ priceFallGateway, connectivity, sendTask, notify, tellRefusal: createTellRefusal({ notify }) },
    session: createMemoryCell(whose),
    sessionRules: { hasPriceTiers },
  };
  return {
    ...queue,
    products,
    gateway: priceFallGateway,
    told,
    costs: (rupees: number) => {
      const { prices, ...product } = kurta();
      const india = { ...prices.india, regular: moneyOf(rupees), special: moneyOf(0) };
      products.put({ ...product, prices: { ...prices, india } });
    },
    aDayPasses: () => {
      now += DAY_MS;
    },
    ask: createAskAboutPrices(ports),
    hear: createHearPriceWait(ports),
  };
}

test('the shop notes who waits, and writes once for each fall, no more than once a day', async () => {
  const { ask, gateway, costs, aDayPasses } = open();
  costs(1_000);
  expect([await ask({ ...wait, email: ` ${MEERA} ` }), await ask(wait)]).toEqual(['noted', 'noted']);
  for (const [rupees, mails] of [
    [1_000, 0],
    [800, 1],
    [800, 1],
    [700, 1],
  ] as const) {
    costs(rupees);
    gateway.tellFalls();
    expect(gateway.told()).toHaveLength(mails);
  }
  aDayPasses();
  gateway.tellFalls();
  gateway.tellFalls();
  expect(gateway.told()).toEqual([
    { email: MEERA, skus: [sku] },
    { email: MEERA, skus: [sku] },
  ]);
});

test('it is asked for the group of who is signed in', async () => {
  const { ask, gateway } = open({ whose: signedIn(pair(1), asha, 0), hasPriceTiers: true });
  await ask(wait);
  expect(gateway.calls()).toEqual([{ verb: 'ask', args: [{ ...wait, groupId: asha.groupId }] }]);
});

test('where groups have no prices of their own none is named', async () => {
  const { ask, gateway } = open({ whose: signedIn(pair(1), asha, 0) });
  await ask(wait);
  expect(gateway.calls()).toMatchObject([{ args: [{ groupId: null }] }]);
});

test.each(['', ' ', 'meera', 'meera@mail'])('the address "%s" is none, and the shop is not asked', async (email) => {
  const { ask, gateway } = open();
  expect([await ask({ ...wait, email }), gateway.calls()]).toEqual(['not-an-email', []]);
});

test.each([
  [refused(400, 'Nothing to wait for'), 'refused', ['Nothing to wait for']],
  [failed('no JSON'), 'failed', []],
  [unreachable, 'failed', []],
] as const)('the answer %o ends as %s', async (answer, outcome, words) => {
  const { ask, gateway, told } = open();
  gateway.failNext(answer);
  expect(await ask(wait)).toBe(outcome);
  expect(told).toEqual(words.map((text) => ({ code: 'server-message', text })));
});

test('without a network it waits on the device, once for each address and with all that was asked for', async () => {
  const { ask, connectivity, gateway, tasks } = open();
  connectivity.go('offline');
  for (const email of [MEERA, MEERA.toUpperCase()]) expect(await ask({ ...wait, email })).toBe('queued');
  expect(await ask({ ...wait, skus: ['OTHER', sku] })).toBe('queued');
  expect(tasks()).toMatchObject([
    { endpoint: 'await-prices', payload: { email: MEERA, skus: ['OTHER', sku], groupId: null } },
  ]);
  expect(gateway.calls()).toEqual([]);
});

test('of many that wait no more are kept than one call takes, the latest first', async () => {
  const { ask, connectivity, tasks } = open();
  connectivity.go('offline');
  await ask({ ...wait, skus: Array.from({ length: 60 }, (_, at) => `OLD-${at}`) });
  await ask({ ...wait, skus: Array.from({ length: 60 }, (_, at) => `NEW-${at}`) });
  const [task] = tasks();
  const skus = task?.endpoint === 'await-prices' ? task.payload.skus : [];
  expect([skus.length, skus[0], skus.at(-1)]).toEqual([100, 'NEW-0', 'OLD-39']);
});

test('a device that keeps nothing says so', async () => {
  const { ask, connectivity, store } = open();
  connectivity.go('offline');
  store.failNextWrites(1);
  expect(await ask(wait)).toBe('failed');
});

test.each([
  [
    { kind: 'ok', value: [sku] },
    { code: 'price-falls-noted', type: 'success' },
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
  const world = { owner: null, storeCode: 'de', country: 'GB', currency: 'GBP', locale: 'de-DE' } as const;
  const asked = { ...wait, groupId: null };
  await createSendPriceWait({ priceFallGateway: gateway })(asked, { world, leave: async () => true });
  expect(gateway.calls()).toEqual([{ verb: 'ask', args: [asked, world] }]);
});
