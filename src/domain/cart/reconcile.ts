import type { Clock } from '#domain/shared/clock.ts';
import { type Cart, sinceOf } from './cart.ts';
import type { CartRules } from './cart-rules.ts';
import type { OrdersUnderWay } from './clear-cart.ts';
import { goneOf, markSynced, wantsTotals } from './in-sync.ts';
import type { LoadTotals } from './load-totals.ts';
import { planSync, type SyncRules } from './plan-sync.ts';
import { createPullServerCart, type PullPorts, withoutServerCart } from './pull-server-cart.ts';
import type { RunStep } from './run-step.ts';

/** One pull and what follows from it; false when the shop could not be asked. */
export type Reconcile = (force: boolean) => Promise<boolean>;

export type ReconcilePorts = PullPorts & {
  readonly runStep: RunStep;
  readonly loadTotals: LoadTotals;
  readonly cartRules: CartRules;
  readonly clock: Clock;
  readonly isInCheckout: () => boolean;
  readonly ordersUnderWay: OrdersUnderWay;
};

export function createReconcile(ports: ReconcilePorts): Reconcile {
  const { cart, runStep, loadTotals, clock, ordersUnderWay } = ports;
  const pull = createPullServerCart(ports);

  return async (force) => {
    const before = cart.get();
    const pulled = await pull(force);
    if (!pulled) return false;
    const isOfPlan = (now: Cart): boolean => now.id === pulled.id && sinceOf(now) === sinceOf(before);
    const { hasInFlightOrder, orderedLines } = await ordersUnderWay();
    if (hasInFlightOrder) return true;
    const steps = planSync(cart.get(), pulled.lines, { ...rulesFor(ports, cart.get(), force), ordered: orderedLines });
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
  };
}

type Rules = Omit<SyncRules, 'ordered'>;

/** What came together of two carts is not taken back by the pieces that the shop still has, nor do its other lines go. */
function rulesFor({ cartRules, isInCheckout }: ReconcilePorts, { isMerging }: Cart, force: boolean): Rules {
  const serverMayModifyItems = cartRules.serverMayModifyItems && !isMerging;
  return { ...cartRules, serverMayModifyItems, isForced: !isMerging && (force || isInCheckout()) };
}
