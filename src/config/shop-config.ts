import type { ConfiguredView } from '#domain/storeview/configured-view.ts';

/**
 * The configuration of the shop, with the specification's defaults. In `zari.config.json` a dot is a level; in the
 * environment a key is written `ZARI__cart__confirmBeforeRemove`. Nothing is listed here that nothing reads.
 */
export type ShopConfig = {
  /** Stands for {email} in messages (CONF-57). */
  readonly 'contact.email': string;
  /** Where pictures come from; empty: from the shop's own address. */
  readonly 'media.url': string;
  /** The language in which the catalog is written; it may tell its records in others, too, and says so. */
  readonly 'catalog.language': string;
  /** Products and categories open at their url_path (CONF-55). */
  readonly urlDispatcher: boolean;
  /** What lists can be narrowed by, in this order (CONF-09). */
  readonly 'filters.default': readonly (typeof filterNames)[number][];
  /** More than one value of a filter may be chosen, except of the price (CONF-56). */
  readonly 'filters.multiselect': boolean;
  /** Lists offer price ranges that fit their own prices; else the four of the specification (CONF-10). */
  readonly 'filters.fitPriceRanges': boolean;
  /** How lists can be sorted, in this order (CONF-07). */
  readonly 'sorts.offered': readonly (typeof sortNames)[number][];
  /** Lists show what is out of stock (CONF-24). */
  readonly 'products.listOutOfStockProducts': boolean;
  /** The API tells by mail when prices of saved pieces fall (price/notify), and the wishlist offers it. */
  readonly 'wishlist.tellPriceFalls': boolean;
  /** A price of 0 may be sold (CONF-54). */
  readonly 'cart.allowZeroPrice': boolean;
  /** What goes out of stock stays in the cart, marked (CONF-24). */
  readonly 'cart.allowOutOfStock': boolean;
  /** Asks before a line is removed (CONF-23). */
  readonly 'cart.confirmBeforeRemove': boolean;
  /** Lines of the cart show what a special price takes off (CONF-23). */
  readonly 'cart.showItemDiscounts': boolean;
  /** What the number on the cart counts (CONF-23). */
  readonly 'cart.countType': 'quantities' | 'items';
  /** The shop checks out elsewhere (CONF-54). */
  readonly 'cart.externalCheckout': boolean;
  /** The cart is kept in step with the shop's (CONF-55). */
  readonly 'cart.synchronize': boolean;
  /** The server calculates what the cart comes to; else the device estimates it (CONF-55). */
  readonly 'cart.synchronizeTotals': boolean;
  /** The server's cart may take lines out of the cart (CART-45, CART-46). */
  readonly 'cart.serverMayRemoveItems': boolean;
  /** The server's cart may change the pieces of the cart (CART-47, CART-48). */
  readonly 'cart.serverMayModifyItems': boolean;
  /** The country that a cart is calculated for until the shopper says where to; empty: for none (CART-81). */
  readonly 'tax.defaultCountry': string;
  /** The server tells prices with their tax; else the client adds it to what they are without (CONF-44). */
  readonly 'tax.calculateServerSide': boolean;
  /** What the client would add a tax to has it within already (CONF-44). */
  readonly 'tax.sourcePriceIncludesTax': boolean;
  /** Waiting orders are sent without asking once the network is back (CONF-47). */
  readonly 'orders.offline_orders.automatic_transmission_enabled': boolean;
  /** A session whose token has ended is renewed; else the customer signs in again (CONF-55). */
  readonly 'users.autoRefreshTokens': boolean;
  /** Working days from the order to a door in India, as in `4-7`. */
  readonly 'delivery.india': string;
  /** The same for everywhere else. */
  readonly 'delivery.abroad': string;
  /** What India pays through, each way with the code of its payment method, as in `ccavenuepay=upi`, in the order of the choices. */
  readonly 'payment.india': readonly string[];
  /** Days in which a shopper may send back what was not worn. */
  readonly 'returns.days': string;
  /** Who sells, as tax invoices name them; empty: an order is printed without one. */
  readonly 'seller.name': string;
  readonly 'seller.address': string;
  /** Under which the seller is registered for GST; its first two digits are the state that shares the tax. */
  readonly 'seller.gstin': string;
  /** The codes of the customs tariff by words in the names of pieces or a part of their skus: `kurta set=6204`. The longest count. */
  readonly 'seller.hsn': readonly string[];
  /** Who answers complaints of shoppers in India: name and what they are, and how they are reached; empty: nobody is named. */
  readonly 'seller.grievanceOfficer': string;
  readonly 'seller.grievanceEmail': string;
  readonly 'seller.grievancePhone': string;
  /** Prices of the platform are laid over those of the catalog (PRICE-24). */
  readonly 'products.syncPlatformPricesOver': boolean;
  /** Groups of customers have prices of their own, which searches for products ask for (CONF-54). */
  readonly 'products.priceTiers': boolean;
  /** The store views of the list are open, each at its own address; every call names the one it is of (CONF-45). */
  readonly 'storeViews.multistore': boolean;
  /** The store view whose banner files are shown; those of `default` stand in for what it has not (CONT-13). */
  readonly 'storeViews.code': string;
  /** How the server's catalog is searched: by plain calls, or in GraphQL (CAT-050). */
  readonly 'server.api': 'api' | 'graphql';
  /** Milliseconds that a page of the server waits for the catalog, before it says that it could not be asked (CONF-02). */
  readonly 'search.serverTimeout': string;
  /** What stands around a page (menu, announcements) is loaded along with it; else pages load what is their own alone (CONF-46). */
  readonly 'ssr.executeMixedinAsyncData': boolean;
  /** All store views use the same local stores; else each has its own (CONF-50). */
  readonly 'storeViews.commonCache': boolean;
  /** Where orders wait on the device; in `MEMORY` none outlives its page (CONF-48). */
  readonly 'localForage.defaultDrivers.orders': (typeof orderDrivers)[number];
  /** What is looked at and bought is told to an advertising service, of shoppers who agree to it (TRACK-01). */
  readonly 'analytics.conversions': boolean;
  /** Where the events of a Plausible of the merchant's own are sent, of shoppers who agree to be counted; empty: nowhere. */
  readonly 'analytics.measuring': string;
  /** The page of the merchant's tags, on an origin of its own, which is told what happens; empty: there is none. */
  readonly 'analytics.dataLayer': string;
  /** The page of the chat, on an origin of its own; empty: there is none (CONT-24). */
  readonly 'chat.url': string;
  /** When somebody answers there, by the clocks of India, as in `Mon-Sat 10:00-19:00`; empty: always. */
  readonly 'chat.hours': string;
  /** First part of the names of the device's databases, so that two shops on one host do not meet. */
  readonly 'storage.name': string;
  /** How many times the usual time the device's databases may take to answer, where devices are known to be slow. */
  readonly 'storage.patience': string;
  /** The shop is kept on devices. Switched off, devices that have kept it throw it away at their next visit (fault model, row 39). */
  readonly 'serviceWorker.enabled': boolean;
};

/** What a list is narrowed by, in its order, unless the merchant says otherwise. Source: specification §9. */
const usualFilters = ['category_product', 'category', 'color', 'discount', 'size', 'rts', 'gender', 'price'] as const;

/** Everything a list can be narrowed by. Who sells in India what was made elsewhere offers the country (docs/law.md). */
export const filterNames = [...usualFilters, 'country_of_origin'] as const;

/** How a list is sorted, in the order of the menu, unless the merchant says otherwise. Source: specification §9. */
const usualSorts = ['created_at:desc', 'stock.is_in_stock:desc', 'price:asc', 'price:desc'] as const;

/** Everything a list can be sorted by. */
export const sortNames = [...usualSorts, 'country_of_origin:asc'] as const;

/** Where orders can wait on a device. */
export const orderDrivers = ['INDEXEDDB', 'LOCALSTORAGE', 'MEMORY'] as const;

export type ConfigKey = keyof ShopConfig;

/** The configuration of all that one page server opens: of each store view, and which there are. */
export type WholeConfig = ShopConfig & {
  /** The store views of the shop; the one at `/` is its own. Where nothing is said, those of `config/store-views.ts`. */
  readonly 'storeViews.views': readonly ConfiguredView[];
};

export const defaultConfig: ShopConfig = {
  'contact.email': 'care@zari.example',
  'media.url': '',
  'catalog.language': 'en',
  urlDispatcher: true,
  'filters.default': usualFilters,
  'filters.multiselect': true,
  'filters.fitPriceRanges': false,
  'sorts.offered': usualSorts,
  'products.listOutOfStockProducts': true,
  'wishlist.tellPriceFalls': false,
  'cart.allowZeroPrice': false,
  'cart.allowOutOfStock': true,
  'cart.confirmBeforeRemove': true,
  'cart.showItemDiscounts': true,
  'cart.countType': 'quantities',
  'cart.externalCheckout': false,
  'cart.synchronize': true,
  'cart.synchronizeTotals': true,
  'cart.serverMayRemoveItems': false,
  'cart.serverMayModifyItems': false,
  'tax.defaultCountry': 'IN',
  'tax.calculateServerSide': true,
  'tax.sourcePriceIncludesTax': false,
  'orders.offline_orders.automatic_transmission_enabled': false,
  'users.autoRefreshTokens': true,
  'delivery.india': '4-7',
  'delivery.abroad': '8-14',
  'payment.india': ['ccavenuepay=upi', 'ccavenuepay=cards'],
  'returns.days': '15',
  'seller.name': '',
  'seller.address': '',
  'seller.gstin': '',
  'seller.hsn': [],
  'seller.grievanceOfficer': '',
  'seller.grievanceEmail': '',
  'seller.grievancePhone': '',
  'products.syncPlatformPricesOver': false,
  'products.priceTiers': false,
  'storeViews.multistore': false,
  'storeViews.code': 'default',
  'server.api': 'api',
  'search.serverTimeout': '1000',
  'ssr.executeMixedinAsyncData': true,
  'storeViews.commonCache': false,
  'localForage.defaultDrivers.orders': 'INDEXEDDB',
  'analytics.conversions': false,
  'analytics.measuring': '',
  'analytics.dataLayer': '',
  'chat.url': '',
  'chat.hours': '',
  'storage.name': 'zari',
  'storage.patience': '1',
  'serviceWorker.enabled': true,
};
