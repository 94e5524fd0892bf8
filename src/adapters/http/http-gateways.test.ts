import { expect, test } from 'vitest';
import { KURTA_M } from '#adapters/contracts/samples.ts';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { allAttributes, allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { asGuest } from '#domain/session/with-authorization.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMemoryHttpClient } from './http-client-for-tests.ts';
import { createHttpGateways, createHttpTokens } from './http-gateways.ts';
import { browserLimits } from './transport.ts';

/** Only what goes through the transport arrives here, and has the headers that it gives every call. */
const priceWait = { email: 'meera@mail.test', skus: ['S'], language: 'en', groupId: null };

test('QUEUE-34 every gateway calls the shop through the one transport', async () => {
  const http = createMemoryHttpClient();
  const ports = {
    storeView: createMemoryCell({ country: 'GB', locale: 'en-US', currency: 'GBP' } as const),
    log: createMemoryLog(),
    withAuthorization: asGuest,
    ...usualWorld,
  };
  const gateways = createHttpGateways(ports, { baseUrl: '', limits: browserLimits, http });
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['/api/cart/create', () => gateways.cart.create()],
    ['/api/order/get', () => gateways.orders.get(orderIdOf('17-a'))],
    ['/api/price/notify', () => gateways.priceFalls.ask(priceWait)],
    ['/api/stock/notify', () => gateways.restock.ask({ email: 'meera@mail.test', sku: skuOf('S') })],
    ['/api/ext/mailchimp-subscribe/', () => gateways.newsletter.status('meera@mail.test')],
    ['/api/delivery/estimate', () => gateways.delivery.estimate({ pinCode: '400050', skus: [KURTA_M] })],
    ['/api/wishlist/shared', () => gateways.sharedLists.read('list')],
    ['/api/stock/check', () => gateways.stock.look(KURTA_M)],
    ['/api/stock/list', () => gateways.stock.list([KURTA_M])],
    ['/api/home/data', () => gateways.home.sections()],
    ['/api/banners/', () => gateways.home.promoted()],
    ['/api/home/common-config', () => gateways.promos.current()],
    ['/api/ext/cms-data/', () => gateways.pages.find('about-us')],
    ['/api/ext/cms-data/', () => gateways.blocks.find('order-help')],
    ['/api/store-locator', () => gateways.stores.all()],
    ['/api/catalog', () => gateways.search.products(searchQuery({}))],
    ['/api/catalog', () => gateways.search.categories(allCategories)],
    ['/api/catalog', () => gateways.search.attributes(allAttributes)],
    ['/api/catalog', () => gateways.reviews.latest(7)],
    ['/api/product/size-guide-collection', () => gateways.sizeGuides.find({ sku: KURTA_M, designer: '' })],
  ];
  for (const [address, call] of calls) {
    const before = http.sent().length;
    await call();
    const [request] = http.sent().slice(before);
    expect(request?.url).toContain(address);
    const world = { 'country-id': 'GB', currency: 'GBP', 'accept-language': 'en-US' };
    expect(request?.headers).toEqual({ 'content-type': 'application/json', ...world });
  }
});

test('SESS-14 STORE-30 in one shop of several every call names the store view, signing in and home page alike', async () => {
  const http = createMemoryHttpClient();
  const ports = {
    storeView: createMemoryCell(defaultStoreView),
    log: createMemoryLog(),
    withAuthorization: asGuest,
    ...usualWorld,
    namedStore: 'de',
  };
  const access = { baseUrl: '', limits: browserLimits, http };
  await createHttpTokens(ports, access).signIn({ email: 'asha@mail.test', password: 'indigo' });
  await createHttpGateways(ports, access).home.sections();
  await createHttpGateways(ports, access).home.promoted();
  expect(http.sent().map(({ url }) => url)).toEqual([
    '/api/user/login?storeCode=de',
    '/api/home/data?storeCode=de',
    '/api/banners/default/main-image.json',
    '/api/banners/default/promoted_offers.json',
  ]);
});
