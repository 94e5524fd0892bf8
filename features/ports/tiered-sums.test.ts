import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualStore } from '#adapters/contracts/usual-store.ts';
import { gatewaysOver } from '#adapters/http/http-gateways.ts';
import { lineOf } from '#domain/cart/line-of.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import { priceOf } from '#domain/pricing/price-tag.ts';
import { dayAt } from '#domain/shared/clock.ts';
import { nothing } from '#domain/shared/money.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { answered } from './answered.ts';
import { openReferenceShop, type ReferenceShop } from './reference-shop.ts';

let shop: ReferenceShop;
beforeAll(async () => {
  shop = await openReferenceShop();
  const tier_prices = [
    { qty: 3, value: 1_333.33 },
    { qty: 6, value: 1_100.1 },
    { qty: 2, value: 900, group: 8 },
    { qty: 4, value: 2_000 },
  ];
  await sell({ sku: 'TIER-TEE', price: 1_680, us_price: 2_000, tier_prices });
  await sell({ sku: 'TIER-KURTA', sizes: ['S', 'M'], price: 1_680, special_price: 1_500, tier_prices });
});
afterAll(() => shop.close());

async function sell(product: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ qty: 1_000, ...product });
  const answer = await fetch(`${shop.url}/workbench/products`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Nothing is sold: ${answer.status} ${await answer.text()}`);
}

/** So many pieces of a product in a cart of the server's, as the device reckons it and as the server does. */
async function sumsOf(sku: string, quantity: number, country: CountryId) {
  const transport = shop.transport();
  transport.goTo(country);
  const { search, cart } = gatewaysOver({ ...usualStore, transport, log: shop.log });
  const conditions = [{ field: 'sku', kind: 'is', value: sku } as const];
  const [product] = answered(await search.products(searchQuery({ conditions }))).items;
  if (!product) throw new Error(`There is no ${sku}.`);
  const variant = product.variants.at(-1) ?? null;
  const price = priceOf((variant ?? product).prices, { country, today: dayAt(shop.today().getTime()) });
  const line = lineOf({ product, variant, price, address: '' }, quantity);
  const id = answered(await cart.create());
  answered(await cart.update(id, line));
  const { grandTotal } = answered(await cart.totals(id));
  return { own: ownTotals([line], nothing).grandTotal, servers: grandTotal };
}

test.each(['TIER-TEE', 'TIER-KURTA'])(
  'the device reckons %s as the server does, whatever tier is reached',
  async (sku) => {
    for (const quantity of [1, 2, 3, 4, 5, 6, 7]) {
      const { own, servers } = await sumsOf(sku, quantity, 'IN');
      expect(own, `${quantity} pieces`).toBe(servers);
    }
  },
);

test('in a country that no tier counts in, too', async () => {
  const { own, servers } = await sumsOf('TIER-TEE', 6, 'US');
  expect(own).toBe(servers);
});
