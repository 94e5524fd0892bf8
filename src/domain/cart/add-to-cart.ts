import type { TellFact } from '#domain/analytics/fact.ts';
import type { CartNotice } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import { type StockCheck, stockUnsure } from '#domain/stock/availability.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { type Admission, admit, wholeQuantity } from './admit.ts';
import type { Cart } from './cart.ts';
import { withLine } from './cart-lines.ts';
import type { CartRules } from './cart-rules.ts';
import { type CartAddition, lineOf } from './line-of.ts';
import type { SyncCart } from './sync-cart.ts';

export type AddOutcome = { readonly kind: 'added' } | { readonly kind: 'refused' };

/**
 * Adds a product when it may be sold, and tells the shopper what happened. `quantity` is what was typed; who adds many at
 * once brings a `tell` and sums up what it hears.
 */
export type AddToCart = (
  addition: CartAddition,
  quantity: unknown,
  tell?: (notice: CartNotice) => void,
) => Promise<AddOutcome>;

type Ports = {
  readonly cart: Pick<PersistedCell<Cart>, 'update' | 'forgettings'>;
  readonly stockCheck: StockCheck;
  readonly cartRules: CartRules;
  readonly notify: Notify;
  readonly syncCart: SyncCart;
  readonly tellFact: TellFact;
};

/**
 * The shop's copy follows by itself: the shopper does not wait for it. Who has left before the stock was known has left with
 * what they put in: it does not come into the next one's cart.
 */
export function createAddToCart({ cart, stockCheck, cartRules, notify, syncCart, tellFact }: Ports): AddToCart {
  return async (addition, quantity, tell = notify) => {
    const before = cart.forgettings();
    const line = lineOf(addition, wholeQuantity(quantity));
    const applicant = { price: line.price, error: addition.product.error };
    const seen = addition.product.error ? stockUnsure : await stockCheck.look(line.sku);
    if (before !== cart.forgettings()) return { kind: 'refused' };
    const admission = admit(applicant, seen.level, cartRules);
    if (admission.kind === 'refused') {
      tell(noticeOf(admission, cartRules));
      return { kind: 'refused' };
    }
    cart.update((now) => withLine(now, { ...line, stock: seen }));
    tell(noticeOf(admission, cartRules));
    void syncCart();
    void tellFact({ kind: 'added', piece: line });
    return { kind: 'added' };
  };
}

/** What an admission is told with. */
export function noticeOf(admission: Admission, { externalCheckout }: CartRules): CartNotice {
  if (admission.kind === 'admitted') {
    return admission.isStockUnsure
      ? { code: 'cart-stock-unsure' }
      : { code: 'cart-added', offersCheckout: !externalCheckout };
  }
  switch (admission.reason) {
    case 'no-variants':
      return { code: 'product-no-variants' };
    case 'price-unknown':
      return { code: 'cart-price-unknown' };
    case 'out-of-stock':
      return { code: 'cart-out-of-stock' };
    default:
      return admission.reason satisfies never;
  }
}
