import { type ConfigKey, defaultConfig, type ShopConfig } from './shop-config.ts';

/** The part of the configuration that travels in a page: what the browser may know and what differs from the default. */
export type PageConfig = Partial<ShopConfig>;

/** What the browser may know; a key that is not named here stays on the server. */
const pageKeys: readonly ConfigKey[] = [
  'contact.email',
  'media.url',
  'urlDispatcher',
  'filters.default',
  'filters.multiselect',
  'sorts.offered',
  'products.listOutOfStockProducts',
  'cart.allowZeroPrice',
  'cart.allowOutOfStock',
  'cart.confirmBeforeRemove',
  'cart.countType',
  'cart.externalCheckout',
  'cart.synchronize',
  'cart.serverMayRemoveItems',
  'cart.serverMayModifyItems',
  'orders.offline_orders.automatic_transmission_enabled',
  'delivery.india',
  'delivery.abroad',
  'returns.days',
  'storeViews.code',
  'storage.name',
  'storage.patience',
];

export function pageConfigOf(config: ShopConfig): PageConfig {
  const changed = pageKeys.filter((key) => config[key] !== defaultConfig[key]);
  return Object.fromEntries(changed.map((key) => [key, config[key]]));
}

/** The configuration as the browser knows it. */
export function configOfPage(page: PageConfig): ShopConfig {
  return { ...defaultConfig, ...page };
}
