import { sumNames } from '#adapters/stored/amount-names.ts';
import { toKept } from '#adapters/stored/kept-form.ts';
import { readStoredCart } from '#adapters/stored/stored-cart.ts';
import { type Cart, type CartId, type CartLine, emptyCart, hashOf } from '#domain/cart/cart.ts';
import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import { withLine } from '#domain/cart/cart-lines.ts';
import { withoutOrdered } from '#domain/cart/clear-cart.ts';
import { withAccountsCart } from '#domain/cart/merge-carts.ts';
import { planSync } from '#domain/cart/plan-sync.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createLineViews, sumsOfLines } from '#viewmodels/cart/line-views.ts';
import { inEnglish } from '#viewmodels/messages/writing/messages.ts';
import { spreadOf } from './statistics.ts';

/** What a cart of so many lines takes, in milliseconds for each piece of work. */
export type CartGrowth = { readonly lines: number; readonly times: Readonly<Record<string, number>> };

const ID = 'cart' as CartId;
const RUNS = 31;

/** A cart as a device keeps it: in step with the shop. */
export function cartOfLines(count: number): Cart {
  const lines = Array.from({ length: count }, (_, at) => lineAt(at));
  return { ...emptyCart, id: ID, lines };
}

/** Does everything that is done with a whole cart, in carts of these sizes. */
export function measureCartGrowth(sizes: readonly number[]): readonly CartGrowth[] {
  return sizes.map((count) => {
    const works = worksWith(cartOfLines(count));
    const times = Object.entries(works).map(([name, work]) => [name, timeOf(work)] as const);
    return { lines: count, times: Object.fromEntries(times) };
  });
}

function worksWith(cart: Cart): Readonly<Record<string, () => unknown>> {
  const shops = cart.lines.map(serverItemOf);
  const rules = { serverMayRemoveItems: false, serverMayModifyItems: false, isForced: false, ordered: [] };
  const stored: unknown = JSON.parse(JSON.stringify(toKept(cart, sumNames)));
  const writing = { storeView: { currency: 'INR' }, mediaBase: '', messages: inEnglish, showItemDiscounts: true };
  const sums = cart.lines.map((_, at) => ({
    id: at + 1,
    quantity: 2,
    total: moneyOf(200),
    discount: nothing,
    options: [],
  }));
  const byId = sumsOfLines({ ...ownTotals(cart.lines, nothing), lines: sums });
  return {
    'a piece is added': () => withLine(cart, lineAt(0)),
    'its hash': () => hashOf(cart),
    'its own sums': () => ownTotals(cart.lines, nothing),
    'what a sync has to do': () => planSync(cart, shops.toReversed(), rules),
    'two carts come together': () => withAccountsCart(cart, 'account' as CartId, cart.lines),
    'all of it was ordered': () => withoutOrdered(cart, cart.lines, 0),
    'it is read from the device': () => readStoredCart(stored),
    'its rows for the page': () => createLineViews()(cart.lines, byId, writing),
  };
}

/** The median of some runs, after as many to warm up. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: RUNS * 2 }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return spreadOf(times.slice(RUNS)).median;
}

function lineAt(at: number): CartLine {
  return {
    sku: skuOf(`SKU-${at}`),
    parentSku: skuOf(`SKU-${at}`),
    productId: at + 1,
    type: 'simple',
    name: `Piece number ${at}`,
    designer: 'Anjora',
    image: '',
    address: `/p/SKU-${at}`,
    price: moneyOf(100),
    regularPrice: moneyOf(120),
    quantity: 2,
    options: [{ attributeId: 142, valueId: 167, label: 'Size', value: 'M' }],
    parts: [],
    serverItem: { id: at + 1, cartId: ID, quantity: 2 },
    replaces: [],
    rejection: null,
    stock: null,
  };
}

function serverItemOf(
  { sku, parentSku, quantity, name, price, type, image, options, parts }: CartLine,
  at: number,
): ServerItem {
  return { id: at + 1, cartId: ID, sku, parentSku, quantity, name, price, type, image, options, parts };
}
