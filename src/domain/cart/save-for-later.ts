import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import { type AddOutcome, noticeOf } from './add-to-cart.ts';
import { admit } from './admit.ts';
import type { Cart, CartLine } from './cart.ts';
import type { CartRules } from './cart-rules.ts';
import { keyOf, type LineKey } from './line-parts.ts';
import { withLineReturned } from './remove-line.ts';
import { savedWith, withMovedToCart, withoutSaved, withSaved, withSavedForLater } from './saved-lines.ts';
import type { SyncCart } from './sync-cart.ts';

/** What a shopper does with the lines that are not for this order. */
export type SavedLines = {
  /** Takes a line out of both carts and keeps it on the device, with its pieces. */
  readonly save: (key: LineKey) => Promise<void>;
  /** Puts a line that has just been saved back to where it stood in the cart. */
  readonly unsave: (line: CartLine, place: number) => Promise<void>;
  /** Puts a saved line into the cart when it may be sold; a refused one stays saved, and the shopper is told why. */
  readonly move: (key: LineKey) => Promise<AddOutcome>;
  readonly forget: (key: LineKey) => Promise<void>;
  /** Keeps a line again that was forgotten. */
  readonly remember: (line: CartLine) => Promise<void>;
};

type Ports = {
  readonly cart: Cell<Cart>;
  readonly stockCheck: StockCheck;
  readonly cartRules: CartRules;
  readonly notify: Notify;
  readonly syncCart: SyncCart;
};

/** Moving back asks for the same admission as adding (CART-16 to CART-19); of its success the screen tells. */
export function createSavedLines({ cart, stockCheck, cartRules, notify, syncCart }: Ports): SavedLines {
  return {
    async save(key) {
      cart.update((now) => withSavedForLater(now, key));
      await syncCart();
    },
    async unsave(line, place) {
      cart.update((now) => withLineReturned(withoutSaved(now, keyOf(line), line.quantity), line, place));
      await syncCart();
    },
    async move(key) {
      const line = savedWith(cart.get(), key);
      if (!line) return { kind: 'refused' };
      const seen = await stockCheck.look(line.sku);
      const admission = admit({ price: line.price, error: null }, seen.level, cartRules);
      if (admission.kind === 'refused' || admission.isStockUnsure) notify(noticeOf(admission, cartRules));
      if (admission.kind === 'refused') return { kind: 'refused' };
      cart.update((now) => withMovedToCart(now, key, seen));
      void syncCart();
      return { kind: 'added' };
    },
    async forget(key) {
      cart.update((now) => withoutSaved(now, key));
    },
    async remember(line) {
      cart.update((now) => withSaved(now, line));
    },
  };
}
