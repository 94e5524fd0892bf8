import type { Drawing, PanelName } from '#app/page/page.ts';

/** Panels that lie over a page, and parts that come after it; their code comes when they are first opened. */
export const panelChunks: Readonly<Record<PanelName, () => Promise<Drawing>>> = {
  minicart: async () => (await import(/* webpackChunkName: "minicart" */ './minicart-panel.tsx')).minicartPanel,
  menu: async () => (await import(/* webpackChunkName: "menu" */ './menu-panel.ts')).menuPanel,
  account: async () => (await import(/* webpackChunkName: "account-panel" */ './account-panel.ts')).accountPanel,
  'account-blocks': async () =>
    (await import(/* webpackChunkName: "account-blocks" */ './account-blocks-panel.ts')).accountBlocksPanel,
  'sign-in': async () => (await import(/* webpackChunkName: "sign-in" */ './sign-in-panel.tsx')).signInPanel,
  wishlist: async () => (await import(/* webpackChunkName: "wishlist-panel" */ './wishlist-panel.ts')).wishlistPanel,
  search: async () => (await import(/* webpackChunkName: "search-panel" */ './search-panel.ts')).searchPanel,
  'product-more': async () =>
    (await import(/* webpackChunkName: "product-more" */ './product-more-panel.ts')).productMorePanel,
  'product-delivery': async () =>
    (await import(/* webpackChunkName: "delivery" */ './delivery-panels.ts')).productDeliveryPanel,
  'cart-delivery': async () =>
    (await import(/* webpackChunkName: "delivery" */ './delivery-panels.ts')).cartDeliveryPanel,
  'parcel-delivery': async () =>
    (await import(/* webpackChunkName: "delivery" */ './delivery-panels.ts')).parcelDeliveryPanel,
  'size-fit': async () => (await import(/* webpackChunkName: "product-more" */ './product-more-panel.ts')).sizeFitPanel,
  alike: async () => (await import(/* webpackChunkName: "product-more" */ './product-more-panel.ts')).alikePanel,
  newsletter: async () => (await import(/* webpackChunkName: "newsletter" */ './newsletter-panel.ts')).newsletterPanel,
  restock: async () => (await import(/* webpackChunkName: "restock" */ './restock-panel.ts')).restockPanel,
  'price-falls': async () =>
    (await import(/* webpackChunkName: "price-falls" */ './price-falls-panel.ts')).priceFallsPanel,
  store: async () => (await import(/* webpackChunkName: "store-panel" */ './store-panel.ts')).storePanel,
  notices: async () => (await import(/* webpackChunkName: "notices" */ './notices-panel.ts')).noticesPanel,
  'saved-addresses': async () =>
    (await import(/* webpackChunkName: "paying" */ './paying-panels.ts')).savedAddressesPanel,
  paying: async () => (await import(/* webpackChunkName: "paying" */ './paying-panels.ts')).payingPanel,
  consent: async () => (await import(/* webpackChunkName: "consent" */ './consent-panel.ts')).consentPanel,
  'waiting-orders': async () =>
    (await import(/* webpackChunkName: "waiting-orders" */ './waiting-orders-panel.ts')).waitingOrdersPanel,
};
