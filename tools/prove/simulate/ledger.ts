import { hasLeftCart, isAnswered, type Order } from '#domain/orders/order.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { noTellings, type Tellings } from './tellings.ts';

type Owner = CustomerId | null;

/** A thing that somebody put into a cart, of which there is one in the world: its name is used once. */
type Thing = {
  /** As many pieces as anybody ever wanted. */
  most: number;
  /** In whose orders it may be. */
  readonly owners: Set<Owner>;
  /** Who was about to sign in when it was put in: if they come, it may be theirs. */
  readonly comers: Set<Owner>;
};

/** What the shopper was told of an order. */
type Promised = 'placed' | 'queued' | 'canceled' | 'taken back';

/** `done`: the shop has it; `later`: it is on the device; `not`: it comes to nothing. */
export type Asked = 'done' | 'later' | 'not';

/** What must be true, written down beside the product as it happens. */
export type Ledger = {
  readonly things: Map<string, Thing>;
  /** Orders as they were first written down, or first sent. */
  readonly firsts: Map<string, Order>;
  /** The last that the shopper was told of an order, by its id. */
  readonly promised: Map<string, Promised>;
  /** The same as they were last written down. */
  readonly lasts: Map<string, Order>;
  /** Orders that the device did not take at first, so that only one tab knew of them. */
  readonly unkept: Set<string>;
  /** The device did not take a change of the cart, which may come back with a later one. */
  isCartUnkept: boolean;
  /** The device has forgotten what a page that stood still had put in, which may be in a cart again and be ordered so. */
  isOrderForgotten: boolean;
  /** Somebody was told that the device cannot keep an order. */
  isWarned: boolean;
  /** What became of a mail to the shop as far as its writer was told, by its text; null while nothing was said. */
  readonly mails: Map<string, Asked | null>;
  /** The same of the first names that a customer has asked for, the last one last. */
  readonly names: Map<CustomerId, Map<string, Asked | null>>;
  /** The mails of which somebody was told that they have not been sent. */
  readonly mailsNotSent: Set<string>;
  /** Somebody was told in the shop's words that it does not do something, a change of a name maybe. */
  isRefused: boolean;
  /** Somebody was told that tasks of theirs were dropped, or the device did not forget one that is over. */
  areTasksUnsure: boolean;
  /** What pages have shown of things and of who is signed in. */
  readonly tellings: Tellings;
  /** What was seen on the way that must not be, a sentence each. */
  readonly faults: Set<string>;
};

export function emptyLedger(): Ledger {
  return {
    things: new Map(),
    firsts: new Map(),
    lasts: new Map(),
    promised: new Map(),
    unkept: new Set(),
    isCartUnkept: false,
    isOrderForgotten: false,
    isWarned: false,
    mails: new Map(),
    names: new Map(),
    mailsNotSent: new Set(),
    isRefused: false,
    areTasksUnsure: false,
    tellings: noTellings(),
    faults: new Set(),
  };
}

/** Whose a page is and who is signed in on the device as far as it knows, and who is about to be. */
export type Putting = { readonly owners: readonly Owner[]; readonly comers: readonly Owner[] };

/** Something new is put into a cart; answers with its name. */
export function putsThing({ things }: Ledger, most: number, { owners, comers }: Putting): string {
  const name = `thing ${things.size + 1}`;
  things.set(name, { most, owners: new Set(owners), comers: new Set(comers) });
  return name;
}

/** Somebody wants so many pieces of a thing, besides those that have left the cart with an order. */
export function wantsOf({ things, lasts }: Ledger, name: string, quantity: number): void {
  const thing = things.get(name);
  if (thing) thing.most = Math.max(thing.most, quantity + orderedOf(lasts, name));
}

function orderedOf(lasts: Ledger['lasts'], name: string): number {
  const lines = [...lasts.values()].flatMap((order) => (hasLeftCart(order) ? order.lines : []));
  return lines.reduce((sum, { sku, quantity }) => (sku === name ? sum + quantity : sum), 0);
}

/** What a guest has here is theirs who sign in; what a guest has ordered stays a guest's order. */
export function takesOver({ things }: Ledger, owner: Owner): void {
  for (const { owners } of things.values()) if (owners.size === 1 && owners.has(null)) owners.add(owner);
}

/** Who comes now may find what guests have put in. */
export function comesToGuests({ things }: Ledger, newcomers: readonly Owner[]): void {
  for (const { owners, comers } of things.values())
    if (owners.has(null)) for (const comer of newcomers) comers.add(comer);
}

/** The device writes a record down. */
export function keeps({ firsts, lasts, faults }: Ledger, before: Order | null, order: Order): void {
  if (!firsts.has(order.id)) firsts.set(order.id, order);
  lasts.set(order.id, order);
  const first = firsts.get(order.id);
  if (before && isAnswered(before) && !isAnswered(order)) faults.add('P4: a final answer was written over');
  const isSame = first?.owner === order.owner && first.country === order.country && first.currency === order.currency;
  if (!isSame) faults.add('P3: a record has changed its owner or its world');
}

/** The device does not take a record. */
export function refusesToKeep({ firsts, unkept }: Ledger, { id }: Order): void {
  if (!firsts.has(id)) unkept.add(id);
}

/** The device removes a record. */
export function removes({ faults }: Ledger, before: Order | null): void {
  if (before && !isAnswered(before)) faults.add('P4: a record without a final answer was removed');
}
