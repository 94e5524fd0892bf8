import {
  ACCOUNT_PANEL,
  CART_SCREEN,
  CATEGORY_SCREEN,
  CHECKOUT_SCREEN,
  CONFIRMATION_SCREEN,
  FRAME,
  HOME_SCREEN,
  MINICART,
  NEWSLETTER_PART,
  NOT_FOUND_SCREEN,
  PRODUCT_MORE_PART,
  PRODUCT_SCREEN,
  PRODUCT_SET,
  REVIEW_FORM,
  SAVED,
  SEARCH_PANEL,
  SEARCH_SCREEN,
  STORE_CHOICE,
  TEXT_PAGE,
  WAITING_ORDERS_PANEL,
  WISHLIST_PANEL,
} from '#composition/screen-tokens.ts';
import { accountPanelModule } from '#composition/screens/account-module.ts';
import { cartScreenModule, minicartModule } from '#composition/screens/cart-screens-module.ts';
import { categoryModule } from '#composition/screens/category-module.ts';
import { checkoutScreenModule } from '#composition/screens/checkout-screen-module.ts';
import { confirmationScreenModule } from '#composition/screens/confirmation-screen-module.ts';
import { homeModule } from '#composition/screens/home-module.ts';
import { wishlistPanelModule } from '#composition/screens/lists-module.ts';
import { newsletterModule } from '#composition/screens/newsletter-module.ts';
import { notFoundModule } from '#composition/screens/not-found-module.ts';
import { productModule } from '#composition/screens/product-module.ts';
import { productMoreModule } from '#composition/screens/product-more-module.ts';
import { productSetModule } from '#composition/screens/product-set-module.ts';
import { searchPanelModule } from '#composition/screens/search-panel-module.ts';
import { searchScreenModule } from '#composition/screens/search-screen-module.ts';
import { storeChoiceModule } from '#composition/screens/store-choice-module.ts';
import { takingBackModule } from '#composition/screens/taking-back-module.ts';
import { textPageModule } from '#composition/screens/text-page-module.ts';
import { waitingOrdersModule } from '#composition/screens/waiting-orders-module.ts';
import type { Token } from '#composition/token.ts';
import type { OpenShop } from './memory-stage.ts';

const tokens = {
  frame: FRAME,
  saved: SAVED,
  account: ACCOUNT_PANEL,
  wishlist: WISHLIST_PANEL,
  minicart: MINICART,
  textPage: TEXT_PAGE,
  search: SEARCH_SCREEN,
  searchPanel: SEARCH_PANEL,
  waitingOrders: WAITING_ORDERS_PANEL,
  home: HOME_SCREEN,
  category: CATEGORY_SCREEN,
  product: PRODUCT_SCREEN,
  productMore: PRODUCT_MORE_PART,
  reviewForm: REVIEW_FORM,
  productSet: PRODUCT_SET,
  cart: CART_SCREEN,
  checkout: CHECKOUT_SCREEN,
  confirmation: CONFIRMATION_SCREEN,
  newsletter: NEWSLETTER_PART,
  notFound: NOT_FOUND_SCREEN,
  storeChoice: STORE_CHOICE,
};

type Names = typeof tokens;

/** The models of the shop's screens, each as its screen has it: all that a shopper without a page has in hand. */
export type Screens = { readonly [Name in keyof Names]: Names[Name] extends Token<infer Model> ? Model : never };

/** A model is made when it is first asked for, as a screen makes it. */
export function screensOf({ shop, visit }: OpenShop): Screens {
  shop.load(
    accountPanelModule,
    minicartModule,
    cartScreenModule,
    categoryModule,
    checkoutScreenModule,
    confirmationScreenModule,
    homeModule,
    wishlistPanelModule,
    newsletterModule,
    notFoundModule,
    productModule,
    productMoreModule,
    productSetModule,
    searchPanelModule,
    searchScreenModule,
    storeChoiceModule,
    takingBackModule,
    textPageModule,
    waitingOrdersModule,
  );
  const modelOf = (name: keyof Names): unknown => visit.get<unknown>(tokens[name]);
  return new Proxy({} as Screens, { get: (_, name) => (isName(name) ? modelOf(name) : undefined) });
}

/** A promise asks what it is given whether it is a promise, too. */
function isName(name: string | symbol): name is keyof Names {
  return Object.hasOwn(tokens, name);
}
