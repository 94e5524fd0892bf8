import { type Cart, isVirtual } from '#domain/cart/cart.ts';
import type { SendingLimit } from '#domain/cart/sending-limits.ts';
import { type Problem, problemsOf } from '#domain/checkout/checks.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { DeliveryMemory } from '#domain/delivery/delivery-memory.ts';
import type { ParcelLimit } from '#domain/delivery/parcel.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { AddressGuide } from './address-guide.ts';

/** What the forms are checked by. */
export type FormProblemsPorts = {
  readonly cart: ReadonlyCell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly deliveryMemory: ReadonlyCell<DeliveryMemory | null>;
  readonly sendingLimits: ReadonlyCell<readonly SendingLimit[]>;
  readonly market: () => Market;
};

/** What the shop has said that it does not do for the parcel; nothing is known of it before the guide is there. */
export function limitIn(ports: FormProblemsPorts, guide: AddressGuide | null): ParcelLimit | null {
  const parcel = { cart: ports.cart.get(), details: ports.checkoutDetails.get() };
  return guide?.limitOf(ports.deliveryMemory.get(), parcel, ports.market().today) ?? null;
}

/** All that keeps the checkout from being finished; a way to send and to pay must be chosen, too (CHK-18). */
export function formProblems(ports: FormProblemsPorts, guide: AddressGuide | null): readonly Problem[] {
  const cart = ports.cart.get();
  const { shippingMethod, paymentMethod } = cart;
  const needs = { isVirtual: isVirtual(cart), countries: guide?.checks ?? null };
  const details = ports.checkoutDetails.get();
  return [
    ...problemsOf(details, needs),
    ...(guide?.problemsOfSending(ports.sendingLimits.get(), { cart, details }) ?? []),
    ...(guide?.problemsOf(limitIn(ports, guide), cart) ?? []),
    ...(shippingMethod || needs.isVirtual ? [] : [missingMethod('delivery', 'shippingMethod')]),
    ...(paymentMethod ? [] : [missingMethod('final', 'paymentMethod')]),
  ];
}

/** Of a PIN code that is complete, and of a country: nobody is interrupted by it while typing. */
export function isSaidByShop({ code }: Problem): boolean {
  return code === 'not-delivered' || code === 'not-sent';
}

function missingMethod(form: 'delivery' | 'final', field: string): Problem {
  return { form, field, code: 'required' };
}
