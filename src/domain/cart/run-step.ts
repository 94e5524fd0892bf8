import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Refusal } from '#domain/shared/reply.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import type { AdoptLine } from './adopt-line.ts';
import {
  type Cart,
  type CartId,
  type CartLine,
  isSameCart,
  lineWith,
  removalOf,
  withChangedLine,
  withLine,
  withoutLine,
} from './cart.ts';
import { type CartGateway, isDecision, isForgotten, type ShopsLine } from './cart-gateway.ts';
import { isRemoved } from './is-removed.ts';
import { keyOf, type LineKey } from './line-parts.ts';
import type { SyncStep } from './plan-sync.ts';
import { withReplacedBack } from './with-replaced-back.ts';

/** `forgotten`: the shop no longer knows the cart; `stopped`: no answer, the rest has to wait. */
export type StepOutcome = 'done' | 'forgotten' | 'stopped';

export type RunStep = (id: CartId, step: SyncStep) => Promise<StepOutcome>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly gateway: CartGateway;
  readonly adoptLine: AdoptLine;
  readonly stock: StockCheck;
  readonly notify: Notify;
};

/**
 * Does one step of a sync. What the shopper changed meanwhile is never overwritten: the next sync sees to it. A late
 * answer about a cart that was ordered meanwhile changes nothing, nor does one for whoever has left and come back since.
 */
export function createRunStep({ cart, gateway, adoptLine, stock, notify }: Ports): RunStep {
  return async (id, step) => {
    const of = cart.get();
    if (of.id !== id) return 'done';
    switch (step.kind) {
      case 'push':
        return push(of, id, step.line);
      case 'take':
        return change(of, (now) => withChangedLine(now, keyOf(step.line), (line) => taken(line, step)));
      case 'drop':
        return change(of, (now) => ({ ...now, lines: now.lines.filter((line) => keyOf(line) !== keyOf(step.line)) }));
      case 'adopt':
        return adopt(of, step.shops);
      case 'delete':
        return remove(of, id, step.shops);
      default:
        return step satisfies never;
    }
  };

  async function push(of: Cart, id: CartId, planned: CartLine): Promise<StepOutcome> {
    const line = lineWith(of, keyOf(planned));
    if (!line) return 'done';
    const reply = await gateway.update(id, line);
    if (reply.kind === 'ok') return change(of, (now) => tied(now, keyOf(line), reply.value));
    if (reply.kind !== 'refused') return 'stopped';
    if (!isDecision(reply) || isForgotten(reply)) return withoutDecision(reply);
    if (!reply.isSilent) notify({ code: 'server-message', text: reply.message });
    const { pieces: left } = await stock.look(line.sku);
    return change(of, (now) => takenBack(now, line, left));
  }

  async function adopt(of: Cart, shops: ShopsLine): Promise<StepOutcome> {
    const line = await adoptLine(shops);
    return change(of, (now) => (isWanted(now, shops, line) ? withLine(now, line) : now));
  }

  async function remove(of: Cart, id: CartId, shops: ShopsLine): Promise<StepOutcome> {
    const reply = await gateway.remove(id, shops);
    if (reply.kind !== 'ok') return reply.kind === 'refused' ? withoutDecision(reply) : 'stopped';
    return change(of, (now) => ({ ...now, removed: now.removed.filter((each) => each.id !== shops.id) }));
  }

  function change(of: Cart, change: (now: Cart) => Cart): StepOutcome {
    cart.update((now) => (isSameCart(now, of) ? change(now) : now));
    return 'done';
  }
}

/** It was neither removed here, as it is now, nor put in here meanwhile. */
function isWanted(cart: Cart, shops: ShopsLine, line: CartLine): boolean {
  return !cart.removed.some((each) => each.id === shops.id && isRemoved(each, shops)) && !lineWith(cart, keyOf(line));
}

function withoutDecision(refusal: Refusal): StepOutcome {
  return isForgotten(refusal) ? 'forgotten' : 'stopped';
}

/** Keeps the shop's id and the pieces it accepted (CART-53); a line removed meanwhile is to be removed there too. */
function tied(cart: Cart, key: LineKey, { id, cartId, pieces }: ShopsLine): Cart {
  const shopsLine = { id, cartId, pieces };
  if (lineWith(cart, key)) return withChangedLine(cart, key, (line) => ({ ...line, shopsLine, replaces: [] }));
  const changed = cart.lines.find((line) => line.shopsLine?.id === id); // in another colour or size meanwhile
  if (changed) return withChangedLine(cart, keyOf(changed), (line) => ({ ...line, shopsLine }));
  const others = cart.removed.filter((each) => each.id !== id);
  return { ...cart, removed: [...others, removalOf(shopsLine)] };
}

/**
 * A refused number of pieces goes back to what the shop knows, or to what is `left` of it; a refused colour or size to the
 * former one. A new line that is refused leaves the cart (CART-54, CART-55).
 */
function takenBack(cart: Cart, pushed: CartLine, left: number | null): Cart {
  const known = pushed.shopsLine;
  if (pushed.replaces.length > 0) return withReplacedBack(cart, keyOf(pushed));
  if (!known) return withoutLine(cart, keyOf(pushed));
  const pieces = left ? Math.min(left, known.pieces) : known.pieces;
  const setback = { kind: 'pieces', wanted: pushed.pieces, left } as const;
  return withChangedLine(cart, keyOf(pushed), (line) =>
    line.pieces === pushed.pieces ? { ...line, pieces, setback } : line,
  );
}

/** The shop's pieces, unless the shopper has changed the line since the plan was made. */
function taken(line: CartLine, step: Extract<SyncStep, { kind: 'take' }>): CartLine {
  const { id, cartId, pieces } = step.shops;
  const isUntouched = line.pieces === step.line.pieces;
  return { ...line, pieces: isUntouched ? pieces : line.pieces, shopsLine: { id, cartId, pieces } };
}
