import type { MergeRules } from '#domain/storage/patch.ts';
import type { CartLine, Removal } from './cart.ts';
import { keyOf } from './line-parts.ts';

/** How a change of the cart is made again: a line is the same while it is of the same piece, and its pieces add up. */
export const cartMerging: MergeRules = {
  counts: 'pieces',
  keyOf: (item: CartLine | Removal) => ('sku' in item ? keyOf(item) : `${item.id}`),
};
