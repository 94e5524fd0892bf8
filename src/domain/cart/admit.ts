import type { Product } from '#domain/catalog/product.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import type { StockLevel } from '#domain/stock/availability.ts';
import { MOST_PIECES } from './cart-lines.ts';
import type { CartRules } from './cart-rules.ts';

/** Whether a product may enter the cart, and why not. */
export type Admission =
  | { readonly kind: 'admitted'; readonly isStockUnsure: boolean }
  | { readonly kind: 'refused'; readonly reason: 'no-variants' | 'price-unknown' | 'out-of-stock' };

type Applicant = Pick<Product, 'error'> & { readonly price: Money };

/** Decides whether a product may enter the cart (CART-13 to CART-19, STOCK-25). `price` is for a piece. */
export function admit(
  { price, error }: Applicant,
  stock: StockLevel,
  rules: Pick<CartRules, 'allowZeroPrice'>,
): Admission {
  const isPriced = price > nothing || (rules.allowZeroPrice && price === nothing);
  if (error) return { kind: 'refused', reason: error };
  if (!isPriced) return { kind: 'refused', reason: 'price-unknown' };
  if (stock === 'out-of-stock') return { kind: 'refused', reason: 'out-of-stock' };
  return { kind: 'admitted', isStockUnsure: stock === 'unsure' };
}

/** Pieces as a whole number of at least one, and no more than the shop takes: `"2"` and 2.7 become 2, anything else 1 (CART-12). */
export function wholeQuantity(quantity: unknown): number {
  const whole = Math.trunc(Number(quantity));
  return Number.isFinite(whole) && whole >= 1 ? Math.min(whole, MOST_PIECES) : 1;
}
