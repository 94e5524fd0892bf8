import type { Cart, CartLine, EarlyRemoval, Removal } from './cart.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/** Without what is known of a line that was removed early. */
export function notRemovedEarly({ removedEarly }: Pick<Cart, 'removedEarly'>, key: LineKey): readonly EarlyRemoval[] {
  return removedEarly.filter((early) => early.key !== key);
}

export function earlyRemovalOf(line: CartLine, { id }: Pick<Cart, 'id'>): EarlyRemoval {
  return { key: keyOf(line), pieces: line.pieces, ...(id !== null && { cartId: id }) };
}

/** `asked`: what else the shop may have of the line. */
export function removalOf(line: NonNullable<CartLine['serverItem']>, asked: readonly number[] = []): Removal {
  const { id, cartId, pieces } = line;
  return withAsked({ id, pieces, cartId }, asked);
}

/** The same that may be asked for in further numbers of pieces, each named once. */
export function withAsked<T extends { readonly pieces: number | null; readonly asked?: readonly number[] }>(
  of: T,
  further: readonly number[],
): T {
  const asked = [...new Set([...(of.asked ?? []), ...further])].filter((pieces) => pieces !== of.pieces);
  return asked.length > 0 ? { ...of, asked } : of;
}
