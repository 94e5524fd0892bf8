import type { Cart } from '#domain/cart/cart.ts';
import { skusOfParcel } from '#domain/delivery/parcel.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { DeliveryCheckModel, type DeliveryCheckPorts } from './delivery-check-model.ts';

type Ports = DeliveryCheckPorts & { readonly cart: ReadonlyCell<Cart> };

/** The delivery of all that is in the cart. */
export function createCartDelivery(ports: Ports): DeliveryCheckModel {
  return new DeliveryCheckModel(ports, () => skusOfParcel(ports.cart.get()));
}
