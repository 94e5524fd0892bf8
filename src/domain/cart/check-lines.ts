import type { Sku } from '#domain/catalog/product.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { StockCheck, StockSeen } from '#domain/stock/availability.ts';
import type { Cart, CartLine } from './cart.ts';
import type { CartRules } from './cart-rules.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/** Looks at the stock of the lines, or of one of them, and marks each with what was seen. */
export type CheckLines = (key?: LineKey) => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly stock: StockCheck;
  readonly rules: CartRules;
  readonly clock: Clock;
  readonly notify: Notify;
};

const HANDLED_AFTER_MS = 500; // specification §4, stock check reply (STOCK-19)

/** What nobody could tell changes nothing (STOCK-23). What is put together has no stock of its own. */
export function createCheckLines({ cart, stock, rules, clock, notify }: Ports): CheckLines {
  return async (key) => {
    const wanted = cart.get().lines.filter((line) => line.parts.length === 0 && (!key || keyOf(line) === key));
    await Promise.all([...new Set(wanted.map(({ sku }) => sku))].map(check));
  };

  async function check(sku: Sku): Promise<void> {
    const seen = await stock.look(sku);
    if (seen.level === 'unsure') return;
    await clock.wait(HANDLED_AFTER_MS);
    const before = cart.get().lines;
    cart.update((now) => withStock(now, sku, seen, rules));
    if (cart.get().lines.length < before.length) notify({ code: 'cart-line-refused' });
  }
}

/**
 * Marks the lines of a sku. One that is out of stock leaves when the merchant allows none in the cart and no shop's cart
 * decides about it (STOCK-20 to STOCK-22); a sku that is not there (any more) changes nothing (STOCK-23).
 */
function withStock(
  cart: Cart,
  sku: Sku,
  seen: StockSeen,
  { allowOutOfStock, synchronize }: Pick<CartRules, 'allowOutOfStock' | 'synchronize'>,
): Cart {
  if (!cart.lines.some((line) => isPlain(line, sku))) return cart;
  const leaves = seen.level === 'out-of-stock' && !allowOutOfStock && !synchronize;
  const lines = cart.lines.flatMap((line) => {
    if (!isPlain(line, sku)) return [line];
    return leaves ? [] : [{ ...line, stock: seen }];
  });
  return { ...cart, lines };
}

function isPlain({ sku, parts }: CartLine, wanted: Sku): boolean {
  return sku === wanted && parts.length === 0;
}
