import type { Cell } from '#domain/shared/cell.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import { type Admission, admit } from './admit.ts';
import type { Cart } from './cart.ts';
import { lineWith } from './cart-lines.ts';
import type { CartRules } from './cart-rules.ts';
import { type CartAddition, lineOf } from './line-of.ts';
import { keyOf, type LineKey } from './line-parts.ts';
import type { SyncCart } from './sync-cart.ts';
import { withChoice } from './with-choice.ts';

/** `gone`: the line is not in the cart any more; `refused`: nothing has changed. */
export type ChoiceOutcome = { readonly kind: 'changed' | 'gone' } | Extract<Admission, { kind: 'refused' }>;

/** Puts another variant of the product, say in another size, in the place of a line. */
export type ChangeChoice = (key: LineKey, addition: CartAddition) => Promise<ChoiceOutcome>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly stockCheck: StockCheck;
  readonly cartRules: CartRules;
  readonly syncCart: SyncCart;
};

/** The same admission as for what is added new (CART-13 to CART-19). The shop's copy follows by itself. */
export function createChangeChoice({ cart, stockCheck, cartRules, syncCart }: Ports): ChangeChoice {
  return async (key, addition) => {
    const line = lineOf(addition, 1);
    if (keyOf(line) === key) return { kind: 'changed' };
    const seen = await stockCheck.look(line.sku);
    const admission = admit({ price: line.price, error: addition.product.error }, seen.level, cartRules);
    if (admission.kind === 'refused') return admission;
    if (!lineWith(cart.get(), key)) return { kind: 'gone' };
    cart.update((now) => withChoice(now, key, { ...line, stock: seen }));
    void syncCart();
    return { kind: 'changed' };
  };
}
