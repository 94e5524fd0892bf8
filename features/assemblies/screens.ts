import { ACCOUNT_SCREEN } from '#composition/account/tokens.ts';
import { cartActsModule } from '#composition/cart/cart-acts-module.ts';
import { cartScreenModule, minicartModule } from '#composition/cart/cart-screens-module.ts';
import { openCartModule } from '#composition/cart/open-cart-module.ts';
import { CART_SCREEN, MINICART } from '#composition/cart/tokens.ts';
import { categoryScreenModule } from '#composition/catalog/category-screen-module.ts';
import { notFoundModule } from '#composition/catalog/not-found-screen-module.ts';
import { CATEGORY_SCREEN, NOT_FOUND_SCREEN } from '#composition/catalog/tokens.ts';
import { claimsModule } from '#composition/claims/claims-module.ts';
import { contactModule } from '#composition/contact/contact-module.ts';
import { CONTACT_SCREEN } from '#composition/contact/tokens.ts';
import { homeModule } from '#composition/content/home-screen-module.ts';
import { storeLocatorModule } from '#composition/content/store-locator-module.ts';
import { textPageModule } from '#composition/content/text-page-module.ts';
import { HOME_SCREEN, STORE_LOCATOR, TEXT_PAGE } from '#composition/content/tokens.ts';
import { accountPanelModule } from '#composition/frame/account-panel-module.ts';
import { noticesModule } from '#composition/frame/notices-module.ts';
import { ACCOUNT_PANEL, FRAME, NOTICE_LIST } from '#composition/frame/tokens.ts';
import { wishlistPanelModule } from '#composition/frame/wishlist-panel-module.ts';
import { wishlistPiecesModule } from '#composition/frame/wishlist-pieces-module.ts';
import { accountScreenModule } from '#composition/journeys/account-screen-module.ts';
import { checkoutModules } from '#composition/journeys/checkout-modules.ts';
import { chooseStoreModule } from '#composition/journeys/choose-store-module.ts';
import { payingModule } from '#composition/journeys/paying-module.ts';
import { SIGN_IN_SHEET, signInModule } from '#composition/journeys/sign-in-module.ts';
import { compareModule } from '#composition/lists/compare-module.ts';
import { compareScreenModule } from '#composition/lists/compare-screen-module.ts';
import {
  COMPARE_MARKS,
  COMPARE_SCREEN,
  WISHLIST_MARKS,
  WISHLIST_PANEL,
  WISHLIST_PIECES,
} from '#composition/lists/tokens.ts';
import { newsletterModule } from '#composition/newsletter/newsletter-module.ts';
import { NEWSLETTER_PART } from '#composition/newsletter/tokens.ts';
import { KEPT_SHOP, keptShopModule } from '#composition/offline/kept-shop-module.ts';
import { confirmationScreenModule } from '#composition/orders/confirmation-screen-module.ts';
import { takingBackModule } from '#composition/orders/taking-back-module.ts';
import {
  CHECKOUT_SCREEN,
  CONFIRMATION_SCREEN,
  PAYING_PERSON,
  SAVED_ADDRESSES,
  WAITING_ORDERS_PANEL,
} from '#composition/orders/tokens.ts';
import { trackOrderScreenModule } from '#composition/orders/track-order-screen-module.ts';
import { trackingModule } from '#composition/orders/tracking-module.ts';
import { TRACK_ORDER_SCREEN } from '#composition/orders/tracking-tokens.ts';
import { waitingOrdersModule } from '#composition/orders/waiting-orders-module.ts';
import { productMoreModule } from '#composition/product/product-more-module.ts';
import { productScreenModule } from '#composition/product/product-screen-module.ts';
import { productSetModule } from '#composition/product/product-set-module.ts';
import { PRODUCT_MORE_PART, PRODUCT_SCREEN, PRODUCT_SET, REVIEW_FORM } from '#composition/product/tokens.ts';
import { restockModule } from '#composition/restock/restock-module.ts';
import { RESTOCK_FORM } from '#composition/restock/tokens.ts';
import { findAtHandModule } from '#composition/search/find-at-hand-module.ts';
import { searchPanelModule } from '#composition/search/search-panel-module.ts';
import { searchScreenModule } from '#composition/search/search-screen-module.ts';
import { SEARCH_PANEL, SEARCH_SCREEN } from '#composition/search/tokens.ts';
import { storeChoiceModule } from '#composition/store/store-choice-module.ts';
import { STORE_CHOICE } from '#composition/store/tokens.ts';
import type { Token } from '#composition/token.ts';
import type { OpenShop } from './memory-stage.ts';

const models = {
  frame: { name: FRAME, modules: [] },
  notices: { name: NOTICE_LIST, modules: [noticesModule] },
  marks: { name: WISHLIST_MARKS, modules: [] },
  account: { name: ACCOUNT_PANEL, modules: [accountPanelModule] },
  signIn: { name: SIGN_IN_SHEET, modules: [signInModule] },
  wishlist: { name: WISHLIST_PANEL, modules: [wishlistPiecesModule, wishlistPanelModule] },
  wishlistPage: { name: WISHLIST_PIECES, modules: [wishlistPiecesModule] },
  minicart: { name: MINICART, modules: [cartActsModule, openCartModule, minicartModule] },
  contact: { name: CONTACT_SCREEN, modules: [contactModule] },
  storeLocator: { name: STORE_LOCATOR, modules: [storeLocatorModule] },
  textPage: { name: TEXT_PAGE, modules: [textPageModule] },
  search: { name: SEARCH_SCREEN, modules: [searchScreenModule] },
  searchPanel: { name: SEARCH_PANEL, modules: [findAtHandModule, searchPanelModule] },
  keptShop: { name: KEPT_SHOP, modules: [findAtHandModule, keptShopModule] },
  waitingOrders: { name: WAITING_ORDERS_PANEL, modules: [waitingOrdersModule, takingBackModule] },
  home: { name: HOME_SCREEN, modules: [homeModule] },
  category: { name: CATEGORY_SCREEN, modules: [categoryScreenModule] },
  product: { name: PRODUCT_SCREEN, modules: [productScreenModule] },
  productMore: { name: PRODUCT_MORE_PART, modules: [productMoreModule] },
  compareMarks: { name: COMPARE_MARKS, modules: [] },
  compare: { name: COMPARE_SCREEN, modules: [compareModule, compareScreenModule] },
  reviewForm: { name: REVIEW_FORM, modules: [productMoreModule] },
  productSet: { name: PRODUCT_SET, modules: [productScreenModule, productSetModule] },
  cart: { name: CART_SCREEN, modules: [cartActsModule, openCartModule, cartScreenModule] },
  checkout: { name: CHECKOUT_SCREEN, modules: checkoutModules },
  savedAddresses: {
    name: SAVED_ADDRESSES,
    modules: [...checkoutModules, payingModule],
  },
  paying: { name: PAYING_PERSON, modules: [...checkoutModules, payingModule] },
  confirmation: {
    name: CONFIRMATION_SCREEN,
    modules: [claimsModule, takingBackModule, trackingModule, confirmationScreenModule],
  },
  trackOrder: { name: TRACK_ORDER_SCREEN, modules: [trackingModule, trackOrderScreenModule] },
  newsletter: { name: NEWSLETTER_PART, modules: [newsletterModule] },
  restock: { name: RESTOCK_FORM, modules: [restockModule] },
  notFound: { name: NOT_FOUND_SCREEN, modules: [notFoundModule] },
  accountPage: { name: ACCOUNT_SCREEN, modules: [newsletterModule, accountScreenModule] },
  storeChoice: { name: STORE_CHOICE, modules: [chooseStoreModule, storeChoiceModule] },
};

type Names = typeof models;

/** The models of the shop's screens, each as its screen has it: all that a shopper without a page has in hand. */
export type Screens = {
  readonly [Name in keyof Names]: Names[Name]['name'] extends Token<infer Model> ? Model : never;
};

/** A model is made when it is first asked for, with what its screen brings along. */
export function screensOf({ shop, visit }: OpenShop): Screens {
  const modelOf = (wanted: keyof Names): unknown => {
    const { name, modules } = models[wanted];
    shop.load(...modules);
    return visit.get<unknown>(name);
  };
  return new Proxy({} as Screens, { get: (_, name) => (isName(name) ? modelOf(name) : undefined) });
}

/** A promise asks what it is given whether it is a promise, too. */
function isName(name: string | symbol): name is keyof Names {
  return Object.hasOwn(models, name);
}
