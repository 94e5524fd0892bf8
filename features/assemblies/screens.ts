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
import type { Module } from '#composition/visit.ts';
import type { OpenShop } from './memory-stage.ts';

const models = {
  frame: { name: FRAME, modules: [] },
  saved: { name: SAVED, modules: [] },
  account: { name: ACCOUNT_PANEL, modules: [accountPanelModule] },
  wishlist: { name: WISHLIST_PANEL, modules: [wishlistPanelModule] },
  minicart: { name: MINICART, modules: [minicartModule] },
  textPage: { name: TEXT_PAGE, modules: [textPageModule] },
  search: { name: SEARCH_SCREEN, modules: [searchScreenModule] },
  searchPanel: { name: SEARCH_PANEL, modules: [searchPanelModule] },
  waitingOrders: { name: WAITING_ORDERS_PANEL, modules: [waitingOrdersModule, takingBackModule] },
  home: { name: HOME_SCREEN, modules: [homeModule] },
  category: { name: CATEGORY_SCREEN, modules: [categoryModule] },
  product: { name: PRODUCT_SCREEN, modules: [productModule] },
  productMore: { name: PRODUCT_MORE_PART, modules: [productMoreModule] },
  reviewForm: { name: REVIEW_FORM, modules: [productMoreModule] },
  productSet: { name: PRODUCT_SET, modules: [productModule, productSetModule] },
  cart: { name: CART_SCREEN, modules: [cartScreenModule] },
  checkout: { name: CHECKOUT_SCREEN, modules: [checkoutScreenModule] },
  confirmation: { name: CONFIRMATION_SCREEN, modules: [takingBackModule, confirmationScreenModule] },
  newsletter: { name: NEWSLETTER_PART, modules: [newsletterModule] },
  notFound: { name: NOT_FOUND_SCREEN, modules: [notFoundModule] },
  storeChoice: { name: STORE_CHOICE, modules: [storeChoiceModule] },
};

type Names = typeof models;

/** The models of the shop's screens, each as its screen has it: all that a shopper without a page has in hand. */
export type Screens = {
  readonly [Name in keyof Names]: Names[Name]['name'] extends Token<infer Model> ? Model : never;
};

/** A model is made when it is first asked for, with what its screen brings along. */
export function screensOf({ shop, visit }: OpenShop): Screens {
  const loaded = new Set<Module>();
  const modelOf = (wanted: keyof Names): unknown => {
    const { name, modules } = models[wanted];
    for (const module of modules) {
      if (!loaded.has(module)) shop.load(module);
      loaded.add(module);
    }
    return visit.get<unknown>(name);
  };
  return new Proxy({} as Screens, { get: (_, name) => (isName(name) ? modelOf(name) : undefined) });
}

/** A promise asks what it is given whether it is a promise, too. */
function isName(name: string | symbol): name is keyof Names {
  return Object.hasOwn(models, name);
}
