import { type Cart, isVirtual } from '#domain/cart/cart.ts';
import { isCashOnDelivery } from '#domain/cart/methods.ts';
import type { SendingLimit } from '#domain/cart/sending-limits.ts';
import { type Problem, problemsOf } from '#domain/checkout/checks.ts';
import { countryChecks } from '#domain/checkout/country-rules.ts';
import { type ParcelLimit, problemsOfParcel, problemsOfSending } from '#domain/delivery/parcel.ts';
import type { Purchase } from './make-order.ts';

/** What the shop has said that it does not do: for the parcel as a whole, and for single pieces of it. */
type Limits = { readonly parcel: ParcelLimit | null; readonly sending: readonly SendingLimit[] };

/** The forms must be right, and a way to send and to pay be chosen (CHK-16, CHK-18); the shop must deliver there, all of it. */
export function problemsOfPurchase(
  { cart, details }: Pick<Purchase, 'cart' | 'details'>,
  limits: Limits,
): readonly Problem[] {
  const virtual = isVirtual(cart);
  return [
    ...problemsOf(details, { isVirtual: virtual, countries: countryChecks }),
    ...problemsOfSending(limits.sending, { cart, details }),
    ...problemsOfParcel(limits.parcel, cart),
    ...(cart.shippingMethod || virtual ? [] : [missing('delivery', 'shippingMethod')]),
    ...(canBePaid(cart) ? [] : [missing('final', 'paymentMethod')]),
  ];
}

/** Cash on delivery needs something to deliver (CART-67). */
function canBePaid(cart: Cart): boolean {
  return cart.paymentMethod !== null && !(isVirtual(cart) && isCashOnDelivery(cart.paymentMethod));
}

function missing(form: 'delivery' | 'final', field: string): Problem {
  return { form, field, code: 'required' };
}
