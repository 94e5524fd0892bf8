import { KURTA, TAX_RULE } from '#api/contract-kit/calls/reference-data.ts';
import type { Prices, Product } from '#api/contract-kit/calls/shapes.ts';
import {
  type Country,
  discountOf,
  paise,
  rateOf,
  sellingPrice,
  storeDay,
  withoutTax,
  withTax,
} from '#api/contract-kit/money/rules.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { holds, same } from '#api/contract-kit/shared/mismatch.ts';

const COUNTRIES: readonly Country[] = ['IN', 'US', 'GB', 'ROW'];
const OF_ONE_PRICE = ['simple', 'configurable', 'virtual'];

/** Section 4: the prices of products, reckoned again. */
export const priceChecks: readonly Check[] = [
  {
    id: 'catalog/prices',
    section: 4,
    operation: 'catalogSearch',
    rule: 'regular, special and selling price, tax and discount of every product and variant fit together',
    async run(kit) {
      const [products, rules, day] = [await kit.catalog(), await kit.taxRules(), storeDay(Date.now())];
      for (const product of products.filter(({ type_id }) => OF_ONE_PRICE.includes(type_id))) {
        const rate = rateOf(product.tax_class_id, rules, 'IN');
        pricesFit(product, rate, day, product.sku);
        for (const child of product.configurable_children ?? []) pricesFit(child, rate, day, child.sku);
      }
    },
  },
  ...COUNTRIES.map(
    (country): Check => ({
      id: `catalog/discount-${country}`,
      section: 4,
      operation: 'productList',
      rule: `discount is the percent of the price set of ${country}`,
      async run(kit) {
        const skus = (await kit.catalog())
          .filter(({ type_id }) => OF_ONE_PRICE.includes(type_id))
          .map(({ sku }) => sku);
        const parts = { query: { skus: [KURTA, ...skus].slice(0, 100).join(',') }, headers: { 'country-id': country } };
        const { items } = await kit.client.succeed<{ readonly items: readonly Product[] }>('productList', parts);
        const day = storeDay(Date.now());
        for (const product of items)
          same(product.discount, discountOf(product, country, day), `${product.sku} discount`);
      },
    }),
  ),
  {
    id: 'catalog/cheapest-child',
    section: 4,
    operation: 'catalogSearch',
    rule: 'a configurable product carries the prices of its cheapest enabled child',
    async run(kit) {
      for (const product of await kit.catalog()) {
        const enabled = (product.configurable_children ?? []).filter(({ status = 1 }) => status === 1);
        if (enabled.length === 0) continue;
        const cheapest = Math.min(...column(enabled, 'priceInclTax'));
        same(product.priceInclTax, cheapest, `${product.sku} priceInclTax`);
      }
    },
  },
  {
    id: 'catalog/tax-rule',
    section: 9,
    operation: 'taxRules',
    rule: 'tax rule 1 is there, and the list is that of the search',
    async run(kit) {
      const { items } = await kit.client.succeed<{ readonly items: readonly { readonly id: number }[] }>('taxRules');
      holds(
        items.some(({ id }) => id === TAX_RULE),
        `tax rule ${TAX_RULE}`,
        items,
      );
      same(items, await kit.taxRules());
    },
  },
];

function pricesFit(prices: Prices, rate: number, day: string, sku: string): void {
  const selling = sellingPrice(prices, 'IN', day);
  const regular = withTax(paise(prices.price), rate);
  same(paise(prices.originalPriceInclTax), regular, `${sku} originalPriceInclTax in paise`);
  same(paise(prices.priceInclTax), selling, `${sku} priceInclTax in paise`);
  same(paise(prices.specialPriceInclTax), selling === regular ? 0 : selling, `${sku} specialPriceInclTax in paise`);
  same(paise(prices.tax), selling - withoutTax(selling, rate), `${sku} tax in paise`);
}
