import type { Cart, CartLine } from './cart.ts';
import type { ShopsLine } from './cart-gateway.ts';
import type { CartRules } from './cart-rules.ts';
import { keyOf } from './line-parts.ts';

/** One thing to do so that own and shop's cart agree. */
export type SyncStep =
  /** The shop gets the line with the own number of pieces. */
  | { readonly kind: 'push'; readonly line: CartLine }
  /** The own line takes the shop's pieces; equal pieces only tie the two lines together. */
  | { readonly kind: 'take'; readonly line: CartLine; readonly shops: ShopsLine }
  /** The own cart loses a line the shop no longer has. */
  | { readonly kind: 'drop'; readonly line: CartLine }
  /** The own cart gets a line only the shop has. */
  | { readonly kind: 'adopt'; readonly shops: ShopsLine }
  /** The shop loses a line the own cart does not have. */
  | { readonly kind: 'delete'; readonly shops: ShopsLine };

export type SyncRules = Pick<CartRules, 'serverMayRemoveItems' | 'serverMayModifyItems'> & {
  /** The own cart wins in everything (CART-63). */
  readonly isForced: boolean;
};

/** What makes the two carts agree (CART-44 to CART-50). Lines are the same by the shop's line id, else by what they are. */
export function planSync(
  { lines, removed }: Pick<Cart, 'lines' | 'removed'>,
  shops: readonly ShopsLine[],
  rules: SyncRules,
): readonly SyncStep[] {
  const pairs = lines.map((line) => ({ line, shops: partnerOf(line, shops) }));
  const known = new Set(pairs.map((pair) => pair.shops));
  const alone = shops.filter((line) => !known.has(line));
  return [
    ...pairs.flatMap((pair) => stepFor(pair, rules)),
    ...alone.map((line) => stepForAlone(line, rules.isForced || removed.includes(line.id))),
  ];
}

type Pair = { readonly line: CartLine; readonly shops: ShopsLine | undefined };

function partnerOf(line: CartLine, shops: readonly ShopsLine[]): ShopsLine | undefined {
  const alike = shops.filter((each) => keyOf(each) === keyOf(line));
  return alike.find(({ id }) => id === line.shopsLine?.id) ?? alike[0];
}

function stepFor({ line, shops }: Pair, rules: SyncRules): readonly SyncStep[] {
  if (!shops) return [mayRemove(rules) && line.shopsLine ? { kind: 'drop', line } : { kind: 'push', line }];
  const isTied = line.shopsLine?.id === shops.id && line.shopsLine.pieces === shops.pieces;
  if (line.pieces === shops.pieces) return isTied ? [] : [{ kind: 'take', line, shops }];
  return [mayModify(rules) ? { kind: 'take', line, shops } : { kind: 'push', line }];
}

function stepForAlone(shops: ShopsLine, isUnwanted: boolean): SyncStep {
  return isUnwanted ? { kind: 'delete', shops } : { kind: 'adopt', shops };
}

function mayRemove({ isForced, serverMayRemoveItems }: SyncRules): boolean {
  return serverMayRemoveItems && !isForced;
}

function mayModify({ isForced, serverMayModifyItems }: SyncRules): boolean {
  return serverMayModifyItems && !isForced;
}
