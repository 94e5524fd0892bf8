import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Failure } from '#domain/shared/reply.ts';
import type { StockCheck } from '#domain/stock/availability.ts';
import type { AdoptLines } from './adopt-lines.ts';
import { type Cart, type CartId, type CartLine, isSameCart } from './cart.ts';
import { type CartGateway, isDecision, isForgotten, type ServerItem } from './cart-gateway.ts';
import { answered, lineWith, withChangedLine, withLine } from './cart-lines.ts';
import { isRemoved } from './is-removed.ts';
import { keyOf } from './line-parts.ts';
import type { SyncStep } from './plan-sync.ts';
import { notRemovedEarly, removalOf } from './removals.ts';
import { withReplacedBack } from './with-replaced-back.ts';

/**
 * `forgotten`: the shop no longer knows the cart; `stopped`: no answer, the rest has to wait; `outdated`: the shop has a
 * line that is not in the cart any more though nobody removed it, so that both have to be looked at again.
 */
export type StepOutcome = 'done' | 'forgotten' | 'stopped' | 'outdated';

export type RunStep = (id: CartId, step: SyncStep) => Promise<StepOutcome>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly cartGateway: CartGateway;
  readonly adoptLines: AdoptLines;
  readonly stockCheck: StockCheck;
  readonly notify: Notify;
};

/**
 * Does one step of a sync. What the shopper changed meanwhile is never overwritten: the next sync sees to it. A late
 * answer about a cart that was ordered meanwhile changes nothing, nor does one for whoever has left and come back since.
 */
export function createRunStep(ports: Ports): RunStep {
  const { cart, cartGateway, adoptLines } = ports;
  const push = createPush(ports, change);

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
        return adoptLines([step.shops]).then((lines) =>
          change(of, (now) => lines.reduce((cart, line) => adopting(cart, step.shops, line), now)),
        );
      case 'delete':
        return remove(of, id, step.shops);
      default:
        return step satisfies never;
    }
  };

  async function remove(of: Cart, id: CartId, shops: ServerItem): Promise<StepOutcome> {
    const reply = await cartGateway.remove(id, shops);
    if (reply.kind !== 'ok') return withoutDecision(reply);
    return change(of, (now) => withoutRemoval(now, shops));
  }

  function change(of: Cart, change: (now: Cart) => Cart): StepOutcome {
    cart.update((now) => (isSameCart(now, of) ? change(now) : now));
    return 'done';
  }
}

type ChangeCart = (of: Cart, change: (now: Cart) => Cart) => StepOutcome;
type PushLine = (of: Cart, id: CartId, planned: CartLine) => Promise<StepOutcome>;

/** Tells the shop of a line as it is by now; what the shop decides against is taken back. */
function createPush({ cart, cartGateway, stockCheck, notify }: Ports, change: ChangeCart): PushLine {
  return async (of, id, planned) => {
    const line = lineWith(of, keyOf(planned));
    if (!line) return 'done';
    if (line.askedIn !== id || line.asked?.includes(line.quantity) !== true)
      change(of, (now) => withQuestion(now, line));
    const reply = await cartGateway.update(id, line);
    if (reply.kind === 'ok') change(of, (now) => attachTo(now, line, reply.value));
    if (reply.kind === 'ok') return hasLost(cart.get(), of, reply.value) ? 'outdated' : 'done';
    if (reply.kind !== 'refused' || !isDecision(reply) || isForgotten(reply)) return withoutDecision(reply);
    if (!reply.isSilent) notify({ code: 'server-message', text: reply.message });
    const { quantity: left } = await stockCheck.look(line.sku);
    return change(of, (now) => takenBack(now, line, left));
  };
}

function withoutRemoval(cart: Cart, shops: ServerItem): Cart {
  const removed = cart.removed.filter((each) => each.id !== shops.id);
  return { ...cart, removed, removedEarly: notRemovedEarly(cart, keyOf(shops)) };
}

function adopting(cart: Cart, shops: ServerItem, line: CartLine): Cart {
  return isWanted(cart, shops, line) ? withLine(cart, line) : cart;
}

/** It was neither removed here, as it is now, nor put in here meanwhile. */
function isWanted(cart: Cart, shops: ServerItem, line: CartLine): boolean {
  const removals = cart.removed.filter(({ id }) => id === shops.id);
  const early = cart.removedEarly.filter(({ key }) => key === keyOf(line));
  return ![...removals, ...early].some((each) => isRemoved(each, shops)) && !lineWith(cart, keyOf(line));
}

/** The line of the shop's is neither there, in whatever colour or size, nor removed. */
function hasLost(cart: Cart, of: Cart, { id }: ServerItem): boolean {
  const { lines, removed } = cart;
  if (!isSameCart(cart, of)) return false;
  return !lines.some(({ serverItem }) => serverItem?.id === id) && !removed.some((each) => each.id === id);
}

/** Before the shop is asked: whether it has heard is not known until it has answered. */
function withQuestion(cart: Cart, { quantity, ...of }: CartLine): Cart {
  const { id } = cart;
  return withChangedLine(cart, keyOf(of), (line) => ({
    ...line,
    asked: [...new Set([...(line.asked ?? []), quantity])],
    ...(id !== null && { askedIn: id }),
  }));
}

function withoutDecision(reply: Failure): StepOutcome {
  return reply.kind === 'refused' && isForgotten(reply) ? 'forgotten' : 'stopped';
}

/**
 * Keeps the shop's id and the pieces it accepted (CART-53); a line removed meanwhile is to be removed there too. One that
 * is not there and that nobody has removed is no removed one: the next sync brings it back. The shop may have given it
 * another id, where it had been removed there.
 */
function attachTo(cart: Cart, pushed: CartLine, { id, cartId, quantity }: ServerItem): Cart {
  const serverItem = { id, cartId, quantity };
  const key = keyOf(pushed);
  if (lineWith(cart, key))
    return withChangedLine(cart, key, (line) => ({ ...answered(line), serverItem, replaces: [] }));
  const changed = cart.lines.find((line) => line.serverItem?.id === id); // in another colour or size meanwhile
  if (changed) return withChangedLine(cart, keyOf(changed), (line) => ({ ...answered(line), serverItem }));
  const others = cart.removed.filter((each) => each.id !== id && each.id !== pushed.serverItem?.id);
  const removedEarly = notRemovedEarly(cart, key);
  const isRemovedHere = others.length < cart.removed.length || removedEarly.length < cart.removedEarly.length;
  return isRemovedHere ? { ...cart, removed: [...others, removalOf(serverItem, key)], removedEarly } : cart;
}

/**
 * A refused number of pieces goes back to what the shop knows, or to what is `left` of it; a refused colour or size to the
 * former one. A new line that is refused leaves the cart (CART-54, CART-55).
 */
function takenBack(cart: Cart, pushed: CartLine, left: number | null): Cart {
  const known = pushed.serverItem;
  if (pushed.replaces.length > 0) return withReplacedBack(cart, keyOf(pushed));
  if (!known) return { ...cart, lines: cart.lines.filter((line) => keyOf(line) !== keyOf(pushed)) };
  const quantity = left ? Math.min(left, known.quantity) : known.quantity;
  const rejection = { kind: 'pieces', wanted: pushed.quantity, left } as const;
  return withChangedLine(cart, keyOf(pushed), (line) =>
    line.quantity === pushed.quantity ? { ...answered(line), quantity, rejection } : line,
  );
}

/** The shop's pieces, unless the shopper has changed the line since the plan was made. */
function taken(line: CartLine, step: Extract<SyncStep, { kind: 'take' }>): CartLine {
  const { id, cartId, quantity } = step.shops;
  const isUntouched = line.quantity === step.line.quantity;
  return { ...line, quantity: isUntouched ? quantity : line.quantity, serverItem: { id, cartId, quantity } };
}
