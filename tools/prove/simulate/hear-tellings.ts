import type { Cart } from '#domain/cart/cart.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import { ownerOf, type Session, tokenOf } from '#domain/session/session.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Ledger, takesOver } from './ledger.ts';
import type { SimulatedTab } from './pressed.ts';
import type { DeviceJournal } from './tab-journal.ts';
import type { TabLife } from './tab-life.ts';
import { findsThing, forgetsThing, type Spot, tells, tellsSession } from './tellings.ts';

/** Something that a shopper has begun at a tab; `onShown` is called in the moment in which the tab shows it as done. */
export type Intent = OfThing | { readonly kind: 'session'; readonly onShown: () => void };

type OfThing = {
  readonly kind: 'cart' | 'wishlist';
  readonly thing: string;
  /** Where it is to be shown. */
  readonly place: Spot['place'];
  readonly onShown: () => void;
};

export type Spots = (name: string) => Spot;

/** A tab, as far as it is listened to. */
type Heard = Parameters<typeof tells>[2]['page'] & {
  readonly visit: SimulatedTab;
  readonly life: TabLife;
  readonly isOld: boolean;
  readonly intents: Set<Intent>;
  readonly leavings: { readonly count: number };
};

type Around = {
  readonly ledger: Ledger;
  readonly shared: { readonly journal: DeviceJournal };
  /** Whether somebody is just signing out at any page. */
  readonly isAnybodyLeaving: () => boolean;
};

/** What a shopper did at a tab is written down in the ledger in the moment in which the tab shows it. */
export function hearTellings(around: Around, tab: Heard): void {
  const { ledger, shared } = around;
  const shop = tab.visit;
  const isNoted = (): boolean => !tab.isOld && shared.journal.state === 'works';
  const { fulfil, end } = createFulfilling(around, tab, isNoted);
  hearChanges<Cart>(tab, shop.cart, (before, after) => {
    const spots = spotsIn(before);
    const came = after.lines.filter(({ sku }) => spots(sku).place !== 'cart');
    for (const { sku, serverItem } of came) if (serverItem) findsThing(ledger.tellings, sku);
    fulfil('cart', spots, spotsIn(after));
  });
  hearChanges<Wishlist>(tab, shop.wishlist, (before, after) => fulfil('wishlist', wishesIn(before), wishesIn(after)));
  hearChanges<Session>(tab, shop.session, (before, after) => {
    const [from, to] = [ownerOf(before), ownerOf(after)];
    if (from === to && !isAnother(before, after)) return;
    tellsSession(ledger.tellings, from, to, isNoted());
    if (to !== null) takesOver(ledger, to);
    if (after.kind === 'ended') return;
    for (const intent of tab.intents) if (intent.kind === 'session') end(intent);
  });
}

/** Ends what a shopper has begun as the tab shows it. */
function createFulfilling({ ledger, isAnybodyLeaving }: Around, tab: Heard, isNoted: () => boolean) {
  const shop = tab.visit;
  return { fulfil, end };

  function fulfil(kind: OfThing['kind'], before: Spots, after: Spots): void {
    for (const intent of tab.intents) {
      if (intent.kind !== kind || after(intent.thing).place !== intent.place) continue;
      const showing = {
        before: before(intent.thing),
        spot: after(intent.thing),
        owner: ownerHere(),
        page: tab,
        isNoted: isNoted(),
      };
      tells(ledger.tellings, intent.thing, showing);
      if (isTheirsWhoLeave()) forgetsThing(ledger.tellings, intent.thing);
      end(intent);
    }
  }

  /** Also what is done at a page that opens meanwhile and does not know yet who is here. */
  function isTheirsWhoLeave(): boolean {
    return tab.leavings.count > 0 || (shop.session.get().kind === 'unknown' && isAnybodyLeaving());
  }

  /** What is done before it is known who is here is theirs who are. */
  function ownerHere() {
    return shop.session.get().kind === 'unknown' ? ledger.tellings.session.owner : shop.visitor.get();
  }

  function end(intent: Intent): void {
    tab.intents.delete(intent);
    intent.onShown();
  }
}

/** The same customer may sign in once more, on a page that has not heard that they left. */
function isAnother(before: Session, after: Session): boolean {
  return before.kind !== 'renewing' && tokenOf(before) !== tokenOf(after);
}

/** What a page that is gone does shows nobody anything. */
function hearChanges<T>(tab: Heard, cell: Cell<T>, heard: (before: T, after: T) => void): void {
  const { update } = cell;
  cell.update = (change) => {
    const before = cell.get();
    update(change);
    if (!tab.life.isOver()) heard(before, cell.get());
  };
}

/** Where things are in a cart. */
export function spotsIn({ lines, saved }: Cart): Spots {
  return (name) => {
    const [line, kept] = [lines, saved].map((all) => all.find(({ sku }) => sku === name));
    if (line) return { place: 'cart', quantity: line.quantity };
    return kept ? { place: 'saved', quantity: kept.quantity } : { place: 'removed', quantity: 0 };
  };
}

/** Which things are on a wishlist, and which of them in another list than the first. */
export function wishesIn(wishlist: Wishlist): Spots {
  return (name) => {
    const item = wishlist.find(({ tile }) => tile.sku === name);
    const place = item?.list === undefined ? 'wished' : 'listed';
    return { place: item ? place : 'unwished', quantity: 0 };
  };
}
