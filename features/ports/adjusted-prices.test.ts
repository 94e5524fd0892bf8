import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { gatewaysOver } from '#adapters/http/http-gateways.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { adjustPricesBy } from '#composition/areas/adjust-prices-by.ts';
import { defaultConfig, type ShopConfig } from '#config/shop-config.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { priceOf } from '#domain/pricing/price-tag.ts';
import { dayAt } from '#domain/shared/clock.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { answered } from './answered.ts';
import { openReferenceShop, type ReferenceShop } from './reference-shop.ts';

let shop: ReferenceShop;
beforeAll(async () => {
  shop = await openReferenceShop();
});
afterAll(() => shop.close());

/** What every product and variant of the demo costs a shopper of a shop with these settings. */
async function pricesWith(change: Partial<ShopConfig>, country: 'IN' | 'US' = 'IN') {
  const transport = shop.transport();
  transport.goTo(country);
  const [storeView, log] = [createMemoryCell({ ...defaultStoreView, country }), shop.log];
  const config = { ...defaultConfig, ...change };
  const { search } = gatewaysOver({
    ...usualStore,
    transport,
    log,
    ...adjustPricesBy({ config, storeView, log, storeId: 1 }),
  });
  const { items } = answered(await search.products(searchQuery({ size: 4_000 })));
  const market = { country, today: dayAt(shop.today().getTime()) };
  return items.flatMap(({ sku, prices, variants }) =>
    [{ sku, prices }, ...variants].map((sold) => [sold.sku, priceOf(sold.prices, market)]),
  );
}

test('what the client adds to prices is, to the paisa, what the server would', async () => {
  const byServer = await pricesWith({});
  expect(byServer.length).toBeGreaterThan(100);
  expect(await pricesWith({ 'tax.calculateServerSide': false })).toEqual(byServer);
});

test.each(['IN', 'US'] as const)('the platform says in %s what the catalog says', async (country) => {
  const synced = await pricesWith({ 'products.syncPlatformPricesOver': true }, country);
  expect(synced).toEqual(await pricesWith({}, country));
});
