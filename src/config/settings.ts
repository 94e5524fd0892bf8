import { isGstin } from '#domain/invoice/gstin.ts';
import { choice, choices, distinct, flag, type Setting, text, texts } from './setting.ts';
import { filterNames, orderDrivers, sortNames, type WholeConfig } from './shop-config.ts';
import { viewsSetting } from './store-views.ts';
import { storeCode } from './view-fields.ts';

const mailAddress = text(/^[^\s@]+@[^\s@]+$/, 'a mail address');
const mediaBase = text(
  /^(https?:\/\/[^\s"'<>?#]+[^\s"'<>?#/])?$/,
  'an http(s) address without a slash at its end, or empty',
);
const webAddress = text(
  /^([Hh][Tt]{2}[Pp][Ss]?:.+)?$/,
  'an http(s) address, or empty',
  (value) => value === '' || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
);
const openingHours = text(
  /^((Sun|Mon|Tue|Wed|Thu|Fri|Sat)-(Sun|Mon|Tue|Wed|Thu|Fri|Sat) ([01]\d|2[0-3]):[0-5]\d-([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00))?$/,
  'days and times such as Mon-Sat 10:00-19:00, or empty',
);
const days = text(/^\d{1,2}-\d{1,2}$/, 'two numbers of days such as 4-7');
const storageName = text(/^[a-z][a-z0-9-]{0,30}$/, 'a short name of small letters, digits and hyphens');

const line = text(/^[^\n\r]{0,200}$/, 'a line of at most 200 characters');
const gstin = text(
  /^([0-9A-Z]{15})?$/,
  'a GSTIN, 15 characters of which the last one fits the others, or empty',
  (value) => value === '' || isGstin(value),
);
const channels = distinct(
  texts(/^[\w-]{1,60}=(?:upi|cards)$/, 'a list of payment methods and what they carry, such as ccavenuepay=upi'),
);
const tariffCodes = texts(
  /^[^=,]{1,60}=\d{4}(?:\d\d){0,2}$/,
  'a list of words and codes of 4, 6 or 8 digits, such as kurta set=6211',
);

/** How each key of the configuration is read. */
export const settings: { readonly [Key in keyof WholeConfig]: Setting<WholeConfig[Key]> } = {
  'contact.email': mailAddress,
  'media.url': mediaBase,
  'catalog.language': text(/^[a-z]{2,3}$/, 'a language such as en or hi'),
  urlDispatcher: flag,
  'filters.default': choices(...filterNames),
  'filters.multiselect': flag,
  'filters.fitPriceRanges': flag,
  'sorts.offered': choices(...sortNames),
  'products.listOutOfStockProducts': flag,
  'wishlist.tellPriceFalls': flag,
  'cart.allowZeroPrice': flag,
  'cart.allowOutOfStock': flag,
  'cart.confirmBeforeRemove': flag,
  'cart.showItemDiscounts': flag,
  'cart.countType': choice('quantities', 'items'),
  'cart.externalCheckout': flag,
  'cart.synchronize': flag,
  'cart.synchronizeTotals': flag,
  'cart.serverMayRemoveItems': flag,
  'cart.serverMayModifyItems': flag,
  'tax.defaultCountry': text(/^([A-Z]{2})?$/, 'a country such as IN, or empty'),
  'tax.calculateServerSide': flag,
  'tax.sourcePriceIncludesTax': flag,
  'orders.offline_orders.automatic_transmission_enabled': flag,
  'users.autoRefreshTokens': flag,
  'delivery.india': days,
  'delivery.abroad': days,
  'payment.india': channels,
  'returns.days': text(/^[1-9]\d{0,2}$/, 'a number of days'),
  'seller.name': line,
  'seller.address': line,
  'seller.gstin': gstin,
  'seller.hsn': tariffCodes,
  'seller.grievanceOfficer': line,
  'seller.grievanceEmail': text(/^([^\s@]+@[^\s@]+)?$/, 'a mail address, or empty'),
  'seller.grievancePhone': text(/^(\+?[\d ]{5,20})?$/, 'a telephone number such as +91 22 4000 0000, or empty'),
  'products.syncPlatformPricesOver': flag,
  'products.priceTiers': flag,
  'storeViews.multistore': flag,
  'storeViews.code': storeCode,
  'server.api': choice('api', 'graphql'),
  'storeViews.views': viewsSetting,
  'search.serverTimeout': text(/^[1-9]\d{2,3}$/, 'a number of milliseconds from 100 to 9999'),
  'ssr.executeMixedinAsyncData': flag,
  'storeViews.commonCache': flag,
  'localForage.defaultDrivers.orders': choice(...orderDrivers),
  'analytics.conversions': flag,
  'analytics.measuring': webAddress,
  'analytics.dataLayer': webAddress,
  'chat.url': webAddress,
  'chat.hours': openingHours,
  'storage.name': storageName,
  'storage.patience': text(/^[1-9]\d{0,2}$/, 'a whole number from 1 to 999'),
  'serviceWorker.enabled': flag,
};
