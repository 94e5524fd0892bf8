import type { Kit } from '#contract-kit/calls/kit.ts';
import { putLine } from '#contract-kit/calls/kit.ts';
import { COUPON, COUPON_PERCENT, KURTA, KURTA_M, TAX_RULE, TEE } from '#contract-kit/calls/reference-data.ts';
import type { Prices, Product, Totals } from '#contract-kit/calls/shapes.ts';
import {
  type Country,
  discountOf,
  paise,
  rateOf,
  rupees,
  sellingPrice,
  storeDay,
  withoutTax,
  withTax,
} from '#contract-kit/money/rules.ts';
import { comparable, type Reckoned, reckoned } from '#contract-kit/money/totals.ts';
import type { Check } from '#contract-kit/run/check.ts';
import { holds, Mismatch, same } from '#contract-kit/run/mismatch.ts';
import { inCart } from './cart-checks.ts';

const COUNTRIES: readonly Country[] = ['IN', 'US', 'GB', 'ROW'];

/** Section 4, reckoned again from what the server says of its products. */
export const moneyChecks: readonly Check[] = [
  ...COUNTRIES.map(
    (country): Check => ({
      id: `cart/totals-${country}`,
      section: 4,
      operation: 'cartTotals',
      rule: `totals for ${country}: price set, tax of each line, sums`,
      run: (kit) => totalsFit(kit, country, 0),
    }),
  ),
  ...COUNTRIES.map(
    (country): Check => ({
      id: `cart/totals-coupon-${country}`,
      section: 4,
      operation: 'cartTotals',
      rule: `a percent coupon is rounded for each row for ${country}; tax is not reckoned again`,
      run: (kit) => totalsFit(kit, country, COUPON_PERCENT),
    }),
  ),
  {
    id: 'cart/totals-rounding',
    section: 4,
    operation: 'cartTotals',
    rule: 'tax is taken out of the row, not out of one piece: many pieces of odd prices',
    async run(kit) {
      const products = (await kit.catalogue()).filter(isPlain);
      const odd = products.filter(({ priceInclTax, tax }) => paise(priceInclTax - tax) % 100 !== 0);
      await reckonCart(
        kit,
        'IN',
        (odd.length > 0 ? odd : products).slice(0, 5).map(({ sku }, at) => ({ sku, qty: 3 + at })),
        0,
      );
    },
  },
  {
    id: 'cart/segments',
    section: 4,
    operation: 'cartTotals',
    rule: 'segments come in their order, add up to the grand total, and leave out what is 0',
    async run(kit) {
      const cart = await kit.filledCart();
      const plain = await kit.client.succeed<Totals>('cartTotals', inCart(cart));
      same(
        plain.total_segments.map(({ code }) => code),
        ['subtotal', 'shipping', 'tax', 'grand_total'],
        'codes',
      );
      await kit.client.succeed('cartApplyCoupon', { query: { token: '', cartId: cart, coupon: COUPON } });
      const { total_segments: segments, grand_total } = await kit.client.succeed<Totals>('cartTotals', inCart(cart));
      same(
        segments.map(({ code }) => code),
        ['subtotal', 'discount', 'shipping', 'tax', 'grand_total'],
        'codes',
      );
      const counted = segments.filter(({ code }) => code !== 'tax' && code !== 'grand_total');
      same(rupees(counted.reduce((sum, { value }) => sum + paise(value), 0)), grand_total, 'sum of the segments');
    },
  },
  {
    id: 'cart/currency',
    section: 4,
    operation: 'cartTotals',
    rule: 'the currency never changes an amount',
    async run(kit) {
      const parts = inCart(await kit.sharedCart());
      const [rupee, dollar] = await Promise.all(
        ['INR', 'USD'].map((currency) => kit.client.succeed<Totals>('cartTotals', { ...parts, headers: { currency } })),
      );
      same(dollar, rupee);
    },
  },
  {
    id: 'catalog/prices',
    section: 4,
    operation: 'catalogSearch',
    rule: 'regular, special and selling price, tax and discount of every product and variant fit together',
    async run(kit) {
      const [products, rules, day] = [await kit.catalogue(), await kit.taxRules(), storeDay(Date.now())];
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
        const skus = (await kit.catalogue())
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
      for (const product of await kit.catalogue()) {
        const enabled = (product.configurable_children ?? []).filter(({ status = 1 }) => status === 1);
        if (enabled.length === 0) continue;
        const cheapest = Math.min(...enabled.map(({ priceInclTax }) => priceInclTax));
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

const OF_ONE_PRICE = ['simple', 'configurable', 'virtual'];

function isPlain({ type_id, status }: Product): boolean {
  return type_id === 'simple' && status === 1;
}

async function totalsFit(kit: Kit, country: Country, couponPercent: number): Promise<void> {
  const lines = [
    { sku: KURTA_M, qty: 2 },
    { sku: TEE, qty: 3 },
  ];
  await reckonCart(kit, country, lines, couponPercent);
}

type Wanted = { readonly sku: string; readonly qty: number };

/** Fills a cart and compares its totals with our own. */
async function reckonCart(kit: Kit, country: Country, wanted: readonly Wanted[], couponPercent: number): Promise<void> {
  const cart = await kit.newCart();
  for (const line of wanted) await putLine(kit.client, { cart, ...line });
  if (couponPercent > 0) {
    await kit.client.succeed('cartApplyCoupon', { query: { token: '', cartId: cart, coupon: COUPON } });
  }
  const lines = await Promise.all(wanted.map((line) => reckonedLine(kit, line, country)));
  const totals = await kit.client.succeed<Totals>('cartTotals', {
    ...inCart(cart),
    headers: { 'country-id': country },
  });
  same(comparable(totals), reckoned(lines, couponPercent));
  const { shipping_amount, shipping_incl_tax, store_credit_amount } = totals;
  same([shipping_amount, shipping_incl_tax, store_credit_amount], [0, 0, 0], 'shipping and store credit');
}

async function reckonedLine(kit: Kit, { sku, qty }: Wanted, country: Country): Promise<Reckoned> {
  for (const product of await kit.catalogue()) {
    const sold = [product, ...(product.configurable_children ?? [])].find((each) => each.sku === sku);
    if (!sold) continue;
    const rate = rateOf(product.tax_class_id, await kit.taxRules(), country);
    return { sku, qty, price: sellingPrice(sold, country, storeDay(Date.now())), rate };
  }
  throw new Mismatch(`${sku} in the catalogue`, 'nothing');
}

function pricesFit(prices: Prices, rate: number, day: string, sku: string): void {
  const selling = sellingPrice(prices, 'IN', day);
  const regular = withTax(paise(prices.price), rate);
  same(paise(prices.originalPriceInclTax), regular, `${sku} originalPriceInclTax in paise`);
  same(paise(prices.priceInclTax), selling, `${sku} priceInclTax in paise`);
  same(paise(prices.specialPriceInclTax), selling === regular ? 0 : selling, `${sku} specialPriceInclTax in paise`);
  same(paise(prices.tax), selling - withoutTax(selling, rate), `${sku} tax in paise`);
}
