import type { Ownership } from '#domain/session/owned-store.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, within } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import { type Failure, type Reply, withValue } from '#domain/shared/reply.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { type Cart, type CartId, detachOtherCarts, type EarlyRemoval, hashOf, sinceOf } from './cart.ts';
import { type CartGateway, isDecision, isDenied, type ServerItem } from './cart-gateway.ts';
import type { CartRules } from './cart-rules.ts';
import type { OrdersUnderWay } from './clear-cart.ts';
import type { LoadTotals } from './load-totals.ts';
import { openReceipt } from './merge-receipt.ts';
import type { OpenServerCart } from './open-server-cart.ts';
import { planSync, type SyncRules } from './plan-sync.ts';
import type { RunStep } from './run-step.ts';

/** `postponed`: offline, or the device is late; `failed`: the shop gave no usable answer, the next sync tries again. */
export type SyncOutcome = { readonly kind: 'in-sync' | 'postponed' | 'failed' };

/** Makes cart and server's cart agree. `force`: the cart wins, also over lines only the shop has. */
export type SyncCart = (options?: SyncOptions) => Promise<SyncOutcome>;

type SyncOptions = { readonly force?: boolean };

const GUEST_CART_TRIES = 10; // specification §9 (CART-60, CART-61)
const STORED_WITHIN_MS = 5_000;
const ROUNDS = 5; // changes made while a sync runs are taken along that often

type Pulled = { readonly id: CartId; readonly lines: readonly ServerItem[] };

type Ports = {
  /** The device has what is in the cart: else another tab finds at the shop what it does not know, and counts it as more. */
  readonly cart: Cell<Cart> & Pick<PersistedCell<Cart>, 'untilStored'>;
  readonly cartGateway: CartGateway;
  readonly openServerCart: OpenServerCart;
  readonly runStep: RunStep;
  readonly loadTotals: LoadTotals;
  readonly cartRules: CartRules;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly log: Log;
  readonly isInCheckout: () => boolean;
  readonly ordersUnderWay: OrdersUnderWay;
  readonly ownership: Pick<Ownership, 'present' | 'kept'>;
};

/**
 * One sync at a time, over all tabs: an answer that comes late must not bring back what another tab has taken out since it
 * was asked for. Those asked for while one runs share one more after it.
 */
export function createSyncCart(ports: Ports): SyncCart {
  const reconcile = createReconcile(ports);
  const { cart, cartRules, locks } = ports;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<SyncOutcome> | null = null;
  let isNextForced = false;

  return ({ force = false } = {}) => {
    isNextForced ||= force;
    next ??= running.then(start, start);
    return next;
  };

  function start(): Promise<SyncOutcome> {
    const isForced = isNextForced;
    const outcome = locks
      .runExclusive('sync-cart', () => sync(isForced))
      .catch((): SyncOutcome => ({ kind: 'failed' })); // the browser gives no turn to a page that is put aside
    running = outcome;
    next = null;
    isNextForced = false;
    return outcome;
  }

  async function sync(force: boolean): Promise<SyncOutcome> {
    if (!cartRules.synchronize) return { kind: 'in-sync' };
    if (!(await isCaughtUp(ports))) return { kind: 'postponed' };
    let isForced = force;
    for (let round = 0; round < ROUNDS && (isForced || needsSync(cart.get())); round += 1) {
      if (!(await isReady(ports))) return { kind: 'postponed' };
      if (!(await reconcile(isForced))) return { kind: 'failed' };
      isForced = false;
    }
    return { kind: needsSync(cart.get()) ? 'failed' : 'in-sync' };
  }
}

/** Whether the shop may be told of the cart now. */
async function isReady(ports: Ports): Promise<boolean> {
  const { connectivity, ordersUnderWay, clock } = ports;
  if (!(await within(clock, STORED_WITHIN_MS, isTheirs(ports), false))) return false;
  if (!connectivity.isOnline() || (await ordersUnderWay()).hasInFlightOrder) return false;
  return isCaughtUp(ports); // after the orders: one leaves the cart before its record says that it is taken
}

/** Whether the page knows what others have done to the cart, and the device has what this one did. */
function isCaughtUp({ cart, clock }: Ports): Promise<boolean> {
  const isStored = cart.untilStored().then(() => true);
  return within(clock, STORED_WITHIN_MS, isStored, false);
}

/**
 * Whether the page is theirs whose the cart is. One that is still to show who has come has their cart already, but maybe no
 * right to it, and knows none of their orders; what it has to tell goes with a later sync, of whichever page.
 */
async function isTheirs({ ownership }: Ports): Promise<boolean> {
  return (await ownership.kept()) === ownership.present();
}

/** One pull and what follows from it; false when the shop could not be asked. */
type Reconcile = (force: boolean) => Promise<boolean>;

function createReconcile(ports: Ports): Reconcile {
  const { cart, runStep, loadTotals, cartRules, clock, isInCheckout, ordersUnderWay } = ports;
  const pull = createPull(ports);

  return async (force) => {
    const before = cart.get();
    const pulled = await pull(force);
    if (!pulled) return false;
    const { hasInFlightOrder, orderedLines } = await ordersUnderWay();
    if (hasInFlightOrder) return true;
    const steps = planSync(cart.get(), pulled.lines, { ...rulesFor(cart.get(), force), ordered: orderedLines });
    for (const step of steps) {
      if (!isOfPlan(cart.get())) return true; // ordered meanwhile, or left: the plan is of another cart
      const outcome = await runStep(pulled.id, step);
      if (outcome === 'stopped') return false;
      if (outcome === 'outdated') return true;
      if (outcome === 'forgotten') cart.update((now) => (now.id === pulled.id ? withoutServerCart(now) : now));
    }
    const gone = goneOf(before, pulled.lines);
    const at = clock.now();
    cart.update((now) => (isOfPlan(now) ? markSynced(now, gone, at) : now));
    if (wantsTotals(cart.get())) await loadTotals();
    return true;

    function isOfPlan(now: Cart): boolean {
      return now.id === pulled?.id && sinceOf(now) === sinceOf(before);
    }
  };

  /** What came together of two carts is not taken back by the pieces that the shop still has, nor do its other lines go. */
  function rulesFor({ isMerging }: Cart, force: boolean): Omit<SyncRules, 'ordered'> {
    const serverMayModifyItems = cartRules.serverMayModifyItems && !isMerging;
    return { ...cartRules, serverMayModifyItems, isForced: !isMerging && (force || isInCheckout()) };
  }
}

/** The lines of the server's cart, which is opened anew when the shop refuses it; ten failures at most in a row. */
function createPull({ cart, cartGateway, openServerCart, log }: Ports): (force: boolean) => Promise<Pulled | null> {
  let failures = 0;

  return async (force) => {
    if (force) failures = 0; // the network is back: a new start
    while (failures < GUEST_CART_TRIES) {
      const asked = cart.get().id;
      const reply = await pullOnce(asked);
      if (reply.kind === 'unreachable') return null; // no failure of the cart: there is nobody to ask
      if (reply.kind === 'ok') {
        failures = 0;
        return reply.value;
      }
      failures += 1;
      log.error(`The shop's cart could not be read: ${reply.kind}`);
      if (reply.kind === 'refused' && isDecision(reply)) forget(asked);
    }
    return null;
  };

  /** What the shop refuses is no cart any more, unless another tab has opened the next one meanwhile. */
  function forget(asked: CartId | null): void {
    cart.update((now) => (asked === null || now.id === asked ? withoutServerCart(now) : now));
  }

  async function pullOnce(asked: CartId | null): Promise<Reply<Pulled>> {
    const id = asked ?? (await open());
    if (typeof id !== 'string') return id;
    return withValue(await cartGateway.pull(id), (lines) => ({ id, lines }));
  }

  /** A new cart, or the open one of the account; a guest's where the shop denies that (CART-58, CART-59). Else why there is none. */
  async function open(): Promise<CartId | Failure> {
    const since = sinceOf(cart.get());
    const own = await openServerCart();
    const reply = isDenied(own) ? await cartGateway.create('guest') : own;
    if (reply.kind !== 'ok') return reply;
    // Another tab may have opened one, or ordered what this one was opened for.
    cart.update((now) =>
      now.id === null && sinceOf(now) === since ? detachOtherCarts({ ...now, id: reply.value }) : now,
    );
    return reply.value;
  }
}

/** Whether cart and server's cart may differ (CART-33 to CART-36); an order uses up the server's cart, and a new one is due. */
export function needsSync(cart: Cart): boolean {
  if (cart.lines.length === 0 && cart.id === null) return cart.orderedAt !== null; // nothing here, nothing there
  return cart.inSync === null || cart.inSync.hash !== hashOf(cart) || hasRemoved(cart);
}

function hasRemoved({ removed, removedEarly }: Cart): boolean {
  return removed.length > 0 || removedEarly.length > 0;
}

/** The shop's sums are of its own lines: while they are not those of the cart, they wait for the next round. */
function wantsTotals(cart: Cart): boolean {
  return !needsSync(cart) && cart.totals?.hash !== hashOf(cart);
}

/** In sync is what the shop has accepted, not what the shopper may have changed since (CART-37). */
function markSynced(cart: Cart, gone: Gone, at: number): Cart {
  const accepted = cart.lines.flatMap((line) =>
    line.shopsLine && line.replaces.length === 0 ? [{ ...line, pieces: line.shopsLine.pieces }] : [],
  );
  const settled = new Set([...gone.ids, ...cart.lines.map(({ shopsLine }) => shopsLine?.id)]);
  const removed = cart.removed.filter(({ id }) => !settled.has(id));
  const removedEarly = cart.removedEarly.filter((early) => !gone.early.includes(early));
  return {
    ...cart,
    removed,
    removedEarly,
    isMerging: false,
    receipt: openReceipt(cart),
    inSync: { hash: hashOf({ lines: accepted }), at },
  };
}

type Gone = { readonly ids: readonly number[]; readonly early: readonly EarlyRemoval[] };

/** Removed lines the shop does not have either; of those that were removed early it has told by now whether it had them. */
function goneOf({ removed, removedEarly }: Cart, pulled: readonly ServerItem[]): Gone {
  const there = new Set(pulled.map(({ id }) => id));
  return { ids: removed.map(({ id }) => id).filter((id) => !there.has(id)), early: removedEarly };
}

/**
 * The cart without the shop's, which was refused. Lines and removals keep their ties, which name it: where it is opened
 * again after all, as that of an account is, its pieces are theirs and no further ones, and what was removed stays so. A
 * line that was removed early may have been so by another page, of whose removal this one had not heard.
 */
function withoutServerCart(cart: Cart): Cart {
  const removed = cart.removed.filter(({ cartId }) => cartId !== undefined);
  return { ...cart, id: null, removed, isMerging: false, inSync: null, totals: null };
}
