import type { Cart } from '#domain/cart/cart.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { DeliveryMemory } from './delivery-memory.ts';
import { limitOfParcel, type ParcelLimit } from './parcel.ts';

/** What the shop has said today that it does not do for what is about to be ordered; null for nothing. */
export type ReadParcelLimit = () => ParcelLimit | null;

type Ports = {
  readonly deliveryMemory: ReadonlyCell<DeliveryMemory | null>;
  readonly cart: ReadonlyCell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly market: () => Market;
};

export function createReadParcelLimit({ deliveryMemory, cart, checkoutDetails, market }: Ports): ReadParcelLimit {
  return () =>
    limitOfParcel(deliveryMemory.get(), { cart: cart.get(), details: checkoutDetails.get() }, market().today);
}
