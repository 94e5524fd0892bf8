import { ContainerModule } from 'inversify';
import type { ShopConfig } from '#config/shop-config.ts';
import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { CarriedChannel, PaymentRules } from '#domain/cart/payment-channels.ts';
import type { FilterRules } from '#domain/catalog/filters.ts';
import type { PriceRangeRules } from '#domain/catalog/price-fit.ts';
import type { SortId } from '#domain/catalog/sort-options.ts';
import type { DaysOnTheWay, DeliveryRules } from '#domain/checkout/delivery-days.ts';
import type { Seller, TariffCode } from '#domain/invoice/seller.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { OrderRules } from '#domain/orders/follow-up-orders.ts';
import type { SessionRules } from '#domain/session/as-visitor.ts';
import { provideShared } from '../provide.ts';
import {
  CART_RULES,
  CONTACT,
  DELIVERY_RULES,
  FILTER_RULES,
  MEDIA_BASE,
  NAMED_STORE,
  ORDER_RULES,
  PAYMENT_RULES,
  PRICE_RANGE_RULES,
  RETURN_DAYS,
  SELLER,
  SESSION_RULES,
  SHOP_RULES,
  SORTS,
  STORE_CODE,
} from './tokens.ts';

/** What the merchant configured, as the rules of the areas. */
export type ShopSettings = {
  readonly shop: TileRules;
  readonly filters: FilterRules;
  readonly priceRanges: PriceRangeRules;
  readonly sorts: readonly SortId[];
  readonly cart: CartRules;
  readonly orders: OrderRules;
  readonly session: SessionRules;
  readonly delivery: DeliveryRules;
  readonly payment: PaymentRules;
  readonly contact: { readonly email: string };
  readonly returnDays: number;
  /** Of a shop that tells none all is ''. */
  readonly seller: Seller;
  readonly mediaBase: string;
  readonly storeCode: string;
  readonly namedStore: string;
};

export function settingsOf(config: ShopConfig): ShopSettings {
  return {
    shop: {
      useUrlPaths: config.urlDispatcher,
      listOutOfStockProducts: config['products.listOutOfStockProducts'],
    },
    filters: { defaultFilters: config['filters.default'], isMultiselect: config['filters.multiselect'] },
    priceRanges: { fitsPrices: config['filters.fitPriceRanges'] },
    sorts: config['sorts.offered'],
    cart: {
      allowZeroPrice: config['cart.allowZeroPrice'],
      allowOutOfStock: config['cart.allowOutOfStock'],
      countType: config['cart.countType'],
      confirmBeforeRemove: config['cart.confirmBeforeRemove'],
      externalCheckout: config['cart.externalCheckout'],
      synchronize: config['cart.synchronize'],
      serverMayRemoveItems: config['cart.serverMayRemoveItems'],
      serverMayModifyItems: config['cart.serverMayModifyItems'],
      defaultCountry: config['tax.defaultCountry'],
    },
    orders: { automaticTransmission: config['orders.offline_orders.automatic_transmission_enabled'] },
    session: { renewsTokens: config['users.autoRefreshTokens'], hasPriceTiers: config['products.priceTiers'] },
    delivery: { india: daysIn(config['delivery.india']), abroad: daysIn(config['delivery.abroad']) },
    payment: { india: config['payment.india'].map(carriedChannelIn) },
    returnDays: Number(config['returns.days']),
    seller: {
      name: config['seller.name'],
      address: config['seller.address'],
      gstin: config['seller.gstin'],
      codes: config['seller.hsn'].map(tariffCodeIn),
    },
    contact: { email: config['contact.email'] },
    mediaBase: config['media.url'],
    storeCode: config['storeViews.code'],
    namedStore: config['storeViews.multistore'] ? config['storeViews.code'] : '',
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

export function settingsModule({
  shop,
  filters,
  priceRanges,
  sorts,
  cart,
  orders,
  session,
  delivery,
  payment,
  contact,
  mediaBase,
  returnDays,
  seller,
  storeCode,
  namedStore,
}: ShopSettings): ContainerModule {
  return new ContainerModule(({ bind }) => {
    provideShared(bind, SHOP_RULES, shop);
    provideShared(bind, FILTER_RULES, filters);
    provideShared(bind, PRICE_RANGE_RULES, priceRanges);
    provideShared(bind, SORTS, sorts);
    provideShared(bind, CART_RULES, cart);
    provideShared(bind, ORDER_RULES, orders);
    provideShared(bind, SESSION_RULES, session);
    provideShared(bind, DELIVERY_RULES, delivery);
    provideShared(bind, PAYMENT_RULES, payment);
    provideShared(bind, CONTACT, contact);
    provideShared(bind, MEDIA_BASE, mediaBase);
    provideShared(bind, RETURN_DAYS, returnDays);
    provideShared(bind, SELLER, seller);
    provideShared(bind, STORE_CODE, storeCode);
    provideShared(bind, NAMED_STORE, namedStore);
  });
}
