import type { Cart } from '#domain/cart/cart.ts';
import { isCashOnDelivery } from '#domain/cart/methods.ts';
import { limitsIn, notSentTo, type SendingLimit } from '#domain/cart/sending-limits.ts';
import { isShippable, type Sku } from '#domain/catalog/product.ts';
import type { Problem } from '#domain/checkout/checks.ts';
import { compactPostcode } from '#domain/checkout/compact.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import { postcodeShapes } from '#domain/checkout/postcode-shapes.ts';
import { type Day, dayAt } from '#domain/shared/clock.ts';
import { answerFor, type DeliveryAnswer, type DeliveryMemory } from './delivery-memory.ts';

/** What is about to be ordered, and where it goes. */
export type Parcel = { readonly cart: Pick<Cart, 'lines' | 'paymentMethod'>; readonly details: CheckoutDetails };

/** What the shop does not do for a parcel: bring it there at all, or take cash at that door. */
export type ParcelLimit = 'not-delivered' | 'no-cash';

const MOST_SKUS = 100; // contract, GET /api/delivery/estimate

/** All that travels, in one parcel; of a cart that is too large nothing can be said. */
export function skusOfParcel({ lines }: Pick<Cart, 'lines'>): readonly Sku[] {
  const skus = new Set(lines.filter(isShippable).map(({ sku }) => sku));
  return skus.size > MOST_SKUS ? [] : [...skus];
}

/** The PIN code of India that a parcel goes to, once all of it was typed; null before, and elsewhere. */
export function pinCodeOf({ shipping }: Pick<CheckoutDetails, 'shipping'>): string | null {
  const pinCode = compactPostcode(shipping.zipCode);
  return shipping.country === 'IN' && postcodeShapes.IN.test(pinCode) ? pinCode : null;
}

/** What the shop said of the parcel today. What it said on another day may be otherwise by now, and counts for nothing. */
export function saidOfParcel(
  memory: DeliveryMemory | null,
  { cart, details }: Parcel,
  today: Day,
): DeliveryAnswer | null {
  const pinCode = pinCodeOf(details);
  if (pinCode === null || memory?.pinCode !== pinCode) return null;
  const said = answerFor(memory, skusOfParcel(cart), today);
  return said && dayAt(said.at) === today ? said : null;
}

/** Null where the shop does everything, or has not said. */
export function limitOfParcel(memory: DeliveryMemory | null, parcel: Parcel, today: Day): ParcelLimit | null {
  const estimate = saidOfParcel(memory, parcel, today)?.estimate;
  if (estimate === undefined) return null;
  if (estimate.kind === 'never') return 'not-delivered';
  return estimate.takesCash ? null : 'no-cash';
}

/** What keeps a parcel from being ordered where the shop has such a limit. */
export function problemsOfParcel(limit: ParcelLimit | null, { paymentMethod }: Parcel['cart']): readonly Problem[] {
  if (limit === 'not-delivered') return [{ form: 'shipping', field: 'zipCode', code: limit }];
  const isCash = paymentMethod !== null && isCashOnDelivery(paymentMethod);
  return limit === 'no-cash' && isCash ? [{ form: 'final', field: 'paymentMethod', code: 'required' }] : [];
}

/** What of a parcel does not go to the country of its address: the field to change names it. */
export function problemsOfSending(limits: readonly SendingLimit[], { cart, details }: Parcel): readonly Problem[] {
  const names = notSentTo(limitsIn(limits, cart), details.shipping.country);
  return names.length === 0 ? [] : [{ form: 'shipping', field: 'country', code: 'not-sent', names }];
}
