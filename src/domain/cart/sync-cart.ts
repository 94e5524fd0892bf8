import type { Ownership } from '#domain/session/owned-store.ts';
import { within } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { ResilientStore } from '#domain/storage/resilient-store.ts';
import type { Cart } from './cart.ts';
import { needsSync } from './in-sync.ts';
import { createReconcile, type ReconcilePorts } from './reconcile.ts';

/** `postponed`: offline, or the device is late; `failed`: the shop gave no usable answer, the next sync tries again. */
export type SyncOutcome = { readonly kind: 'in-sync' | 'postponed' | 'failed' };

/** Makes cart and server's cart agree. `force`: the cart wins, also over lines only the shop has. */
export type SyncCart = (options?: SyncOptions) => Promise<SyncOutcome>;

type SyncOptions = { readonly force?: boolean };

const STORED_WITHIN_MS = 5_000;
const ROUNDS = 5; // changes made while a sync runs are taken along that often

type Ports = ReconcilePorts & {
  /** The device has what is in the cart: else another tab finds at the shop what it does not know, and counts it as more. */
  readonly cart: Pick<PersistedCell<Cart>, 'untilStored'>;
  readonly locks: Locks;
  readonly connectivity: Connectivity;
  readonly ownership: Pick<Ownership, 'present' | 'find'>;
  readonly deviceStore: () => Promise<Pick<ResilientStore, 'refuses'>>;
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
async function isTheirs({ ownership, deviceStore }: Ports): Promise<boolean> {
  const { owner, isSure } = await ownership.find();
  const isKnown = isSure || (await deviceStore()).refuses('reads'); // then the page knows as much as anybody
  return isKnown && owner === ownership.present();
}
