import type { Thing } from './schedule.ts';

/** What a device keeps of an order. */
export type KeptOrder = {
  readonly id: string;
  readonly kind: 'waiting' | 'canceling' | 'accepted' | 'refused' | 'withdrawn';
};

/** What a page shows. */
export type Seen = {
  readonly address: string;
  readonly heading: string;
  /** What is told beside the page itself. */
  readonly notices: readonly string[];
  readonly kept: readonly KeptOrder[];
};

/** What a shopper was told of orders, by their ids, and what they did: written down beside the shop. */
export type Ledger = {
  readonly placed: Set<string>;
  readonly queued: Set<string>;
  readonly canceled: Set<string>;
  /** Somebody has pressed to cancel what waits: it may be gone without a word that was seen. */
  hasCanceled: boolean;
  /** How often a thing was put into the cart, at most. */
  readonly wanted: Map<Thing, number>;
  /** What was seen on the way that must not be, a sentence each. */
  readonly faults: Set<string>;
};

export function emptyLedger(): Ledger {
  return {
    placed: new Set(),
    queued: new Set(),
    canceled: new Set(),
    hasCanceled: false,
    wanted: new Map(),
    faults: new Set(),
  };
}

export function wants({ wanted }: Ledger, thing: Thing): void {
  wanted.set(thing, (wanted.get(thing) ?? 0) + 1);
}

const QUEUED = 'The order can not be transfered because of server error. Order has been queued';
const CANCELED = 'Your order is canceled. The shop does not have it.';
const WITHDRAWN = 'You canceled this order. The shop does not have it.';

/** Notes what a page tells; answers with it in short, '' when it tells nothing of orders. */
export function notes(ledger: Ledger, { address, heading, notices, kept }: Seen): string {
  const id = new URL(address).searchParams.get('orderId');
  const told: string[] = [];
  if (id !== null && heading.startsWith('Thank you')) {
    ledger.placed.add(id);
    told.push(`order ${short(id)} is placed`);
  }
  if (id !== null && heading === 'Waiting to be sent') {
    ledger.queued.add(id);
    told.push(`order ${short(id)} is waiting`);
  }
  if (id !== null && heading === 'Your order is being canceled') told.push(`order ${short(id)} is being canceled`);
  if (notices.some((notice) => notice.includes(QUEUED))) {
    const waiting = kept.filter(({ kind }) => kind === 'waiting');
    for (const order of waiting) ledger.queued.add(order.id);
    if (kept.length === 0) ledger.faults.add('P1: an order was told to be queued, and the device keeps none');
    told.push(`queued: ${waiting.map((order) => short(order.id)).join(' ') || 'sent since'}`);
  }
  if (notices.some((notice) => notice.includes(CANCELED) || notice.includes(WITHDRAWN))) {
    const gone = kept.filter(({ kind }) => kind === 'withdrawn');
    for (const order of gone) ledger.canceled.add(order.id);
    told.push(`canceled: ${gone.map((order) => short(order.id)).join(' ')}`);
  }
  return told.join('; ');
}

/** The end of an id, by which a reader tells it from the others of a schedule. */
export function short(id: string): string {
  return id.slice(-4);
}
