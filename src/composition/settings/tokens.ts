import type { CartRules } from '#domain/cart/cart-rules.ts';
import type { PaymentRules } from '#domain/cart/payment-channels.ts';
import type { AddressRules } from '#domain/catalog/addresses.ts';
import type { FilterRules } from '#domain/catalog/filters.ts';
import type { PriceRangeRules } from '#domain/catalog/price-fit.ts';
import type { SortId } from '#domain/catalog/sort-options.ts';
import type { DeliveryRules } from '#domain/checkout/delivery-days.ts';
import type { Seller } from '#domain/invoice/seller.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import type { OrderRules } from '#domain/orders/follow-up-orders.ts';
import type { SessionRules } from '#domain/session/as-visitor.ts';
import type { Contact } from '#viewmodels/notices/messages.ts';
import { token } from '../token.ts';

export const CART_RULES = token<CartRules>('cart-rules');
export const SHOP_RULES = token<TileRules & AddressRules>('shop-rules');
/** What lists can be narrowed by. */
export const FILTER_RULES = token<FilterRules>('filter-rules');
export const PRICE_RANGE_RULES = token<PriceRangeRules>('price-range-rules');
/** How lists can be sorted, in the order of the choices. */
export const SORTS = token<readonly SortId[]>('sorts');
/** Names the store view whose banners are shown. */
export const STORE_CODE = token<string>('store-code');
/** Names the store view in every call; '' where the shop has only one. */
export const NAMED_STORE = token<string>('named-store');
export const ORDER_RULES = token<OrderRules>('order-rules');
export const SESSION_RULES = token<SessionRules>('session-rules');
export const DELIVERY_RULES = token<DeliveryRules>('delivery-rules');
/** What India pays through. */
export const PAYMENT_RULES = token<PaymentRules>('payment-rules');
export const CONTACT = token<Contact>('contact');
export const MEDIA_BASE = token<string>('media-base');
export const RETURN_DAYS = token<number>('return-days');
export const SELLER = token<Seller>('seller');
