import type { MergeRules } from '#domain/storage/patch.ts';
import type { Cart, CartLine, EarlyRemoval, Removal } from './cart.ts';
import { detachOtherCarts, lineWith } from './cart-lines.ts';
import { keyOf } from './line-parts.ts';
import { earlyRemovalOf, removalOf, withAsked } from './removals.ts';

const steadyOfCart = ['id', 'isMerging', 'inSync', 'totals', 'receipt', 'orderedAt', 'begunAt'];
const steadyOfLine = ['serverItem', 'rejection', 'stock'];

/**
 * How a change of the cart that a page has left is made again: a line is the same while it is of the same piece, and its
 * pieces add up. What the shop was known to think counts only where nobody has heard otherwise since.
 */
export const cartMerging: MergeRules = {
  counts: 'quantity',
  keyOf: itemKey,
  isFound,
  steady: [...steadyOfCart, ...steadyOfLine],
  exact: ['id'],
  mend,
};

type Item = CartLine | Removal | EarlyRemoval;

function itemKey(item: Item): string {
  if ('sku' in item) return keyOf(item);
  return 'id' in item ? `${item.cartId ?? ''}:${item.id}` : item.key;
}

/** The shop had it; and what two pages have removed had the pieces that each of them knew, not those of both. */
function isFound(item: Item): boolean {
  return !('sku' in item) || Boolean(item.serverItem);
}

/**
 * A cart of which an order was made has none at the shop any more, also where its page did not know of the shop's. And what
 * was removed is removed as the shop has it, also where its page had not heard of that, or knew it in an earlier cart.
 */
function mend(cart: Cart, before: Cart): Cart {
  const isOrdered = cart.orderedAt !== before.orderedAt;
  const removed = [
    ...cart.removed.map((removal) => asKnown(removal, before)),
    ...(isOrdered ? orderedElsewhere(cart, before) : []),
  ];
  const early = [...cart.removedEarly, ...removedElsewhere(cart, before)];
  const removedEarly = early.map((each) => withAsked(each, toldOf(lineWith(before, each.key))));
  return detachOtherCarts({
    ...cart,
    removed,
    removedEarly,
    ...(isOrdered ? { id: null, inSync: null, totals: null } : {}),
  });
}

/**
 * Lines that were ordered at a page which did not know that the shop had them: where they are in another cart than the one that the
 * order used up, as in that of an account, they are to be removed there.
 */
function orderedElsewhere(cart: Cart, before: Cart): readonly Removal[] {
  if (cart.id === null) return []; // it is used up
  const gone = before.lines.filter((line) => !lineWith(cart, keyOf(line)));
  return gone.flatMap((line) => {
    const { serverItem } = line;
    return serverItem && !cart.removed.some(({ id }) => id === serverItem.id)
      ? [removalOf(serverItem, keyOf(line))]
      : [];
  });
}

/** Lines that were removed as another cart of the shop's had them: it is not known yet whether this one has them, too. */
function removedElsewhere(cart: Cart, before: Cart): readonly EarlyRemoval[] {
  const isElsewhere = ({ id, cartId }: Removal): boolean =>
    cartId !== undefined && cartId !== cart.id && !before.removed.some((removal) => removal.id === id);
  if (cart.id === null || !cart.removed.some(isElsewhere)) return [];
  return before.lines
    .filter((line) => !line.serverItem && !lineWith(cart, keyOf(line)))
    .map((line) => earlyRemovalOf(line, cart));
}

function asKnown(removal: Removal, { lines }: Cart): Removal {
  const gone = lines.find(({ serverItem }) => serverItem?.id === removal.id);
  return gone?.serverItem
    ? removalOf(gone.serverItem, keyOf(gone), [...(removal.asked ?? []), ...toldOf(gone)])
    : removal;
}

/** The numbers of pieces of a line that the shop has or may have. */
function toldOf(line: CartLine | undefined): readonly number[] {
  if (!line) return [];
  const { serverItem, asked = [], quantity } = line;
  return [...(serverItem ? [serverItem.quantity] : []), ...asked, quantity];
}
