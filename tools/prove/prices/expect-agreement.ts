import assert from 'node:assert/strict';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { itemOf } from '#api/cart/line-item.ts';
import { totalsOf } from '#api/cart/totals.ts';
import { paiseOf } from '#api/money/paise.ts';
import { priceSetOf } from '#api/money/price-set.ts';
import { describeProduct } from '#app/server/structured-data.ts';
import { lineOf } from '#domain/cart/line-of.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import type { Variant } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { tileOf } from '#domain/listing/tile.ts';
import { majorOf, nothing } from '#domain/shared/money.ts';
import { isAvailable } from '#domain/stock/availability.ts';
import { inCurrency } from '#domain/storeview/display-price.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { CurrentProduct } from '#viewmodels/product/current-product.ts';
import { rules } from './expect-sane.ts';
import type { PriceCase } from './price-case.ts';
import type { PriceWorld } from './price-world.ts';

/** To the paisa the same stands in a list, on the page, in the cart of the device, in the shop's order, and for machines. */
export function expectAgreement(world: PriceWorld, { pieces }: Pick<PriceCase, 'pieces'>): void {
  const { product, sold, market } = world;
  const card = tileOf(product, market, rules).price;
  const unchosen = pageOf(world, null).priceTag;
  assert.deepEqual(unchosen, card, 'a page before anything is chosen, and its card');
  for (const variant of sold) {
    const page = pageOf(world, variant);
    const price = page.priceTag;
    if (variant && isAvailable(variant, rules)) assert.ok(card.current <= price.current, 'a card has the lowest price');
    const line = lineOf({ product, variant, price, address: page.address }, pieces);
    const { grandTotal } = ownTotals([line], nothing);
    assert.equal(paiseOf(majorOf(grandTotal)), orderOf(world, line.sku, pieces), `${pieces} pieces in an order`);
    expectOffer(world, page);
  }
}

function pageOf({ product, market, storeView }: PriceWorld, variant: Variant | null): CurrentProduct {
  const toChoose = variant ? [] : everyOption(product);
  const view: ProductView = {
    ...{ kind: 'ready', product, toChoose, parts: [], details: [], breadcrumbs: [] },
    variant: variant?.sku ?? product.variants[0]?.sku ?? null,
  };
  return new CurrentProduct({
    productView: createMemoryCell(view),
    storeView: createMemoryCell(storeView),
    market: () => market,
    shopRules: rules,
    messages: inEnglish,
  });
}

/** A list tells of every variant, in whatever colour. */
function everyOption({ options }: PriceWorld['product']): readonly string[] {
  return options.map(({ code }) => code);
}

/** What the shop asks for so many, in paise. */
function orderOf({ loaded, market }: PriceWorld, sku: string, qty: number): number {
  const item = itemOf(loaded, sku, null);
  assert.ok(item, `${sku} cannot be bought`);
  const question = { set: priceSetOf(market.country), today: market.today, coupon: null, credit: 0 };
  return totalsOf([{ item, qty }], question).grandTotal;
}

const site = { origin: 'https://zari.example', prefix: '' };
const described = { metaDescription: '', pictures: [], breadcrumbs: [] };

function expectOffer({ storeView: { currency } }: PriceWorld, page: CurrentProduct): void {
  const stock = { told: { level: 'plenty', text: '' }, error: null };
  const model = { ...described, name: page.product.name, designer: page.designer, stock };
  const offered = { sku: page.product.sku, price: page.price.current, currency, rating: null };
  const [first] = describeProduct(model as never, { site, canonical: page.address, ...offered });
  const offer = first?.['offers'] as { readonly price: string; readonly priceCurrency: string } | undefined;
  const shown = inCurrency(page.priceTag.current, currency);
  assert.deepEqual(
    offer && [offer.price, offer.priceCurrency],
    shown > 0 ? [String(shown), currency] : undefined,
    'what machines read',
  );
}
