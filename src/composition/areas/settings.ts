import type { ViewConfig, ViewOfPage } from '#config/page-config.ts';
import type { MarketingRules } from '#domain/analytics/marketing-rules.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { CarriedChannel, PaymentRules } from '#domain/cart/payment-channels.ts';
import type { AddressRules } from '#domain/catalog/addresses.ts';
import type { FilterRules } from '#domain/catalog/filters.ts';
import type { PriceRangeRules } from '#domain/catalog/price-fit.ts';
import type { SortId } from '#domain/catalog/sort-options.ts';
import type { DaysOnTheWay, DeliveryRules } from '#domain/checkout/delivery-days.ts';
import type { Purpose } from '#domain/consent/consent-choice.ts';
import type { GrievanceOfficer } from '#domain/contact/grievance-officer.ts';
import type { LoaderRules } from '#domain/interface/loader-queue.ts';
import type { Seller, TariffCode } from '#domain/invoice/seller.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { OrderRules } from '#domain/orders/follow-up-orders.ts';
import type { PriceFallRules } from '#domain/price-falls/ask-about-prices.ts';
import type { SessionRules } from '#domain/session/with-authorization.ts';
import { ONLY_STORE, onlyView, type ViewPath } from '#domain/storeview/view-address.ts';
import type { Contact } from '#viewmodels/notices/messages.ts';
import { valuesOf } from '../wiring/services.ts';

/** What the merchant configured, as the rules of the areas. */
export type ShopSettings = {
  readonly shopRules: TileRules & AddressRules;
  readonly loaderRules: LoaderRules;
  readonly filterRules: FilterRules;
  readonly priceRangeRules: PriceRangeRules;
  readonly sorts: readonly SortId[];
  readonly priceFallRules: PriceFallRules;
  readonly cartRules: CartRules;
  readonly orderRules: OrderRules;
  readonly sessionRules: SessionRules;
  readonly deliveryRules: DeliveryRules;
  readonly paymentRules: PaymentRules;
  readonly contact: Contact;
  readonly returnDays: number;
  /** Of a shop that tells none all is ''. */
  readonly seller: Seller;
  readonly grievanceOfficer: GrievanceOfficer;
  /** In which the catalog is written. */
  readonly catalogLanguage: string;
  /** What shoppers are asked about: what something that is configured needs. */
  readonly consentPurposes: readonly Purpose[];
  /** Where a visit is counted; '' where none is. */
  readonly measuringUrl: string;
  readonly marketing: MarketingRules;
  readonly mediaBase: string;
  readonly storeCode: string;
  readonly namedStore: string;
  /** The number of the store view in the API. */
  readonly storeId: number;
  /** How the server's catalog is asked. */
  readonly serverApi: ViewConfig['server.api'];
  /** Where the addresses of this shop begin, and what others there are. */
  readonly viewPath: ViewPath & Partial<ViewOfPage>;
};

export function settingsOf(config: ViewConfig): ShopSettings {
  return {
    shopRules: {
      useUrlPaths: config.urlDispatcher,
      listOutOfStockProducts: config['products.listOutOfStockProducts'],
    },
    loaderRules: { mixesIn: config['ssr.executeMixedinAsyncData'] },
    ...listsIn(config),
    priceFallRules: { tellsPriceFalls: config['wishlist.tellPriceFalls'] },
    cartRules: {
      allowZeroPrice: config['cart.allowZeroPrice'],
      allowOutOfStock: config['cart.allowOutOfStock'],
      countType: config['cart.countType'],
      confirmBeforeRemove: config['cart.confirmBeforeRemove'],
      showItemDiscounts: config['cart.showItemDiscounts'],
      externalCheckout: config['cart.externalCheckout'],
      synchronize: config['cart.synchronize'],
      synchronizeTotals: config['cart.synchronizeTotals'],
      serverMayRemoveItems: config['cart.serverMayRemoveItems'],
      serverMayModifyItems: config['cart.serverMayModifyItems'],
      defaultCountry: config['tax.defaultCountry'],
    },
    orderRules: { automaticTransmission: config['orders.offline_orders.automatic_transmission_enabled'] },
    sessionRules: { renewsTokens: config['users.autoRefreshTokens'], hasPriceTiers: config['products.priceTiers'] },
    deliveryRules: { india: daysIn(config['delivery.india']), abroad: daysIn(config['delivery.abroad']) },
    paymentRules: { india: config['payment.india'].map(carriedChannelIn) },
    returnDays: Number(config['returns.days']),
    ...sellerIn(config),
    contact: { email: config['contact.email'] },
    ...askedIn(config),
    mediaBase: config['media.url'],
    ...storeViewIn(config),
  };
}

function sellerIn(config: ViewConfig): Pick<ShopSettings, 'seller' | 'grievanceOfficer'> {
  return {
    seller: {
      name: config['seller.name'],
      address: config['seller.address'],
      gstin: config['seller.gstin'],
      codes: config['seller.hsn'].map(tariffCodeIn),
    },
    grievanceOfficer: {
      name: config['seller.grievanceOfficer'],
      email: config['seller.grievanceEmail'],
      phone: config['seller.grievancePhone'],
    },
  };
}

function listsIn(config: ViewConfig): Pick<ShopSettings, 'filterRules' | 'priceRangeRules' | 'sorts'> {
  return {
    filterRules: { defaultFilters: config['filters.default'], isMultiselect: config['filters.multiselect'] },
    priceRangeRules: { fitsPrices: config['filters.fitPriceRanges'] },
    sorts: config['sorts.offered'],
  };
}

/** What shoppers are asked about, and where what they agree to goes. */
function askedIn(config: ViewConfig): Pick<ShopSettings, 'consentPurposes' | 'measuringUrl' | 'marketing'> {
  return {
    consentPurposes: consentPurposesOf(config),
    measuringUrl: config['analytics.measuring'],
    marketing: { conversions: config['analytics.conversions'], dataLayerUrl: config['analytics.dataLayer'] },
  };
}

function consentPurposesOf(config: ViewConfig): readonly Purpose[] {
  return [
    ...(config['analytics.measuring'] ? (['measuring'] as const) : []),
    ...(config['analytics.conversions'] || config['analytics.dataLayer'] ? (['marketing'] as const) : []),
    ...(config['chat.url'] ? (['chat'] as const) : []),
  ];
}

/** Which store view it is, and where its catalog and its addresses are. */
function storeViewIn(
  config: ViewConfig,
): Pick<ShopSettings, 'storeCode' | 'namedStore' | 'storeId' | 'serverApi' | 'catalogLanguage' | 'viewPath'> {
  return {
    storeCode: config['storeViews.code'],
    namedStore: config['storeViews.multistore'] ? config['storeViews.code'] : '',
    storeId: config.view?.storeId ?? ONLY_STORE,
    serverApi: config['server.api'],
    catalogLanguage: config['catalog.language'],
    viewPath: config.view ?? onlyView,
  };
}

/** Reads `4-7`; in another order they say the same. */
function daysIn(text: string): DaysOnTheWay {
  const [one = 0, other = one] = text.split('-').map(Number);
  return { least: Math.min(one, other), most: Math.max(one, other) };
}

/** Reads `ccavenuepay=upi`. */
function carriedChannelIn(text: string): CarriedChannel {
  const [code = '', channel] = text.split('=');
  return { code, channel: channel === 'upi' ? 'upi' : 'cards' };
}

/** Reads `kurta set=6211`. */
function tariffCodeIn(text: string): TariffCode {
  const [words = '', code = ''] = text.split('=');
  return { words, code };
}

/** Lists what is configured. */
export function settings(config: ViewConfig) {
  return valuesOf({ ...settingsOf(config), config });
}
