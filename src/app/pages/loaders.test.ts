import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import type { PageVisit } from '#app/page/page.ts';
import { createLoaderQueue } from '#domain/interface/loader-queue.ts';
import type { AddressOutcome, PageOutcome } from '#domain/interface/page-outcome.ts';
import { noSuggestions } from '#domain/listing/suggestions.ts';
import { noProductMore } from '#domain/workflows/product-more.ts';
import { loadAddress, prefetchAddress } from './address-loader.ts';
import { loadCategory } from './category-loader.ts';
import { loadHome } from './home-loader.ts';
import { loadProduct } from './product-loader.ts';
import { loadSharedList } from './shared-list-loader.ts';
import { loadTextPage } from './text-page-loader.ts';

/** A visit in which each verb notes what it was asked for and ends as told. */
function visitWith(services: Readonly<Record<string, unknown>>): PageVisit {
  const shop = {
    categoryView: { get: () => ({ kind: 'none' }) },
    productView: { get: () => ({ kind: 'none' }) },
    storeView: { get: () => ({ currency: 'INR' }) },
    ...services,
  };
  return {
    shop: shop as unknown as PageVisit['shop'],
    leaveEmpty: () => '/?notice=empty',
    enterAccount: async () => null,
    loadLayout: async () => {},
  };
}

function verb<Outcome>(outcome: Outcome) {
  const calls: unknown[][] = [];
  const call = async (...given: unknown[]): Promise<Outcome> => {
    calls.push(given);
    return outcome;
  };
  return { calls, call };
}

const { signal } = new AbortController();

const openingOf = (address: string, params: Record<string, string> = {}) => ({
  url: new URL(address, 'http://shop'),
  params,
  signal,
  queue: createLoaderQueue({ clock: createMemoryClock() }),
});

test.each<[PageOutcome, unknown]>([
  ['ready', { kind: 'shown', shows: 'home', status: 200 }],
  ['failed', { kind: 'shown', shows: 'home', status: 503 }],
  ['empty', { kind: 'missing', next: 'home' }],
])('ROUTE-48 ROUTE-49 a page whose workflow ends %s is answered so', async (outcome, expected) => {
  expect(await loadHome(visitWith({ openHome: verb(outcome).call }), openingOf('/'))).toEqual(expected);
});

test.each<[PageOutcome, unknown]>([
  ['ready', { kind: 'shown', shows: 'text-page', status: 200 }],
  ['failed', { kind: 'shown', shows: 'text-page', status: 503 }],
  ['empty', { kind: 'missing', next: 'home' }],
])('CONT-17 CONT-18 a page the merchant wrote whose workflow ends %s is answered so', async (outcome, expected) => {
  const open = verb(outcome);
  const opening = openingOf('/i/returns', { slug: 'returns' });
  expect(await loadTextPage(visitWith({ openShopPage: open.call }), opening)).toEqual(expected);
  expect(open.calls).toEqual([['returns', signal]]);
});

test('a category opens at the order and page of its address', async () => {
  const open = verb('ready');
  await loadCategory(
    visitWith({ openCategory: open.call }),
    openingOf('/c/sarees?sort=price:asc&page=3', { slug: 'sarees' }),
  );
  const place = { chosen: {}, sort: 'price:asc', firstPage: 2, lastPage: 2 };
  expect(open.calls).toEqual([[{ by: { key: 'slug', value: 'sarees' }, place }, signal]]);
});

test('what a form without scripts sends becomes the address of the list', async () => {
  const visit = visitWith({});
  const moved = { kind: 'moved', to: '/c/sarees?color=49' };
  expect(await loadCategory(visit, openingOf('/c/sarees?color=49&price-from=', { slug: 'sarees' }))).toEqual(moved);
  expect(await loadAddress(visit, openingOf('/women?price-to=90', { '*': 'women' }))).toEqual({
    kind: 'moved',
    to: '/women?price=*-90',
  });
});

test('the list at hand is not loaded again', async () => {
  const open = verb('ready');
  const view = {
    kind: 'ready',
    category: { slug: 'sarees', urlPath: 'women/sarees' },
    list: { chosen: { color: ['49'] }, sort: 'created_at:desc', firstPage: 0, lastPage: 1, renewal: 'none' },
  };
  const visit = visitWith({
    openCategory: open.call,
    openAddress: open.call,
    categoryView: { get: () => view },
  });
  const shown = { kind: 'shown', shows: 'category', status: 200 };
  for (const color of ['49', 'navy-49', 'Marine-49', '%E0%A4%A8%E0%A5%80%E0%A4%B2%E0%A4%BE-49', '49&color=navy-49']) {
    const query = `?color=${color}&page=2`;
    expect(await loadCategory(visit, openingOf(`/c/sarees${query}`, { slug: 'sarees' }))).toEqual(shown);
    expect(await loadAddress(visit, openingOf(`/women/sarees${query}`, { '*': 'women/sarees' }))).toEqual(shown);
  }
  expect(open.calls).toEqual([]);
  await loadCategory(visit, openingOf('/c/sarees', { slug: 'sarees' }));
  await loadCategory(visit, openingOf('/c/sarees?color=navy-50&page=2', { slug: 'sarees' }));
  expect(open.calls.length).toBe(2);
});

test('ROUTE-14 ROUTE-15 a product opens by its parent sku with the variant of its address', async () => {
  const open = verb('ready');
  const visit = visitWith({ openProduct: open.call });
  await loadProduct(visit, openingOf('/p/P1/tee/P1-M', { parentSku: 'P1', childSku: 'P1-M' }));
  await loadProduct(visit, openingOf('/p/P1/tee', { parentSku: 'P1' }));
  expect(open.calls).toEqual([
    [{ by: { key: 'sku', value: 'P1' }, variant: 'P1-M', toChoose: [] }, signal],
    [{ by: { key: 'sku', value: 'P1' }, variant: null, toChoose: [] }, signal],
  ]);
});

test('a variant that was chosen on the page is not loaded', async () => {
  const open = verb('ready');
  const view = { kind: 'ready', product: { sku: 'P1' }, variant: 'P1-M', toChoose: [] };
  const visit = visitWith({
    openProduct: open.call,
    productView: { get: () => view },
  });
  await loadProduct(visit, openingOf('/p/P1/tee/P1-M', { parentSku: 'P1', childSku: 'P1-M' }));
  expect(open.calls).toEqual([]);
  await loadProduct(visit, openingOf('/p/P1/tee/P1-S', { parentSku: 'P1', childSku: 'P1-S' }));
  expect(open.calls.length).toBe(1);
});

test.each<[AddressOutcome, unknown]>([
  [
    { kind: 'product', outcome: 'ready' },
    { kind: 'shown', shows: 'product', status: 200 },
  ],
  [
    { kind: 'category', outcome: 'ready' },
    { kind: 'shown', shows: 'category', status: 200 },
  ],
  [
    { kind: 'category', outcome: 'empty' },
    { kind: 'missing', next: 'home' },
  ],
  [{ kind: 'not-found' }, { kind: 'missing', next: 'not-found' }],
  [
    { kind: 'failed', asked: 'category' },
    { kind: 'shown', shows: 'category', status: 503 },
  ],
  [
    { kind: 'failed', asked: 'product' },
    { kind: 'shown', shows: 'product', status: 503 },
  ],
])('ROUTE-34 ROUTE-36 an address that is %j is answered so', async (outcome, expected) => {
  const visit = visitWith({ openAddress: verb(outcome).call });
  expect(await loadAddress(visit, openingOf('/no/such%20place', { '*': 'no/such place' }))).toEqual(expected);
});

/** What pointing at the link to a path asks the shop for, where the menu leads to the categories of these paths. */
async function prefetched(path: string, categories: readonly string[]) {
  const prefetch = verb({ kind: 'ok', value: null });
  const ready = { loadFrame: async () => {}, loadAttributes: async () => {} };
  const entries = categories.map((each) => ({ id: 1, name: each, address: `/${each}`, children: [] }));
  const menu = { get: () => ({ entries, isLoaded: true }) };
  const seen = {
    menu,
    knownCategories: { get: () => [] },
    searchView: { get: () => ({ kind: 'none' }) },
    homeView: { get: () => ({ rows: [] }) },
    productMore: { get: () => noProductMore },
    suggestions: { get: () => noSuggestions },
  };
  const visit = visitWith({ ...seen, ...ready, prefetchProduct: prefetch.call });
  return { screen: await prefetchAddress(visit, openingOf(`/${path}`, { '*': path })), asked: prefetch.calls };
}

test('a link to what the menu knows brings the screen of a category, and asks for no product', async () => {
  expect(await prefetched('women', ['women'])).toEqual({ screen: 'category', asked: [] });
  expect(await prefetched('silk-tee', ['women'])).toEqual({ screen: null, asked: [['url_path', 'silk-tee']] });
});

test.each([
  ['ready', 200],
  ['gone', 404],
  ['failed', 503],
] as const)('a shared wishlist that is %s is shown with the status %i', async (outcome, status) => {
  const openSharedList = verb(outcome);
  const opening = openingOf('/wishlist/shared/q7V0', { list: 'q7V0' });
  const opened = await loadSharedList(visitWith({ openSharedList: openSharedList.call }), opening);
  expect([opened, openSharedList.calls]).toEqual([{ kind: 'shown', shows: 'shared-list', status }, [['q7V0', signal]]]);
});
