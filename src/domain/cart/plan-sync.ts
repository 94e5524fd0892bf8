import type { Cart, CartLine } from './cart.ts';
import type { ServerItem } from './cart-gateway.ts';
import type { CartRules } from './cart-rules.ts';
import type { Ordered } from './clear-cart.ts';
import { isRemoved } from './is-removed.ts';
import { keyOf, type LineKey } from './line-parts.ts';

/** One thing to do so that cart and server's cart agree. */
export type SyncStep =
  /** The shop gets the line with the own number of pieces. */
  | { readonly kind: 'push'; readonly line: CartLine }
  /** The own line takes the shop's pieces; equal pieces only tie the two lines together. */
  | { readonly kind: 'take'; readonly line: CartLine; readonly shops: ServerItem }
  /** The cart loses a line the shop no longer has. */
  | { readonly kind: 'drop'; readonly line: CartLine }
  /** The cart gets a line only the shop has. */
  | { readonly kind: 'adopt'; readonly shops: ServerItem }
  /** The shop loses a line the cart does not have. */
  | { readonly kind: 'delete'; readonly shops: ServerItem };

export type SyncRules = Pick<CartRules, 'serverMayRemoveItems' | 'serverMayModifyItems'> & {
  /** The cart wins in everything (CART-63). */
  readonly isForced: boolean;
  /** What was ordered and is not sent yet: the shop has it in its cart until it has the order, and nobody wants it there. */
  readonly ordered: readonly Ordered[];
};

/** What makes the two carts agree (CART-44 to CART-50). Lines are the same by the server's item id, else by what they are. */
export function planSync(
  { lines, removed, removedEarly }: Pick<Cart, 'lines' | 'removed' | 'removedEarly'>,
  shops: readonly ServerItem[],
  rules: SyncRules,
): readonly SyncStep[] {
  const known = indexOf(shops);
  const removals = new Map(removed.map((removal) => [removal.id, removal]));
  const pairs = lines.map((line) => ({ line, shops: partnerOf(line, known) }));
  const paired = new Set(pairs.map((pair) => pair.shops));
  const alone = shops.filter((line) => !paired.has(line));
  const early = new Map(removedEarly.map((removal) => [removal.key, removal]));
  const isUnwanted = (line: ServerItem): boolean =>
    rules.isForced || isRemoved(removals.get(line.id), line) || isRemoved(early.get(keyOf(line)), line);
  return [
    // First, since the shop may take a line that it cannot find by its id for another one of the same kind.
    ...alone.filter(isUnwanted).map((shops) => ({ kind: 'delete', shops }) as const),
    ...pairs.flatMap((pair) => stepFor(pair, rules)),
    ...alone
      .filter((line) => !isUnwanted(line) && !isOrdered(line, rules.ordered))
      .map((shops) => ({ kind: 'adopt', shops }) as const),
  ];
}

type Pair = { readonly line: CartLine; readonly shops: ServerItem | undefined };

type ShopsIndex = { readonly byId: ReadonlyMap<number, ServerItem>; readonly byKey: ReadonlyMap<LineKey, ServerItem> };

/** Of two lines that are alike the first is found by what it is. */
function indexOf(shops: readonly ServerItem[]): ShopsIndex {
  const byId = new Map(shops.map((line) => [line.id, line]));
  return { byId, byKey: new Map(shops.toReversed().map((line) => [keyOf(line), line])) };
}

/** A line in another colour or size is still the same line of the shop's, until the shop has heard of it. */
function partnerOf(line: CartLine, { byId, byKey }: ShopsIndex): ServerItem | undefined {
  const own = line.serverItem ? byId.get(line.serverItem.id) : undefined;
  if (own && (isChanged(line) || keyOf(own) === keyOf(line))) return own;
  return byKey.get(keyOf(line));
}

function isChanged({ replaces }: CartLine): boolean {
  return replaces.length > 0;
}

function stepFor({ line, shops }: Pair, rules: SyncRules): readonly SyncStep[] {
  if (isChanged(line)) return [{ kind: 'push', line }];
  if (!shops) return [mayRemove(rules) && line.serverItem ? { kind: 'drop', line } : { kind: 'push', line }];
  const isAttached = line.serverItem?.id === shops.id && line.serverItem.quantity === shops.quantity;
  if (line.quantity === shops.quantity) return isAttached ? [] : [{ kind: 'take', line, shops }];
  return [mayModify(rules) ? { kind: 'take', line, shops } : { kind: 'push', line }];
}

/** Whether all pieces of the server's item are those of orders, or as many as it had when they were ordered. */
export function isOrdered(line: ServerItem, ordered: readonly Ordered[]): boolean {
  const isOf = ({ quantity, asked = [], askedIn }: Ordered): boolean =>
    quantity >= line.quantity || (askedIn === line.cartId && asked.includes(line.quantity));
  return ordered.some((each) => keyOf(each) === keyOf(line) && isOf(each));
}

function mayRemove({ isForced, serverMayRemoveItems }: SyncRules): boolean {
  return serverMayRemoveItems && !isForced;
}

function mayModify({ isForced, serverMayModifyItems }: SyncRules): boolean {
  return serverMayModifyItems && !isForced;
}
