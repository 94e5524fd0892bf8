import type { Cart, CartId, CartLine, EarlyRemoval, Removal } from './cart.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/** Without what is known of a line that was removed early. */
export function notRemovedEarly({ removedEarly }: Pick<Cart, 'removedEarly'>, key: LineKey): readonly EarlyRemoval[] {
  return removedEarly.filter((early) => early.key !== key);
}

export function earlyRemovalOf(line: CartLine, { id }: Pick<Cart, 'id'>): EarlyRemoval {
  return { key: keyOf(line), quantity: line.quantity, ...(id !== null && { cartId: id }) };
}

/**
 * What was removed in another cart of the shop's, as it may be in this one as well: a page that had not heard of it may have
 * sent the line there.
 */
export function removedOfOtherCarts({ removed }: Pick<Cart, 'removed'>, cartId: CartId): readonly EarlyRemoval[] {
  return removed.flatMap(({ key, quantity, asked = [], ...removal }) =>
    key !== undefined && quantity !== null && (removal.cartId ?? cartId) !== cartId
      ? [withAsked({ key, quantity, cartId }, asked)]
      : [],
  );
}

/** `asked`: what else the shop may have of the line. */
export function removalOf(
  line: NonNullable<CartLine['serverItem']>,
  key: LineKey,
  asked: readonly number[] = [],
): Removal {
  const { id, cartId, quantity } = line;
  return withAsked({ id, quantity, cartId, key }, asked);
}

/** The same that may be asked for in further numbers of pieces, each named once. */
export function withAsked<T extends { readonly quantity: number | null; readonly asked?: readonly number[] }>(
  of: T,
  further: readonly number[],
): T {
  const asked = [...new Set([...(of.asked ?? []), ...further])].filter((quantity) => quantity !== of.quantity);
  return asked.length > 0 ? { ...of, asked } : of;
}
