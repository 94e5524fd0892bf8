import { createBrowserPageVisit } from '#app/browser/browser-page-visit.ts';
import { followPopUps } from '#app/browser/follow-pop-ups.ts';
import { offerLanguage } from '#app/browser/offer-language.ts';
import { createNavigation, type Navigation } from '#app/navigation/navigation.ts';
import { openPage, pageAt } from '#app/navigation/open-page.ts';
import type { PageHistory } from '#app/navigation/page-history.ts';
import { placeAt } from '#app/navigation/place.ts';
import { withoutNetwork } from '#app/navigation/without-network.ts';
import type { Page, PageName, ScreenName } from '#app/page/page.ts';
import { loadAccount } from '#app/pages/account-loader.ts';
import { loadAddress } from '#app/pages/address-loader.ts';
import { loadCategory } from '#app/pages/category-loader.ts';
import { loadError } from '#app/pages/error-loader.ts';
import { loadHome } from '#app/pages/home-loader.ts';
import { loadNotFound } from '#app/pages/not-found-loader.ts';
import { loadOpening } from '#app/pages/opening-loader.ts';
import { loadPrivate } from '#app/pages/private-loader.ts';
import { loadProduct } from '#app/pages/product-loader.ts';
import { loadSearch } from '#app/pages/search-loader.ts';
import { loadSharedList } from '#app/pages/shared-list-loader.ts';
import { loadStoreLocator } from '#app/pages/store-locator-loader.ts';
import { loadTextPage } from '#app/pages/text-page-loader.ts';
import { hasPopUps } from '#domain/content/promos.ts';
import type { OpenShop } from './open-visit.ts';
import { type Screens, screensOf } from './screens.ts';

export type { ScreenName };

/** A page that stands: what would be drawn, and whether it says that it could not be had. */
export type StandingPage = { readonly shows: ScreenName; readonly address: string; readonly hasFailed: boolean };

/** The shop's own routes, loaders and navigation over a visit of the scenario, where nothing is drawn. */
export type PlainShop = {
  readonly screens: Screens;
  /** Null before the first page. */
  readonly page: () => StandingPage | null;
  readonly isMoving: () => boolean;
  readonly goTo: (address: string) => void;
  readonly replace: (address: string) => void;
  /** The page at hand, opened again. */
  readonly reopen: () => void;
  /** The pointer leaves the page, for the browser's own controls. */
  readonly leaves: () => void;
  /** Resolves when all that is kept on the device is written. */
  readonly kept: () => Promise<void>;
  /** What pages threw so far. */
  readonly defects: () => readonly unknown[];
  readonly close: () => void;
};

const loaders: Readonly<Record<PageName, Page['load']>> = {
  home: loadHome,
  category: loadCategory,
  product: loadProduct,
  'product-set': loadProduct,
  search: loadSearch,
  cart: loadPrivate('cart'),
  checkout: loadPrivate('checkout'),
  confirmation: loadPrivate('confirmation'),
  'store-choice': loadPrivate('store-choice'),
  account: loadAccount,
  compare: loadPrivate('compare'),
  wishlist: loadPrivate('wishlist'),
  'shared-list': loadSharedList,
  'text-page': loadTextPage,
  contact: loadPrivate('contact'),
  'track-order': loadPrivate('track-order'),
  'return-pieces': loadPrivate('return-pieces'),
  'cancel-order': loadPrivate('cancel-order'),
  withdraw: loadPrivate('withdraw'),
  'store-locator': loadStoreLocator,
  'page-not-found': loadNotFound,
  error: loadError,
  offline: async () => ({ kind: 'shown', shows: 'offline', status: 200 }),
  opening: loadOpening,
  address: loadAddress,
};

type Device = { readonly open: () => Promise<OpenShop>; readonly reopen: () => Promise<void> };

/** Opens the shop, and opens it again as on a device whose browser was closed. */
export function plainShops({ open, reopen }: Device) {
  let shop: PlainShop | null = null;
  const openPlain = async (): Promise<PlainShop> => {
    shop = openPlainShop(await open());
    return shop;
  };
  return {
    open: openPlain,
    async reopen(): Promise<PlainShop> {
      shop?.close();
      await reopen();
      return openPlain();
    },
  };
}

function openPlainShop(shop: OpenShop): PlainShop {
  const defects: unknown[] = [];
  const pageVisit = createBrowserPageVisit(shop, async () => shop);
  const { leaveEmpty: leaveUnreached } = pageVisit;
  const openKept = async () => false;
  const world = { pages, visit: pageVisit };
  let hasOpened = false;
  const navigation = createNavigation({
    start: pageAt(placeAt('/error'), 'error'),
    history: createPlainHistory(),
    open: (location, moving) => openPage(world, location, moving),
    placeholder: async () => null,
    leave: () => undefined,
    endPage: () => hasOpened && shop.endPageNews(),
    withoutNetwork: (page, stands) =>
      withoutNetwork({ openKept, loadOpening: async () => undefined, leaveUnreached }, page, stands),
    tellDefect: (error) => void defects.push(error),
    network: shop.connectivity,
    clock: shop.clock,
  });
  const leaves = offerOnceOpen(shop, navigation, defects);
  const go = (way: 'push' | 'replace', address: string): void => {
    navigation[way](address);
    hasOpened = true;
  };
  return {
    screens: screensOf(shop),
    page: () => (hasOpened ? standingOn(navigation) : null),
    isMoving: () => navigation.get().isMoving,
    goTo: (address) => go('push', address),
    replace: (address) => go('replace', address),
    reopen: () => navigation.go(0),
    leaves,
    kept: async () => void (await Promise.all(shop.keptCells.map((cell) => cell.settled()))),
    defects: () => defects,
    close: navigation.close,
  };
}

/** What is offered over a page that stands. Answers how its pointer leaves it. */
function offerOnceOpen(shop: OpenShop, navigation: Navigation, defects: unknown[]): () => void {
  const leaving: (() => void)[] = [];
  const shopper = { ...atNothing, onLeaving: (leaves: () => void) => void leaving.push(leaves) };
  const stopWaiting = navigation.subscribe(() => {
    if (navigation.get().isMoving) return;
    stopWaiting();
    if (shop.consentPurposes.length > 0) void shop.tellPages(navigation);
    void offerLanguage({ shop, navigation, browser: shop.browser }).catch((error: unknown) => defects.push(error));
    void showBeside(shop, () => followPopUps({ offerPopUp: shop.offerPopUp, navigation, shopper }));
  });
  return () => {
    for (const each of leaving) each();
  };
}

/** Nothing is followed in a shop that has neither pop-up nor chat (`app/browser/at-rest.ts`). */
async function showBeside(
  { loadPromos, promos, consentPurposes, followChat }: OpenShop,
  follow: () => void,
): Promise<void> {
  await loadPromos();
  if (hasPopUps(promos.get())) follow();
  if (consentPurposes.includes('chat')) await followChat();
}

/** Who has no page types into none and goes back to none. */
const atNothing = { isBusy: () => false, onReturn: () => undefined };

function standingOn(navigation: Navigation): StandingPage {
  const { location, shows, hasFailed } = navigation.get().page;
  return { shows, hasFailed, address: location.pathname + location.search };
}

/** All code is there. */
const pages = {
  get: pageNamed,
  fetch: async (name: PageName) => pageNamed(name),
};

function pageNamed(name: PageName): Page {
  return { needs: 'shell', services: {}, draw: () => null, load: loaders[name] };
}

/** The entry that is open; who has no page goes on and never back. */
function createPlainHistory(): PageHistory {
  let here = placeAt('/');
  return {
    here: () => here,
    write(location, way) {
      if (way !== 'stay') here = location;
    },
    go: () => undefined,
    onMove: () => () => undefined,
  };
}
