import type { Cart } from '#domain/cart/cart.ts';
import { isShippable } from '#domain/catalog/product.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { DeliveryCheckModel, type DeliveryCheckPorts } from './delivery-check-model.ts';

type Ports = DeliveryCheckPorts & { readonly cart: ReadonlyCell<Cart> };

const MOST_SKUS = 100; // contract, GET /api/delivery/estimate

/** The delivery of all that is in the cart, in one parcel; of a cart that is too large nothing can be said. */
export function createCartDelivery(ports: Ports): DeliveryCheckModel {
  return new DeliveryCheckModel(ports, () => {
    const skus = new Set(
      ports.cart
        .get()
        .lines.filter(isShippable)
        .map(({ sku }) => sku),
    );
    return skus.size > MOST_SKUS ? [] : [...skus];
  });
}
