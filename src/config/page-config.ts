import type { ViewPath } from '#domain/storeview/view-address.ts';
import { type ConfigKey, defaultConfig, type ShopConfig } from './shop-config.ts';

/** A store view as shoppers choose it: its name, the address of its home, and whether it is the one they are in. */
export type ViewLink = { readonly name: string; readonly home: string; readonly isCurrent: boolean };

/** What the pages of a store view know of it, where it is not the plain one of a shop without others. */
export type ViewOfPage = ViewPath & {
  readonly storeId: number;
  /** All that are open. */
  readonly links: readonly ViewLink[];
};

/** The configuration of one store view. */
export type ViewConfig = ShopConfig & { readonly view?: ViewOfPage };

/** The part of the configuration that travels in a page: what the browser may know and what differs from the default. */
export type PageConfig = Partial<ViewConfig>;

/** Who may know a key: the browser, too, or the page server alone. */
const readers: { readonly [Key in ConfigKey]: 'page' | 'server' } = {
  'contact.email': 'page',
  'media.url': 'page',
  'catalog.language': 'page',
  urlDispatcher: 'page',
  'filters.default': 'page',
  'filters.multiselect': 'page',
  'filters.fitPriceRanges': 'page',
  'sorts.offered': 'page',
  'products.listOutOfStockProducts': 'page',
  'wishlist.tellPriceFalls': 'page',
  'cart.allowZeroPrice': 'page',
  'cart.allowOutOfStock': 'page',
  'cart.confirmBeforeRemove': 'page',
  'cart.showItemDiscounts': 'page',
  'cart.countType': 'page',
  'cart.externalCheckout': 'page',
  'cart.synchronize': 'page',
  'cart.synchronizeTotals': 'page',
  'cart.serverMayRemoveItems': 'page',
  'cart.serverMayModifyItems': 'page',
  'tax.defaultCountry': 'page',
  'tax.calculateServerSide': 'page',
  'tax.sourcePriceIncludesTax': 'page',
  'orders.offline_orders.automatic_transmission_enabled': 'page',
  'users.autoRefreshTokens': 'page',
  'delivery.india': 'page',
  'delivery.abroad': 'page',
  'payment.india': 'page',
  'returns.days': 'page',
  'seller.name': 'page',
  'seller.address': 'page',
  'seller.gstin': 'page',
  'seller.hsn': 'page',
  'seller.grievanceOfficer': 'page',
  'seller.grievanceEmail': 'page',
  'seller.grievancePhone': 'page',
  'products.syncPlatformPricesOver': 'page',
  'products.priceTiers': 'page',
  'storeViews.multistore': 'page',
  'storeViews.code': 'page',
  'server.api': 'page',
  'search.serverTimeout': 'server',
  'ssr.executeMixedinAsyncData': 'page',
  'storeViews.commonCache': 'page',
  'localForage.defaultDrivers.orders': 'page',
  'analytics.conversions': 'page',
  'analytics.measuring': 'page',
  'analytics.dataLayer': 'page',
  'chat.url': 'page',
  'chat.hours': 'page',
  'storage.name': 'page',
  'storage.patience': 'page',
  'serviceWorker.enabled': 'page',
};

export function pageConfigOf({ view, ...config }: ViewConfig): PageConfig {
  const keys = Object.keys(readers) as readonly ConfigKey[];
  const changed = keys.filter((key) => readers[key] === 'page' && config[key] !== defaultConfig[key]);
  return { ...Object.fromEntries(changed.map((key) => [key, config[key]])), ...(view ? { view } : {}) };
}

/** The configuration as the browser knows it. */
export function configOfPage(page: PageConfig): ViewConfig {
  return { ...defaultConfig, ...page };
}
