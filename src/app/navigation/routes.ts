import { loadAhead } from '#app/loading/load-ahead.ts';
import type { Page, PageName } from '#app/page/page.ts';
import { errorPage } from '#app/pages/error-page.ts';
import { offlinePage } from '#app/pages/offline-page.ts';
import { loadPlacing } from '#composition/areas/fetched-ahead.ts';
import { loadOrderStore } from '#composition/areas/load-order-store.ts';

export type LayoutName = 'default' | 'minimal' | 'empty';

/** Whether a page is about a shopper: the server renders it as a neutral shell, and nobody may keep it. */
export type Privacy = 'public' | 'private';

/** An address of the shop. */
export type Route = {
  /** A part that begins with a colon takes one part of a path, a star all the rest. */
  readonly path: string;
  readonly page: PageName;
  readonly layout: LayoutName;
  readonly privacy: Privacy;
};

function route(path: string, page: PageName, further: Partial<Pick<Route, 'layout' | 'privacy'>> = {}): Route {
  return { path, page, layout: 'default', privacy: 'public', ...further };
}

/** Every address of the shop, the first that fits counts; the first column is what a shopper sees. Source: specification §2, routes. */
export const routes: readonly Route[] = [
  route('/', 'home'),
  route('/pwa.html', 'home'),
  route('/search', 'search'),
  route('/c/:slug', 'category'),
  route('/p/:parentSku/:slug', 'product'),
  route('/p/:parentSku/:slug/:childSku', 'product'),
  route('/cart', 'cart', { privacy: 'private' }),
  route('/checkout', 'checkout', { layout: 'minimal', privacy: 'private' }),
  route('/confirmation', 'confirmation', { privacy: 'private' }),
  // Where a page to pay on sends shoppers back to; the shop itself knows what became of the payment.
  route('/payment/paid', 'confirmation', { privacy: 'private' }),
  route('/payment/failed', 'confirmation', { privacy: 'private' }),
  route('/payment/unknown', 'confirmation', { privacy: 'private' }),
  route('/store-choice', 'store-choice', { privacy: 'private' }),
  route('/my-account', 'account', { privacy: 'private' }),
  route('/my-account/shipping-details', 'account', { privacy: 'private' }),
  route('/my-account/newsletter', 'account', { privacy: 'private' }),
  route('/my-account/orders', 'account', { privacy: 'private' }),
  route('/my-account/orders/:orderId', 'account', { privacy: 'private' }),
  route('/my-account/recently-viewed', 'account', { privacy: 'private' }),
  route('/my-account/credit-details', 'account', { privacy: 'private' }),
  route('/my-account/my-data', 'account', { privacy: 'private' }),
  route('/compare', 'compare', { privacy: 'private' }),
  route('/wishlist', 'wishlist', { privacy: 'private' }),
  route('/wishlist/shared/:list', 'shared-list'),
  route('/i/:slug', 'text-page'),
  route('/contact-us', 'contact'),
  route('/track-order', 'track-order'),
  route('/return-pieces', 'return-pieces', { privacy: 'private' }),
  route('/cancel-order', 'cancel-order', { privacy: 'private' }),
  route('/withdraw', 'withdraw', { privacy: 'private' }),
  route('/store-locator', 'store-locator'),
  route('/page-not-found', 'page-not-found'),
  route('/error', 'error', { layout: 'minimal', privacy: 'private' }),
  // What the worker that keeps the shop on devices answers with, where it keeps no page.
  route('/offline', 'opening'),
  route('/*', 'address'),
];

/** Where each page's code lies. The chunk bears the page's name, so that the server can link it. */
export const pageChunks: Readonly<Record<PageName, () => Promise<Page>>> = {
  home: async () => (await import(/* webpackChunkName: "home" */ '#app/pages/home-page.ts')).homePage,
  category: async () => (await import(/* webpackChunkName: "category" */ '#app/pages/category-page.ts')).categoryPage,
  product: async () => (await import(/* webpackChunkName: "product" */ '#app/pages/product-page.ts')).productPage,
  'product-set': async () =>
    (await import(/* webpackChunkName: "product-set" */ '#app/pages/product-set-page.ts')).productSetPage,
  search: async () => (await import(/* webpackChunkName: "search" */ '#app/pages/search-page.ts')).searchPage,
  cart: async () => (await import(/* webpackChunkName: "cart" */ '#app/pages/cart-page.ts')).cartPage,
  checkout: async () => {
    // An order may be placed without a network (CHK-42).
    loadAhead(() => Promise.all([loadCheckoutSteps(), loadPlacing(), loadOrderStore(), loadConfirmation()]));
    return (await import(/* webpackChunkName: "checkout" */ '#app/pages/checkout-page.ts')).checkoutPage;
  },
  confirmation: loadConfirmation,
  'store-choice': async () =>
    (await import(/* webpackChunkName: "store-choice" */ '#app/pages/store-choice-page.ts')).storeChoicePage,
  account: async () => (await import(/* webpackChunkName: "account" */ '#app/pages/account-page.ts')).accountPage,
  compare: async () => (await import(/* webpackChunkName: "compare" */ '#app/pages/compare-page.ts')).comparePage,
  wishlist: async () => (await import(/* webpackChunkName: "wishlist" */ '#app/pages/wishlist-page.ts')).wishlistPage,
  'shared-list': async () =>
    (await import(/* webpackChunkName: "shared-list" */ '#app/pages/shared-list-page.ts')).sharedListPage,
  'text-page': async () => (await import(/* webpackChunkName: "text-page" */ '#app/pages/text-page.ts')).textPage,
  contact: async () => (await import(/* webpackChunkName: "contact" */ '#app/pages/contact-page.ts')).contactPage,
  'track-order': async () =>
    (await import(/* webpackChunkName: "track-order" */ '#app/pages/track-order-page.ts')).trackOrderPage,
  'cancel-order': async () =>
    (await import(/* webpackChunkName: "cancel-order" */ '#app/pages/cancel-order-page.ts')).cancelOrderPage,
  withdraw: async () => (await import(/* webpackChunkName: "withdraw" */ '#app/pages/withdraw-page.ts')).withdrawPage,
  'return-pieces': async () =>
    (await import(/* webpackChunkName: "return-pieces" */ '#app/pages/return-pieces-page.ts')).returnPiecesPage,
  'store-locator': async () =>
    (await import(/* webpackChunkName: "store-locator" */ '#app/pages/store-locator-page.ts')).storeLocatorPage,
  'page-not-found': async () =>
    (await import(/* webpackChunkName: "page-not-found" */ '#app/pages/not-found-page.ts')).notFoundPage,
  // These come with the first file, since they stand where a file could not be had.
  error: async () => errorPage,
  offline: async () => offlinePage,
  opening: async () => (await import(/* webpackChunkName: "opening" */ '#app/pages/opening-page.ts')).openingPage,
  address: async () => (await import(/* webpackChunkName: "address" */ '#app/pages/address-page.ts')).addressPage,
};

function loadCheckoutSteps(): Promise<unknown> {
  return import(/* webpackChunkName: "checkout-steps" */ '#ui/screens/checkout/later-steps.tsx');
}

async function loadConfirmation(): Promise<Page> {
  return (await import(/* webpackChunkName: "confirmation" */ '#app/pages/confirmation-page.ts')).confirmationPage;
}
