import { expect, test } from 'vitest';
import { KURTA_M } from '#adapters/contracts/samples.ts';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { allAttributes, allCategories, searchQuery } from '#domain/catalog/search-query.ts';
import { orderIdOf } from '#domain/orders/order.ts';
import { asGuest } from '#domain/session/as-visitor.ts';
import { createMemoryHttpClient } from './http-client-for-tests.ts';
import { createHttpGateways } from './http-gateways.ts';
import { browserLimits } from './transport.ts';

/** Only what goes through the transport arrives here, and has the headers that it gives every call. */
test('QUEUE-34 every gateway calls the shop through the one transport', async () => {
  const http = createMemoryHttpClient();
  const ports = {
    storeView: createMemoryCell({ country: 'GB', locale: 'en-US', currency: 'GBP' } as const),
    log: createMemoryLog(),
    asVisitor: asGuest,
    storeCode: 'default',
  };
  const gateways = createHttpGateways(ports, { baseUrl: '', limits: browserLimits, http });
  const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['/api/cart/create', () => gateways.cart.create()],
    ['/api/order/get', () => gateways.orders.get(orderIdOf('17-a'))],
    ['/api/ext/mailchimp-subscribe/', () => gateways.newsletter.status('meera@mail.test')],
    ['/api/stock/check', () => gateways.stock.look(KURTA_M)],
    ['/api/home/data', () => gateways.home.sections()],
    ['/api/banners/', () => gateways.home.promoted()],
    ['/api/home/common-config', () => gateways.promos.current()],
    ['/api/ext/cms-data/', () => gateways.pages.find('about-us')],
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
    expect(request?.headers).toEqual({ 'content-type': 'application/json', 'country-id': 'GB', currency: 'GBP' });
  }
});
