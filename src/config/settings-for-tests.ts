import type { WholeConfig } from './shop-config.ts';

type Other<T> = {
  /** Another value than the default. */
  readonly value: T;
  /** The same as an environment variable has it. */
  readonly text: string;
  /** What no shop can start with, as a variable has it. */
  readonly bad: string;
};

const on: Other<boolean> = { value: true, text: 'true', bad: 'yes' };
const off: Other<boolean> = { value: false, text: 'false', bad: '0' };

const texts = (value: string, bad: string): Other<string> => ({ value, text: value, bad });
const named = <const T extends string>(value: T, bad: string): Other<T> => ({ value, text: value, bad });

/** Of each setting another value: a new one does not compile before it has its row. */
export const otherSettings: {
  readonly [Key in Exclude<keyof WholeConfig, 'storeViews.views'>]: Other<WholeConfig[Key]>;
} = {
  'contact.email': texts('hello@shop.test', 'hello'),
  'media.url': texts('https://cdn.shop.test/img', 'https://cdn.shop.test/'),
  'catalog.language': texts('hi', 'Hindi'),
  urlDispatcher: off,
  'filters.default': { value: ['size', 'color'], text: 'size,color', bad: 'size,weight' },
  'filters.multiselect': off,
  'filters.fitPriceRanges': on,
  'sorts.offered': { value: ['price:asc'], text: 'price:asc', bad: 'price' },
  'products.listOutOfStockProducts': off,
  'cart.allowZeroPrice': on,
  'cart.allowOutOfStock': off,
  'cart.confirmBeforeRemove': off,
  'cart.showItemDiscounts': off,
  'cart.countType': named('items', 'pieces'),
  'cart.externalCheckout': on,
  'cart.synchronize': off,
  'cart.synchronizeTotals': off,
  'cart.serverMayRemoveItems': on,
  'cart.serverMayModifyItems': on,
  'tax.defaultCountry': texts('GB', 'India'),
  'tax.calculateServerSide': off,
  'tax.sourcePriceIncludesTax': on,
  'orders.offline_orders.automatic_transmission_enabled': on,
  'users.autoRefreshTokens': off,
  'delivery.india': texts('2-3', 'two days'),
  'delivery.abroad': texts('20-30', '-1-3'),
  'payment.india': { value: ['phonepe=upi'], text: 'phonepe=upi', bad: 'phonepe=cash' },
  'returns.days': texts('30', '0'),
  'seller.name': texts('Zari Retail', 'Zari\nRetail'),
  'seller.address': texts('Mumbai', 'x'.repeat(201)),
  'seller.gstin': texts('27AAPFU0939F1ZV', '27AAPFU0939F1ZX'),
  'seller.grievanceOfficer': texts('Anita Rao, grievance officer', 'Anita\nRao'),
  'seller.grievanceEmail': texts('anita.rao@zari.test', 'anita.rao'),
  'seller.grievancePhone': texts('+91 22 4000 0000', 'ask for Anita'),
  'seller.hsn': { value: ['kurta set=6204'], text: 'kurta set=6204', bad: 'kurta set=62' },
  'products.syncPlatformPricesOver': on,
  'products.priceTiers': on,
  'storeViews.multistore': on,
  'storeViews.code': texts('uk', 'U K'),
  'server.api': named('graphql', 'soap'),
  'search.serverTimeout': texts('700', '10'),
  'ssr.executeMixedinAsyncData': off,
  'storeViews.commonCache': on,
  'localForage.defaultDrivers.orders': named('LOCALSTORAGE', 'WEBSQL'),
  'analytics.conversions': on,
  'analytics.measuring': texts('https://count.shop.test', 'count.shop.test'),
  'analytics.dataLayer': texts('https://tags.shop.test/', 'javascript:0'),
  'chat.url': texts('https://chat.shop.test/', '//chat.shop.test'),
  'chat.hours': texts('Mon-Sat 10:00-19:00', 'always'),
  'storage.name': texts('other', 'Other Shop'),
  'storage.patience': texts('7', '1000'),
  'serviceWorker.enabled': off,
  'wishlist.tellPriceFalls': on,
};
