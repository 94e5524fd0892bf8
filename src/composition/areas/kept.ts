import { sumNames, tileNames } from '#adapters/stored/amount-names.ts';
import { readStoredCart } from '#adapters/stored/stored-cart.ts';
import { readStoredDetails } from '#adapters/stored/stored-details.ts';
import { readStoredDrafts } from '#adapters/stored/stored-drafts.ts';
import { readStoredDroppedTasks } from '#adapters/stored/stored-dropped-tasks.ts';
import { readStoredCompared, readStoredViewed, readStoredWishlist } from '#adapters/stored/stored-lists.ts';
import { readStoredClosedPromos } from '#adapters/stored/stored-promos.ts';
import { readStoredSearches } from '#adapters/stored/stored-searches.ts';
import { readStoredSession } from '#adapters/stored/stored-session.ts';
import { type OrderHistory, unreadHistory } from '#domain/account/order-history.ts';
import { noChange, type ProfileChange } from '#domain/account/profile-change.ts';
import { type StoreCredit, unreadCredit } from '#domain/account/store-credit.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { cartMerging } from '#domain/cart/cart-merging.ts';
import { noRecentSearches } from '#domain/catalog/recent-searches.ts';
import { areAtHand, noDetails } from '#domain/checkout/details.ts';
import { nothingClosed } from '#domain/content/promos.ts';
import type { DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import type { Drafts } from '#domain/interface/drafts.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { nothingCompared } from '#domain/lists/compared.ts';
import type { NamedList, NamedLists } from '#domain/lists/named-lists.ts';
import { nothingViewed } from '#domain/lists/recently-viewed.ts';
import type { Sharing } from '#domain/lists/shared-list.ts';
import { emptyWishlist, type WishlistItem } from '#domain/lists/wishlist.ts';
import { noPendingNotices, PENDING_NOTICES_AREA, type PendingNotices } from '#domain/notices/pending-notices.ts';
import { noDroppedTasks } from '#domain/queue/dropped-tasks.ts';
import type { ForgetPerson, TakeOver, UntilTakenOver } from '#domain/session/forget-person.ts';
import { createOwnership } from '#domain/session/ownership.ts';
import { isStillMeant, type Session, unknownSession } from '#domain/session/session.ts';
import { devicesArea, type KeptCell, personsArea } from './kept-area.ts';
import { createForgetPerson, createTakeOver, createUntilTakenOver } from './personal-cells.ts';

type Readers = typeof import('#adapters/stored/stored-account.ts');

export function loadAccountReaders(): Promise<Readers> {
  return import(/* webpackChunkName: "session" */ '#adapters/stored/stored-account.ts');
}

/** What can read what was kept; it comes with the code of accounts when there is something to read. */
function readBy<Name extends keyof Readers>(name: Name) {
  return async (stored: unknown): Promise<ReturnType<Readers[Name]>> => {
    if (stored === null) return null as ReturnType<Readers[Name]>; // each answers null for nothing
    const readers = await loadAccountReaders();
    return readers[name](stored) as ReturnType<Readers[Name]>;
  };
}

export function loadPendingNoticesReader(): Promise<typeof import('#adapters/stored/stored-pending-notices.ts')> {
  return import(/* webpackChunkName: "queue" */ '#adapters/stored/stored-pending-notices.ts');
}

async function readPendingNotices(stored: unknown): Promise<PendingNotices | null> {
  return stored === null ? null : (await loadPendingNoticesReader()).readStoredPendingNotices(stored);
}

/** What outlives a reload: the cart and the lists for good, the checkout's forms for an hour, other forms with the tab. */
const areas = {
  /** The device's: it says whose all else is. */
  session: devicesArea<Session>({
    area: 'session',
    initial: unknownSession,
    parse: readStoredSession,
    rules: { replaces: isStillMeant },
  }),
  cart: personsArea<Cart>({
    area: 'cart',
    initial: emptyCart,
    parse: readStoredCart,
    amounts: sumNames,
    rules: cartMerging,
    isPromised: true,
  }),
  checkoutDetails: personsArea({
    area: 'checkout',
    initial: noDetails,
    parse: readStoredDetails,
    isPromised: true,
    isAtHand: areAtHand,
  }),
  /** What was typed into forms. Those of the checkout have an area of their own. */
  drafts: personsArea<Drafts>({ area: 'drafts', initial: {}, parse: readStoredDrafts, isOfTab: true }),
  closedPromos: devicesArea({
    area: 'closedPromos',
    initial: nothingClosed,
    parse: readStoredClosedPromos,
    rules: { keyOf: String },
  }),
  wishlist: personsArea({
    area: 'wishlist',
    initial: emptyWishlist,
    parse: readStoredWishlist,
    amounts: tileNames,
    rules: { keyOf: ({ tile }: WishlistItem) => tile.sku },
    isPromised: true,
  }),
  compared: personsArea({
    area: 'compare',
    initial: nothingCompared,
    parse: readStoredCompared,
    amounts: tileNames,
    rules: { keyOf: ({ sku }: Tile) => sku },
    isPromised: true,
  }),
  recentSearches: personsArea({ area: 'recentSearches', initial: noRecentSearches, parse: readStoredSearches }),
  recentlyViewed: personsArea({ area: 'recentlyViewed', initial: nothingViewed, parse: readStoredViewed }),
  /** What the worker has to say to whoever comes next; what reads it comes with the code of the queue, when there is any. */
  pendingNotices: personsArea<PendingNotices>({
    area: PENDING_NOTICES_AREA,
    initial: noPendingNotices,
    parse: readPendingNotices,
  }),
  /** Of whoever was signed in it says nothing, and stays when they leave: it is told to who is here then. */
  droppedTasks: devicesArea({ area: 'discarded', initial: noDroppedTasks, parse: readStoredDroppedTasks }),
  /** What the shop said of a customer, to be read without a network. */
  orderHistory: personsArea<OrderHistory>({
    area: 'orderHistory',
    initial: unreadHistory,
    parse: readBy('readStoredHistory'),
    amounts: sumNames,
  }),
  storeCredit: personsArea<StoreCredit>({
    area: 'storeCredit',
    initial: unreadCredit,
    parse: readBy('readStoredCredit'),
    amounts: sumNames,
  }),
  deliveryMemory: personsArea<DeliveryMemory | null>({
    area: 'delivery',
    initial: null,
    parse: readBy('readStoredDelivery'),
  }),
  /** The lists beside the wishlist; which pieces are in them the wishlist says. What knows more of them comes with its page. */
  namedLists: personsArea<NamedLists>({
    area: 'namedLists',
    initial: [],
    parse: readBy('readStoredLists'),
    rules: { keyOf: ({ id }: NamedList) => id },
    isPromised: true,
  }),
  /** The wishlist that is shown by a link, with what ends that. */
  sharing: personsArea<Sharing | null>({
    area: 'sharing',
    initial: null,
    parse: readBy('readStoredSharing'),
    isPromised: true,
  }),
  recentTiles: personsArea<readonly Tile[]>({
    area: 'recentTiles',
    initial: [],
    parse: readBy('readStoredTiles'),
    amounts: tileNames,
  }),
  /** Where earlier builds kept what a customer had changed without a network, to be taken over into the queue. */
  keptProfileChange: personsArea<ProfileChange>({
    area: 'profileChange',
    initial: noChange,
    parse: readBy('readStoredChange'),
  }),
};

type Areas = typeof areas;
type AreaName = keyof Areas;
type KeptCells = Readonly<Record<AreaName, KeptCell>>;

const names = Object.keys(areas) as readonly AreaName[];

/** The private areas of a device that keeps them. */
export const kept = {
  ...each('keep'),
  keptCells: (cells: KeptCells): readonly KeptCell[] => names.map((name) => cells[name]),
  personalCells: (cells: KeptCells): readonly KeptCell[] =>
    names.filter((name) => areas[name].whose === 'person').map((name) => cells[name]),
  ownership: createOwnership,
  forgetPerson: createForgetPerson,
  takeOver: createTakeOver,
  untilTakenOver: createUntilTakenOver,
};

/** The same areas where nothing is kept: on the server they stay as they are. */
export const forgotten = {
  ...each('forget'),
  keptCells: (): readonly KeptCell[] => [],
  ownership: () => ({
    present: () => null,
    kept: async () => null,
    find: async () => ({ owner: null, isSure: true }),
  }),
  forgetPerson: (): ForgetPerson => async () => undefined,
  takeOver: (): TakeOver => async () => undefined,
  untilTakenOver: (): UntilTakenOver => async () => undefined,
};

function each<Way extends 'keep' | 'forget'>(way: Way) {
  const factories = names.map((name) => [name, areas[name][way]]);
  return Object.fromEntries(factories) as { readonly [Name in AreaName]: Areas[Name][Way] };
}
