import { accountScreen } from '#composition/screens/account.ts';
import { alike } from '#composition/screens/alike.ts';
import { canceling } from '#composition/screens/canceling.ts';
import { cartScreen, minicart } from '#composition/screens/cart.ts';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { checkout, latePlacing } from '#composition/screens/checkout.ts';
import { confirmationScreen } from '#composition/screens/confirmation.ts';
import { consent } from '#composition/screens/consent.ts';
import { contact } from '#composition/screens/contact.ts';
import { cartDelivery, parcelDelivery, productDelivery } from '#composition/screens/delivery.ts';
import { deviceFlags } from '#composition/screens/device-flags.ts';
import { enterStore } from '#composition/screens/enter-store.ts';
import { findCachedProducts } from '#composition/screens/find-cached-products.ts';
import { keptShop } from '#composition/screens/kept-shop.ts';
import { newsletter } from '#composition/screens/newsletter.ts';
import { openCart } from '#composition/screens/open-cart.ts';
import { ownLists } from '#composition/screens/own-lists.ts';
import { paying } from '#composition/screens/paying.ts';
import { priceFalls } from '#composition/screens/price-falls.ts';
import { productScreen } from '#composition/screens/product.ts';
import { productMore } from '#composition/screens/product-more.ts';
import { restock } from '#composition/screens/restock.ts';
import { returning } from '#composition/screens/returning.ts';
import { suggesting } from '#composition/screens/search-panel.ts';
import { sharing } from '#composition/screens/sharing.ts';
import { signIn } from '#composition/screens/sign-in.ts';
import { storeChoice } from '#composition/screens/store-choice.ts';
import { takingBack } from '#composition/screens/taking-back.ts';
import { tracking } from '#composition/screens/tracking.ts';
import { waitingOrders } from '#composition/screens/waiting-orders.ts';
import { wishlistPieces } from '#composition/screens/wishlist-pieces.ts';
import { withdrawing } from '#composition/screens/withdrawing.ts';
import type { ServicesOf } from '#composition/wiring/services.ts';
import { createRemoveFromCompare } from '#domain/lists/change-compared.ts';
import { createOpenCompare } from '#domain/workflows/open-compare.ts';
import { createAccountPanel } from '#viewmodels/account/account-panel-model.ts';
import { createCategoryScreen } from '#viewmodels/catalog/category-screen-model.ts';
import { createTrackOrderScreen } from '#viewmodels/confirmation/track-order-model.ts';
import { createConsentModel } from '#viewmodels/consent/consent-model.ts';
import { createHomeScreen } from '#viewmodels/content/home-screen-model.ts';
import { createStoreLocator } from '#viewmodels/content/store-locator-model.ts';
import { createCompareScreen } from '#viewmodels/lists/compare-screen-model.ts';
import { createSharedListScreen } from '#viewmodels/lists/shared-list-screen-model.ts';
import { createWishlistPanel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { createNotFoundScreen } from '#viewmodels/not-found/not-found-screen-model.ts';
import { createNotices } from '#viewmodels/notices/notices-model.ts';
import { createProductSet } from '#viewmodels/product-set/product-set-model.ts';
import { createSearchScreen } from '#viewmodels/search/search-screen-model.ts';
import { createTextPage } from '#viewmodels/text-page/text-page-model.ts';
import type { OpenShop } from './open-visit.ts';

const models = {
  frame: { name: 'frame', services: {} },
  notices: { name: 'noticeList', services: { noticeList: createNotices } },
  marks: { name: 'wishlistMarks', services: {} },
  account: { name: 'accountPanel', services: { accountPanel: createAccountPanel } },
  signIn: { name: 'signInSheet', services: { ...signIn } },
  wishlist: { name: 'wishlistPanel', services: { ...wishlistPieces, wishlistPanel: createWishlistPanel } },
  ownLists: { name: 'ownLists', services: { ...wishlistPieces, ...ownLists } },
  sharingForm: { name: 'sharingForm', services: { ...wishlistPieces, ...ownLists, ...sharing } },
  priceFalls: { name: 'priceFallsForm', services: { ...wishlistPieces, ...ownLists, ...priceFalls } },
  sharedList: { name: 'sharedListScreen', services: { sharedListScreen: createSharedListScreen } },
  minicart: { name: 'minicart', services: { ...cartLines, ...openCart, ...minicart } },
  contact: { name: 'contactScreen', services: { ...contact } },
  storeLocator: { name: 'storeLocator', services: { storeLocator: createStoreLocator } },
  textPage: { name: 'textPage', services: { textPage: createTextPage } },
  search: { name: 'searchScreen', services: { searchScreen: createSearchScreen } },
  searchPanel: { name: 'searchPanel', services: { ...findCachedProducts, ...suggesting } },
  keptShop: { name: 'keptShop', services: { ...findCachedProducts, ...keptShop } },
  waitingOrders: { name: 'waitingOrdersPanel', services: { ...waitingOrders, ...takingBack } },
  home: { name: 'homeScreen', services: { homeScreen: createHomeScreen } },
  category: { name: 'categoryScreen', services: { categoryScreen: createCategoryScreen } },
  product: { name: 'productScreen', services: { ...productScreen } },
  productMore: { name: 'productMorePart', services: { ...productMore } },
  sizeFit: { name: 'sizeFit', services: { ...productMore } },
  alike: { name: 'alike', services: { ...alike } },
  compareMarks: { name: 'compareMarks', services: {} },
  compare: {
    name: 'compareScreen',
    services: {
      removeFromCompare: createRemoveFromCompare,
      openCompare: createOpenCompare,
      compareScreen: createCompareScreen,
    },
  },
  reviewForm: { name: 'reviewForm', services: { ...productMore } },
  productSet: { name: 'productSet', services: { ...productScreen, productSet: createProductSet } },
  cart: { name: 'cartScreen', services: { ...cartLines, ...openCart, ...cartScreen } },
  checkout: { name: 'checkoutScreen', services: { ...checkout, ...latePlacing } },
  savedAddresses: {
    name: 'savedAddresses',
    services: { ...checkout, ...latePlacing, ...paying },
  },
  paying: { name: 'payingPerson', services: { ...checkout, ...latePlacing, ...paying } },
  confirmation: {
    name: 'confirmationScreen',
    services: { ...deviceFlags, ...takingBack, ...tracking, ...confirmationScreen },
  },
  trackOrder: { name: 'trackOrderScreen', services: { ...tracking, trackOrderScreen: createTrackOrderScreen } },
  cancelOrder: { name: 'cancelOrderScreen', services: { ...tracking, ...canceling } },
  withdraw: { name: 'withdrawScreen', services: { ...tracking, ...withdrawing } },
  giveBack: { name: 'giveBackScreen', services: { ...tracking, ...returning } },
  consent: { name: 'consentModel', services: { ...consent, consentModel: createConsentModel } },
  newsletter: { name: 'newsletterPart', services: { ...newsletter } },
  cartDelivery: { name: 'cartDelivery', services: { ...cartDelivery } },
  parcelDelivery: { name: 'parcelDelivery', services: { ...checkout, ...latePlacing, ...parcelDelivery } },
  productDelivery: { name: 'productDelivery', services: { ...productDelivery } },
  chat: { name: 'chatModel', services: {} },
  popUp: { name: 'popUpPanel', services: {} },
  restock: { name: 'restockForm', services: { ...restock } },
  notFound: { name: 'notFoundScreen', services: { notFoundScreen: createNotFoundScreen } },
  accountPage: { name: 'accountScreen', services: { ...newsletter, ...accountScreen } },
  storeChoice: { name: 'storeChoice', services: { ...enterStore, ...storeChoice } },
} as const;

type Models = typeof models;

/** What a screen brings and what is there without it. */
type Found<Name extends keyof Models> = OpenShop & ServicesOf<Models[Name]['services']>;

/** The models of the shop's screens, each as its screen has it: all that a shopper without a page has in hand. */
export type Screens = { readonly [Name in keyof Models]: Found<Name>[Models[Name]['name'] & keyof Found<Name>] };

/** A model is made when it is first asked for, with what its screen brings along. */
export function screensOf(shop: OpenShop): Screens {
  const modelOf = (wanted: keyof Models): unknown => {
    const { name, services } = models[wanted];
    return Reflect.get(shop.extend(services), name);
  };
  return new Proxy({} as Screens, { get: (_, name) => (isName(name) ? modelOf(name) : undefined) });
}

/** A promise asks what it is given whether it is a promise, too. */
function isName(name: string | symbol): name is keyof Models {
  return Object.hasOwn(models, name);
}
