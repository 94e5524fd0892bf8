import { createCheckDelivery } from '#domain/delivery/check-delivery.ts';
import { createCheckParcel } from '#domain/delivery/check-parcel.ts';
import { createCartDelivery } from '#viewmodels/delivery/cart-delivery.ts';
import { createParcelDelivery } from '#viewmodels/delivery/parcel-delivery-model.ts';
import { createProductDelivery } from '#viewmodels/delivery/product-delivery.ts';

/** Asking by when something is at a PIN code; all of it comes after the page. */
export const productDelivery = {
  checkDelivery: createCheckDelivery,
  productDelivery: createProductDelivery,
};

/** The same of a whole cart. */
export const cartDelivery = {
  checkDelivery: createCheckDelivery,
  cartDelivery: createCartDelivery,
};

/** The same of what is about to be ordered, at the address in the checkout. */
export const parcelDelivery = {
  checkDelivery: createCheckDelivery,
  checkParcel: createCheckParcel,
  parcelDelivery: createParcelDelivery,
};
