import { type Cart, isVirtual } from '#domain/cart/cart.ts';
import type { Problem } from '#domain/checkout/checks.ts';

/** A way to send and to pay must be chosen, too (CHK-18). */
export function missingMethods(cart: Cart): readonly Problem[] {
  const { shippingMethod, paymentMethod } = cart;
  return [
    ...(shippingMethod || isVirtual(cart) ? [] : [missingMethod('delivery', 'shippingMethod')]),
    ...(paymentMethod ? [] : [missingMethod('final', 'paymentMethod')]),
  ];
}

function missingMethod(form: 'delivery' | 'final', field: string): Problem {
  return { form, field, code: 'required' };
}
