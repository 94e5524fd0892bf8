import { expect, test } from 'vitest';
import { noLabels } from '#adapters/http/option-labels.ts';
import { productOf } from '#adapters/http/product-of.ts';
import { parseProduct } from '#adapters/wire/parse-product.ts';
import { productReply } from '#api/catalog/product-reply.ts';
import { demoCollection } from '#api/demo/collection/collection.ts';
import { containsTax, priceOf } from '#domain/pricing/price-tag.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';

const TODAY = '2026-11-20';
const { products } = demoCollection(TODAY);

type Told = Readonly<Record<'price' | 'originalPrice' | 'priceInclTax' | 'specialPriceInclTax' | 'discount', number>>;

/** What the catalog says of each product to a country, and what the shop makes of it on the day that is said. */
function toldOf(set: 'IN' | 'US' | 'OTHER') {
  const world = { set, today: TODAY, rate: 1200, origin: 'https://zari.example', stock: [], reviews: null } as const;
  return products.map((record) => {
    const reply = productReply({ ...record, category: [] }, world);
    const parsed = parseProduct(JSON.parse(JSON.stringify(reply)));
    if (parsed.kind !== 'ok') throw new Error(`${record.sku} cannot be read.`);
    return { told: reply as Told, product: productOf(parsed.value, noLabels) };
  });
}

test.each([
  ['IN', 'IN'],
  ['US', 'US'],
  ['OTHER', 'GB'],
] as const)('CAT-006 the discount that is shown in %s is the one that the catalog tells', (set, country) => {
  const all = toldOf(set).map(({ told, product }) => [
    told.discount,
    priceOf(product.prices, { country, today: TODAY }).discount,
  ]);
  expect(all.some(([told]) => told !== 0)).toBe(true);
  expect(all.map(([, shown]) => shown)).toEqual(all.map(([told]) => told));
});

test('CAT-006 what is paid in India, what is taken off and the tax within it are what the catalog tells', () => {
  for (const { told, product } of toldOf('IN')) {
    const { current, regular } = priceOf(product.prices, { country: 'IN', today: TODAY });
    expect([current, current < regular ? current : nothing]).toEqual([
      moneyOf(told.priceInclTax),
      moneyOf(told.specialPriceInclTax),
    ]);
    expect(product.prices.tax?.of).toBe(current);
    expect(containsTax('IN', product)).toBe(true);
    expect(told.originalPrice).toBe(told.price);
  }
});
