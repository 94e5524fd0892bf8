import { createCheckDelivery } from '#domain/delivery/check-delivery.ts';
import { createCartDelivery } from '#viewmodels/delivery/cart-delivery.ts';
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
