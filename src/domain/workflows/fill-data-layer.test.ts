import { expect, test } from 'vitest';
import { createMemoryDataLayer } from '#adapters/memory/memory-data-layer.ts';
import type { EcommerceEvent } from '#domain/analytics/ecommerce-event.ts';
import type { Fact } from '#domain/analytics/fact.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { createFillDataLayer, createKeepForTags } from './fill-data-layer.ts';
import type { FactListener } from './tell-fact.ts';
import { createWaitingWorld } from './waiting-world-for-tests.ts';

function open(dataLayerUrl = 'https://tags.test/') {
  const dataLayer = createMemoryDataLayer();
  const { around, openTab, stored } = createWaitingWorld<EcommerceEvent>();
  const pageAddress = () => 'https://shop.test/cart';
  const ports = { ...around, marketing: { dataLayerUrl }, pageAddress };
  const openPage = () => settling(createFillDataLayer({ ...ports, dataLayer, waitingTags: openTab() }));
  const openWorker = () => settling(createKeepForTags({ ...ports, waitingTags: openTab() }));
  const listener = openPage();
  return {
    ...{ dataLayer, ...around, openPage, openWorker, listener, stored },
    names: () => dataLayer.pushed().map(({ name }) => name),
  };
}

function settling(listener: FactListener): FactListener {
  const hear = async (fact: Fact) => {
    await listener.hear(fact);
    await listener.settled();
  };
  return { ...listener, hear };
}

const billingAddress = { firstName: 'Meera', lastName: 'Iyer', postcode: '400050', phone: '+919820012345' };
const bought: Fact = {
  kind: 'bought',
  order: { id: '1764000000000-9f03cabc', lines: [], total: moneyOf(8_960), billingAddress },
};

test('it is for marketing, and hears where something happened', async () => {
  const { listener, dataLayer } = open();
  expect(listener.purpose).toBe('marketing');
  await listener.hear({ kind: 'searched', results: 3 });
  expect(dataLayer.pushed()).toEqual([
    { name: 'view_search_results', address: 'https://shop.test/cart', ecommerce: { results: 3 } },
  ]);
});

test('a shop without tags tells none', async () => {
  const { listener, openWorker, names, stored } = open('');
  await listener.hear({ kind: 'page-seen' });
  await openWorker().hear(bought);
  expect([names(), stored()]).toEqual([[], null]);
});

test('what happens without a network is told later, once and in its order', async () => {
  const { listener, connectivity, names } = open();
  connectivity.go('offline');
  await listener.hear({ kind: 'page-seen' });
  await listener.hear({ kind: 'searched', results: 3 });
  expect(names()).toEqual([]);
  connectivity.go('online');
  await expect.poll(names).toEqual(['page_view', 'view_search_results']);
});

test('tags that do not come are asked for again with the next event, and the log says so once', async () => {
  const { listener, dataLayer, names, log } = open();
  dataLayer.come(false);
  await listener.hear({ kind: 'page-seen' });
  await listener.hear({ kind: 'searched', results: 3 });
  dataLayer.come(true);
  await listener.hear({ kind: 'page-seen' });
  expect(names()).toEqual(['page_view', 'view_search_results', 'page_view']);
  expect(log.errors()).toEqual(['The event page_view was not told to the tags: unreachable']);
});

test('who takes the permission back has what waits dropped and the tags forget', async () => {
  const { listener, dataLayer, connectivity, names } = open();
  await listener.hear({ kind: 'page-seen' });
  connectivity.go('offline');
  await listener.hear({ kind: 'searched', results: 3 });
  await listener.forget();
  connectivity.go('online');
  await listener.hear({ kind: 'page-seen' });
  expect([names(), dataLayer.forgotten()]).toEqual([['page_view', 'page_view'], 1]);
});

test('TRACK-11 a purchase of a worker is kept for the page that opens next, which tells it once', async () => {
  const { openWorker, openPage, names, stored } = open();
  await openWorker().hear(bought);
  await openWorker().hear(bought);
  expect([names(), stored()?.map(({ event }) => event.ecommerce['transaction_id'])]).toEqual([
    [],
    ['1764000000000-9f03cabc'],
  ]);
  const [page, other] = [openPage(), openPage()];
  await Promise.all([page.hear({ kind: 'page-seen' }), other.hear({ kind: 'page-seen' })]);
  expect([names(), stored()]).toEqual([['purchase', 'page_view', 'page_view'], []]);
});

test('TRACK-05 a worker whose shopper has taken the permission back deletes what waits', async () => {
  const { openWorker, openPage, names, stored } = open();
  await openWorker().hear(bought);
  await openWorker().forget();
  await openPage().hear({ kind: 'page-seen' });
  expect([names(), stored()]).toEqual([['page_view'], []]);
});
