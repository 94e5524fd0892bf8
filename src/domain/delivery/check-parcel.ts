import type { Cart } from '#domain/cart/cart.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { CheckDelivery } from './check-delivery.ts';
import { pinCodeOf, skusOfParcel } from './parcel.ts';

/** Asks the shop by when what is about to be ordered is at its address in India; elsewhere there is nothing to ask. */
export type CheckParcel = () => Promise<void>;

type Ports = {
  readonly cart: ReadonlyCell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly checkDelivery: CheckDelivery;
};

export function createCheckParcel({ cart, checkoutDetails, checkDelivery }: Ports): CheckParcel {
  return async () => {
    const pinCode = pinCodeOf(checkoutDetails.get());
    const skus = skusOfParcel(cart.get());
    if (pinCode !== null && skus.length > 0) await checkDelivery(pinCode, skus);
  };
}
