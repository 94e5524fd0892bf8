import type { Drawing } from './page.ts';

export type PanelName =
  | 'minicart'
  | 'search'
  | 'waiting-orders'
  | 'wishlist'
  | 'account'
  | 'product-more'
  | 'store'
  | 'newsletter';

/** Panels that lie over a page, and parts that come after it; their code comes when they are first opened. */
export const panelChunks: Readonly<Record<PanelName, () => Promise<Drawing>>> = {
  minicart: async () => (await import(/* webpackChunkName: "minicart" */ './panels/minicart-panel.ts')).minicartPanel,
  account: async () => (await import(/* webpackChunkName: "account" */ './panels/account-panel.ts')).accountPanel,
  wishlist: async () => (await import(/* webpackChunkName: "wishlist" */ './panels/wishlist-panel.ts')).wishlistPanel,
  search: async () => (await import(/* webpackChunkName: "search-panel" */ './panels/search-panel.ts')).searchPanel,
  'product-more': async () =>
    (await import(/* webpackChunkName: "product-more" */ './panels/product-more-panel.ts')).productMorePanel,
  newsletter: async () =>
    (await import(/* webpackChunkName: "newsletter" */ './panels/newsletter-panel.ts')).newsletterPanel,
  store: async () => (await import(/* webpackChunkName: "store-panel" */ './panels/store-panel.ts')).storePanel,
  'waiting-orders': async () =>
    (await import(/* webpackChunkName: "waiting-orders" */ './panels/waiting-orders-panel.ts')).waitingOrdersPanel,
};
