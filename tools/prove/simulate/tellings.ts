import type { CustomerId } from '#domain/session/customer.ts';

type Owner = CustomerId | null;

/**
 * Where a thing was shown to be, and in how many pieces: in the cart, saved for later, on the wishlist, in another list of it,
 * or gone from there.
 */
export type Spot = {
  readonly place: 'cart' | 'saved' | 'removed' | 'wished' | 'listed' | 'unwished';
  readonly quantity: number;
};

/**
 * What a shopper was shown of a thing at last. `sure`: nothing has happened since that may undo it. `loose`: it was written
 * down nowhere but in the page, and is sure when the store has it. `evicted`: the store that had it was cleared, and the one
 * page that knows of it keeps it anew with its next change.
 */
type Telling = {
  readonly page: object;
  readonly spot: Spot;
  readonly owner: Owner;
  readonly hold: 'sure' | 'loose' | 'evicted' | 'none';
  /** The store has been written since, with so many pieces. */
  readonly isStored: boolean;
};

/** What was shown, written down in the moment in which a page showed it. What is not sure is not promised. */
export type Tellings = {
  /** By the name of the thing: carts and wishlists have different ones. */
  readonly things: Map<string, Telling>;
  /** What anybody has ever wanted to be out of a cart. */
  readonly unwanted: Set<string>;
  /** What the device has in the cart, with its pieces. */
  stored: ReadonlyMap<string, number>;
  /**
   * A page has found these in the shop before the device had them, since another one had sent them there: two pages that come
   * together then may count them twice (docs/reliability.md, Open).
   */
  readonly foundEarly: Set<string>;
  /** Pages sent these to the shop and never heard what it said: its pieces are then taken for what others chose. */
  readonly unheard: Set<string>;
  /** The device was late or refused something, so that a page may not have heard what another one did. */
  isDeviceWeak: boolean;
  /** A page of an earlier build was open, which knows of no journal and no marks. */
  isOfTwoBuilds: boolean;
  /** Who was shown to be signed in at last. */
  session: { readonly owner: Owner; readonly isSure: boolean };
};

export function noTellings(): Tellings {
  const names = { unwanted: new Set<string>(), foundEarly: new Set<string>(), unheard: new Set<string>() };
  const session = { owner: null, isSure: true };
  return { ...names, things: new Map(), stored: new Map(), isDeviceWeak: false, isOfTwoBuilds: false, session };
}

/** The same as it is now, whatever is told later. */
export function asOfNow(tellings: Tellings): Tellings {
  return { ...tellings, things: new Map(tellings.things) };
}

/** How a page came to show it. */
export type Showing = {
  readonly page: object;
  readonly spot: Spot;
  /** Where the page had shown it until then. */
  readonly before: Spot;
  /** Whose page it is. */
  readonly owner: Owner;
  /** It is written down beside the store. */
  readonly isNoted: boolean;
};

/**
 * A page shows a thing in another place. Of two pages that know nothing of each other one cannot be promised anything; and what
 * one has done to what another one has not stored yet may be made again before that.
 */
export function tells(tellings: Tellings, thing: string, showing: Showing): void {
  const { things, unwanted, session } = tellings;
  const { page, spot, before, owner, isNoted } = showing;
  if (spot.place === 'removed' || spot.place === 'saved') unwanted.add(thing);
  const known = things.get(thing);
  const isAgreed = !known || (isSame(known.spot, before) && known.owner === owner && known.hold === 'sure');
  const isTheirs = session.isSure && session.owner === owner;
  const isPromised = isAgreed && isTheirs && !tellings.isOfTwoBuilds;
  const hold = isPromised ? (isNoted ? 'sure' : spot.place === 'cart' ? 'loose' : 'none') : 'none';
  const isInOrder =
    !known || known.page === page || before.place !== 'cart' || known.isStored || !tellings.isDeviceWeak;
  things.set(thing, { page, spot, owner, hold: isInOrder ? hold : 'none', isStored: false });
}

function isSame(one: Spot, other: Spot): boolean {
  return one.place === other.place && one.quantity === other.quantity;
}

/** The store has these in the cart: what was not written down anywhere else is sure from then on. */
export function storesThings(tellings: Tellings, stored: ReadonlyMap<string, number>): void {
  tellings.stored = stored;
  for (const [name, told] of tellings.things) {
    if (stored.get(name) !== told.spot.quantity) continue;
    tellings.things.set(name, { ...told, isStored: true, hold: told.hold === 'loose' ? 'sure' : told.hold });
  }
}

/** A page has a line of the shop's that nobody put in there. */
export function findsThing({ stored, foundEarly }: Tellings, name: string): void {
  if (!stored.has(name)) foundEarly.add(name);
}

/**
 * A page sends a line to the shop. Where another page has removed it, and a weak device has not told this one, it may come
 * back from there (docs/reliability.md, Open).
 */
export function sendsThing(tellings: Tellings, name: string): void {
  const known = tellings.things.get(name);
  if (tellings.isDeviceWeak && known && known.spot.place !== 'cart') forgetsThing(tellings, name);
}

/** The shop has answered what a page sent it of a line; `isHeard`: so that the page knows. */
export function answersThing({ unheard }: Tellings, name: string, isHeard: boolean): void {
  if (isHeard) unheard.delete(name);
  else unheard.add(name);
}

/** Nobody can say any more where it is. */
export function forgetsThing(tellings: Tellings, name: string): void {
  holds(tellings, name, 'none');
}

/** What was kept may be gone. */
export function forgetsAll(tellings: Tellings): void {
  for (const name of tellings.things.keys()) forgetsThing(tellings, name);
  tellings.session = { ...tellings.session, isSure: false };
}

/** The one page that is open, and what it has kept of the cart. */
type Remembering = { readonly page: object; readonly spots: (name: string) => Spot };

/**
 * The store was cleared. `remembering` is null where no page is alone, since one that stood still may remember what is not
 * so any more; nor does a page remember what another one has changed whose last word the store did not have yet
 * (docs/reliability.md, Open). `isOpen`: there is any page.
 */
export function evictsAll(tellings: Tellings, remembering: Remembering | null, isOpen: boolean): void {
  const { session, stored } = tellings;
  const held = [...tellings.things].filter(([name, { spot, hold, page }]) => {
    const isRemembered = spot.place === 'cart' && remembering && isSame(spot, remembering.spots(name));
    return hold === 'sure' && isRemembered && (page === remembering.page || stored.get(name) === spot.quantity);
  });
  forgetsAll(tellings);
  if (session.owner !== null || (isOpen && !remembering)) return;
  tellings.session = session; // a guest remains one
  for (const [name] of held) holds(tellings, name, 'evicted');
}

/** The page that remembers has kept its next change of the cart; or it is not alone any more. */
export function settlesEvicted(tellings: Tellings, isKept: boolean): void {
  for (const [name, { hold }] of tellings.things)
    if (hold === 'evicted') holds(tellings, name, isKept ? 'sure' : 'none');
}

/** A page shows that somebody has come or gone: what they had goes with them, and what a guest had is theirs who come. */
export function tellsSession(tellings: Tellings, from: Owner, to: Owner, isNoted: boolean): void {
  const { things, session } = tellings;
  const isSure = session.isSure && session.owner === from && isNoted;
  for (const [name, known] of things) {
    if (known.owner === null && to !== null) things.set(name, { ...known, owner: to });
    if (!isSure || (known.owner !== null && known.owner !== to)) forgetsThing(tellings, name);
  }
  tellings.session = { owner: to, isSure };
}

/** The shop ends sessions, or may have; `isComing`: somebody is about to sign in. */
export function doubtsSession(tellings: Tellings, isComing = false): void {
  if (isComing || tellings.session.owner !== null) forgetsAll(tellings);
}

function holds({ things }: Tellings, name: string, hold: Telling['hold']): void {
  const known = things.get(name);
  if (known) things.set(name, { ...known, hold });
}
