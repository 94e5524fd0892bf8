import type { Sku } from '#domain/catalog/product.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { StockCheck, StockEntry, StockSeen } from '#domain/stock/availability.ts';
import type { ReadStocks } from '#domain/stock/stock-list.ts';
import type { Cart, CartLine } from './cart.ts';
import type { CartRules } from './cart-rules.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/**
 * Looks at the stock of the lines, or of one of them, and marks each with what was seen. Of all lines nothing is asked again
 * that was heard a moment ago, unless it is to be asked anew.
 */
export type CheckLines = (which?: { readonly only: LineKey } | { readonly anew: boolean }) => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly stockCheck: StockCheck;
  readonly readStocks: ReadStocks;
  readonly cartRules: CartRules;
  readonly clock: Clock;
  readonly notify: Notify;
};

const HANDLED_AFTER_MS = 500; // specification §4, stock check reply (STOCK-19)

/** What nobody could tell changes nothing (STOCK-23). What is put together has no stock of its own. */
export function createCheckLines({ cart, stockCheck, readStocks, cartRules, clock, notify }: Ports): CheckLines {
  return async (which = { anew: false }) => {
    const plain = cart.get().lines.filter(({ parts }) => parts.length === 0);
    if ('anew' in which) return checkAll([...new Set(plain.map(({ sku }) => sku))], which);
    const line = plain.find((each) => keyOf(each) === which.only);
    if (line) await handle(line.sku, await stockCheck.look(line.sku));
  };

  async function checkAll(skus: readonly Sku[], how: { readonly anew: boolean }): Promise<void> {
    const handled: Promise<void>[] = [];
    const tell = (entries: readonly StockEntry[]): void => {
      for (const { sku, level, quantity } of entries) handled.push(handle(sku, { level, quantity }));
    };
    await readStocks(skus, tell, how);
    await Promise.all(handled);
  }

  async function handle(sku: Sku, seen: StockSeen): Promise<void> {
    if (seen.level === 'unsure') return;
    await clock.wait(HANDLED_AFTER_MS);
    const before = cart.get().lines;
    cart.update((now) => withStock(now, sku, seen, cartRules));
    if (cart.get().lines.length < before.length) notify({ code: 'cart-line-refused' });
  }
}

/**
 * Marks the lines of a sku. One that is out of stock leaves when the merchant allows none in the cart and no server's cart
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
