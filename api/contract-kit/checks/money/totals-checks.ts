import { applyCoupon, inCart, putLine } from '#api/contract-kit/calls/cart-calls.ts';
import type { Kit } from '#api/contract-kit/calls/kit.ts';
import { COUPON_PERCENT, KURTA_M, TEE } from '#api/contract-kit/calls/reference-data.ts';
import type { Product, Totals } from '#api/contract-kit/calls/shapes.ts';
import { type Country, paise, rateOf, rupees, sellingPrice, storeDay } from '#api/contract-kit/money/rules.ts';
import { comparable, type Reckoned, reckoned } from '#api/contract-kit/money/totals.ts';
import type { Check } from '#api/contract-kit/run/check.ts';
import { column } from '#api/contract-kit/shared/column.ts';
import { Mismatch, same } from '#api/contract-kit/shared/mismatch.ts';

const COUNTRIES: readonly Country[] = ['IN', 'US', 'GB', 'ROW'];

/** Section 4: the totals of a cart, reckoned again from what the server says of its products. */
export const totalsChecks: readonly Check[] = [
  ...COUNTRIES.map(
    (country): Check => ({
      id: `cart/totals-${country}`,
      section: 4,
      operation: 'cartTotals',
      rule: `totals for ${country}: price set, tax of each line, sums`,
      proves: country === 'IN' ? ['cartTotals 200 plain'] : country === 'US' ? ['cartTotals 200 countryUS'] : [],
      run: (kit) => totalsFit(kit, country, 0),
    }),
  ),
  ...COUNTRIES.map(
    (country): Check => ({
      id: `cart/totals-coupon-${country}`,
      section: 4,
      operation: 'cartTotals',
      rule: `a percent coupon is rounded for each row for ${country}; tax is what the paid rest contains`,
      proves: country === 'IN' ? ['cartTotals 200 coupon'] : [],
      run: (kit) => totalsFit(kit, country, COUPON_PERCENT),
    }),
  ),
  {
    id: 'cart/totals-rounding',
    section: 4,
    operation: 'cartTotals',
    rule: 'tax is taken out of the row, not out of one piece: many pieces of odd prices',
    async run(kit) {
      const products = (await kit.catalog()).filter(isPlain);
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
      same(column(plain.total_segments, 'code'), ['subtotal', 'shipping', 'tax', 'grand_total'], 'codes');
      await applyCoupon(kit, cart);
      const totals = await kit.client.succeed<Totals>('cartTotals', inCart(cart));
      const { total_segments: segments, tax_amount, grand_total } = totals;
      same(column(segments, 'code'), ['subtotal', 'discount', 'shipping', 'tax', 'grand_total'], 'codes');
      same(segments.find(({ code }) => code === 'tax')?.value, tax_amount, 'segment of the tax');
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
];

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
    await applyCoupon(kit, cart);
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
  for (const product of await kit.catalog()) {
    const sold = [product, ...(product.configurable_children ?? [])].find((each) => each.sku === sku);
    if (!sold) continue;
    const rate = rateOf(product.tax_class_id, await kit.taxRules(), country);
    return { sku, qty, price: sellingPrice(sold, country, storeDay(Date.now())), rate };
  }
  throw new Mismatch(`${sku} in the catalog`, 'nothing');
}
