import { CACHES, pageKey } from '#domain/offline/kept-keys.ts';
import { placeOrder } from '../meera-checks-out.ts';
import { withdrawnPiece } from '../pieces.ts';
import { goesOffline, isDown, isSlow, type OpenPage, type States, type World } from '../state.ts';

const PAGES = `${CACHES}pages`;

export const notFoundStates: States = {
  ready: { address: '/page-not-found?from=/women/sarees/a-saree-of-last-year' },
  /** A piece that is sold no more, and the one that follows it. */
  successor: {
    address: '/page-not-found?from=/women/old-longcoat',
    given: ({ api }) => api.fakes.search.put(withdrawnPiece),
  },
  loading: { address: '/page-not-found', given: isSlow, waitsFor: 'nothing' },
  /** Without the menu there is still a way home. */
  partial: { address: '/page-not-found?from=/gone', given: isDown },
  offline: { address: '/page-not-found?from=/gone', when: goesOffline },
};

export const errorStates: States = {
  ready: { address: '/error' },
  /** The shop wrote the failure down. */
  referenced: { address: '/error?reference=7F3A-09BC' },
  /** The shop was released anew while the tab stood. */
  outdated: { address: '/error', when: (shop) => shop.errorScreen.setOutdated() },
  offline: { address: '/error', when: goesOffline },
};

/** A page that is not on the device was asked for without a network. */
export const offlineStates: States = {
  ready: { address: '/', given: isSlow, waitsFor: 'nothing', when: goesOffline, shows: 'offline' },
  /** The neutral page while it opens another one. */
  opening: { address: '/offline' },
  /** The neutral page at its own address. */
  pages: { address: '/offline', given: keepsPages, shows: 'opening' },
  empty: { address: '/offline', given: keepsNothing, shows: 'opening' },
  /** The page of results where nobody can be asked; the pieces are those of the page before. */
  results: { address: '/search?q=saree', from: '/c/festive', given: goesOffline, shows: 'opening' },
  'no-results': { address: '/search?q=zzqqxx', given: goesOffline, shows: 'opening' },
};

const saved = [
  ['/', 'Indian designer clothes', '2026-11-20T08:35:00Z'],
  ['/women/sarees', 'Sarees', '2026-11-20T08:30:00Z'],
  ['/i/returns', 'Returns and exchanges', '2026-11-18T13:05:00Z'],
] as const;

/** The device has no network, and what a worker would keep of pages that were looked at. */
async function keepsPages(world: World): Promise<void> {
  await keepsNothing(world);
  const pages = await globalThis.caches?.open(PAGES); // none where a state is not looked at in a browser
  for (const [path, name, at] of saved) {
    const headers = { date: new Date(at).toUTCString() };
    await pages?.put(pageKey(location.origin + path, ''), new Response(`<title>${name} – Zari</title>`, { headers }));
  }
}

async function keepsNothing(world: World): Promise<void> {
  goesOffline(world);
  await globalThis.caches?.delete(PAGES);
}

/** Places an order offline, goes elsewhere, and is asked about it when the network is back. */
async function comesBackOnline(page: OpenPage): Promise<string> {
  goesOffline(page);
  await placeOrder(page);
  page.isThankYouPage.update(() => false);
  page.around.connectivity.go('online');
  await page.followUpOrders();
  return '/';
}

export const waitingOrdersStates: States = {
  ready: { address: '/', when: comesBackOnline },
  several: {
    address: '/',
    when: async (page) => {
      goesOffline(page);
      await placeOrder(page);
      return comesBackOnline(page);
    },
  },
};

export const menuStates: States = {
  ready: { address: '/', when: (shop) => shop.frame.openMenu() },
  empty: { address: '/', given: isDown, when: (shop) => shop.frame.openMenu() },
};
