import { COMMON, creditOf, type Name, people } from './session-people.ts';
import { type Hand, type Pieces, piecesIn } from './session-sight.ts';

const ORDER = '-order';

/** The pieces of an account, as far as they can be known from outside. */
type Book = {
  /** All that anybody ever put into it. */
  added: Pieces;
  /** What the shop was seen to have, which nothing takes away. */
  inShop: Pieces;
  /** What only the device has, and what goes with whoever leaves. */
  onDevice: Pieces;
  /** What a guest has brought, which may be saved for later again. */
  brought: Pieces;
  /** What was brought before they began to leave: it is still there for whoever is back before the device has forgotten it. */
  leaving: Pieces;
  /** All that was ever brought, also before somebody left: with the cart of who comes back at once comes what is told of it. */
  everBrought: Pieces;
};

/** What must be true of things that somebody put somewhere; written down as it happens, beside the product. */
export type Ledger = {
  owner: Name | null;
  /** Whose a thing is: a guest's becomes theirs who sign in. */
  readonly whose: Map<string, Name | null>;
  readonly books: Readonly<Record<Name | 'guest', Book>>;
  /** Put into a cart since the last rest: it may be lost with the tab, or with who leaves. */
  fresh: readonly string[];
  /** Counts what gets a new name: a guest after each customer, and orders. */
  things: number;
};

const nothing: Pieces = new Map();

export function emptyLedger(): Ledger {
  const book = (inShop: Pieces): Book => ({
    added: inShop,
    inShop,
    onDevice: nothing,
    brought: nothing,
    leaving: nothing,
    everBrought: nothing,
  });
  const first = new Map([[COMMON, 1]]);
  const whose = new Map<string, Name | null>(people.map((name) => [creditOf(name), name]));
  const books = { asha: book(first), ravi: book(first), guest: book(nothing) };
  return { owner: null, whose, books, fresh: [], things: 0 };
}

export function bookOf(ledger: Ledger, owner: Name | null): Book {
  return ledger.books[owner ?? 'guest'];
}

/** Somebody else is signed in on the device, or nobody is any more. */
export function becomes(ledger: Ledger, owner: Name | null): void {
  ledger.fresh = [];
  if (ledger.owner !== null) leaves(ledger, ledger.owner);
  if (owner !== null) takesOver(ledger, owner);
  ledger.owner = owner;
}

/** What a guest has put somewhere belongs to who signs in; what a guest has ordered stays a guest's order. */
function takesOver({ books, whose }: Ledger, name: Name): void {
  const [book, guest] = [books[name], books.guest];
  book.brought = sumOf(guest.added, book.leaving);
  book.leaving = nothing;
  book.everBrought = sumOf(book.everBrought, guest.added);
  book.added = sumOf(book.added, guest.added);
  book.onDevice = sumOf(book.onDevice, guest.onDevice);
  [guest.added, guest.onDevice] = [nothing, nothing];
  for (const [thing, owner] of whose) if (owner === null && !thing.endsWith(ORDER)) whose.set(thing, name);
}

/** What the shop has not heard of goes from the device. */
function leaves(ledger: Ledger, name: Name): void {
  const book = ledger.books[name];
  [book.onDevice, book.leaving, book.brought] = [nothing, book.brought, nothing];
  ledger.things += 1;
}

type Put = {
  /** Whose the page is on which it is done. */
  readonly by: Name | null;
  /** Nothing is under way that may take it away. */
  readonly isSure: boolean;
  /** The account's cart has not come to the device yet, so that it counts as brought there. */
  readonly isBrought: boolean;
};

/** A piece is put into a cart. */
export function puts(ledger: Ledger, number: number, { by: owner, isSure, isBrought }: Put): string {
  const { whose, things } = ledger;
  const thing = number === 0 ? COMMON : `${owner ?? `guest${things}`}-${number}`;
  const book = bookOf(ledger, owner);
  if (thing !== COMMON) whose.set(thing, owner);
  const piece = new Map([[thing, 1]]);
  book.added = sumOf(book.added, piece);
  if (isBrought) {
    book.brought = sumOf(book.brought, piece);
    book.everBrought = sumOf(book.everBrought, piece);
  }
  if (isSure) ledger.fresh = [...ledger.fresh, thing];
  return thing;
}

export function placesOrder(ledger: Ledger): string {
  ledger.things += 1;
  const id = `${ledger.things}${ORDER}`;
  ledger.whose.set(id, ledger.owner);
  return id;
}

/** A merge is taken back: what the guest had brought is saved for later, and no part of the account's cart. */
export function takesBack(ledger: Ledger, name: Name, brought: Pieces): void {
  const book = ledger.books[name];
  book.added = lessOf(book.added, brought);
  book.onDevice = sumOf(book.onDevice, leastOf(book.inShop, brought));
  book.inShop = lessOf(book.inShop, brought);
  book.brought = mostOf(book.brought, leastOf(book.everBrought, brought));
}

/** Nothing is under way any more: what was put somewhere is kept, and nothing is left of who has left. */
export function settles(ledger: Ledger): void {
  for (const left of Object.values(ledger.books)) left.leaving = nothing;
  const book = bookOf(ledger, ledger.owner);
  for (const thing of ledger.fresh) book.onDevice = sumOf(book.onDevice, new Map([[thing, 1]]));
  ledger.fresh = [];
}

/** What of a hand must not be; afterwards the book knows what the shop has. */
export function compares(book: Book, hand: Hand): readonly string[] {
  const least = sumOf(book.inShop, book.onDevice);
  const faults = [
    ...exceeding(hand.shop, book.added, 'in the cart of the account'),
    ...exceeding(hand.saved, book.brought, 'saved for later'),
    ...[...least].flatMap(([thing, quantity]) =>
      piecesIn(hand, thing) < quantity ? [`${piecesIn(hand, thing)} of ${quantity} ${thing} are left`] : [],
    ),
  ];
  book.inShop = agreedIn(hand);
  book.onDevice = lessOf(least, book.inShop);
  return faults;
}

/** What the shop has; where the device knows less of it, since a tab was closed before it had written, the device's counts. */
function agreedIn({ shop, lines, isOne, isMerging }: Hand): Pieces {
  return isOne && !isMerging ? leastOf(lines, shop) : shop;
}

function exceeding(pieces: Pieces, most: Pieces, where: string): readonly string[] {
  const more = [...pieces].filter(([thing, count]) => count > (most.get(thing) ?? 0));
  return more.map(([thing, count]) => `${count} of ${most.get(thing) ?? 0} ${thing} are ${where}`);
}

function sumOf(a: Pieces, b: Pieces): Pieces {
  return new Map([...new Set([...a.keys(), ...b.keys()])].map((key) => [key, (a.get(key) ?? 0) + (b.get(key) ?? 0)]));
}

function lessOf(a: Pieces, b: Pieces): Pieces {
  return new Map([...a].map(([key, quantity]) => [key, Math.max(0, quantity - (b.get(key) ?? 0))]));
}

function mostOf(a: Pieces, b: Pieces): Pieces {
  return new Map(
    [...new Set([...a.keys(), ...b.keys()])].map((key) => [key, Math.max(a.get(key) ?? 0, b.get(key) ?? 0)]),
  );
}

function leastOf(a: Pieces, b: Pieces): Pieces {
  return new Map([...b].map(([key, quantity]) => [key, Math.min(quantity, a.get(key) ?? 0)]));
}
