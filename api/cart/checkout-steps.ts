import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { totalsReply } from './cart-replies.ts';
import { hasShippable, payingFor, paymentMethodsFor, shippingMethodsFor } from './methods.ts';
import { type CartCall, itemsOf } from './with-cart.ts';

type Address = { readonly country_id: string };

type AddressInformation = {
  readonly shippingAddress: Address;
  readonly billingAddress?: Address;
  readonly shippingCarrierCode?: string;
  readonly shippingMethodCode?: string;
};

type Methods = {
  readonly paymentMethod?: { readonly method: string };
  readonly shippingCarrierCode?: string;
  readonly shippingMethodCode?: string;
};

/** The courier goes everywhere, so that the address changes nothing; it is not stored. */
export async function estimateShipping(cartCall: CartCall): Promise<Outcome> {
  return success(shippingMethodsFor(itemsOf(cartCall)));
}

/** Stores the addresses and answers the methods and totals. Contract, POST /api/cart/shipping-information. */
export async function storeAddresses(cartCall: CartCall): Promise<Outcome> {
  const { addressInformation: given } = cartCall.call.body as { addressInformation: AddressInformation };
  const refused = refusedCarrier(cartCall, given);
  if (refused) return refused;
  const { shippingAddress, billingAddress = shippingAddress } = given;
  const addresses = {
    shipping_address: JSON.stringify(shippingAddress),
    billing_address: JSON.stringify(billingAddress),
  };
  await cartCall.db.updateTable('carts').set(addresses).where('id', '=', cartCall.cart.id).execute();
  return success({
    payment_methods: paymentMethodsFor(payingFor(cartCall), hasShippable(itemsOf(cartCall))),
    totals: totalsReply(cartCall),
  });
}

/** Stores the payment method and answers the totals. Contract, POST /api/cart/collect-totals. */
export async function chooseMethods(cartCall: CartCall): Promise<Outcome> {
  const { methods } = cartCall.call.body as { methods: Methods };
  const payment = methods.paymentMethod?.method;
  const offered = paymentMethodsFor(payingFor(cartCall), hasShippable(itemsOf(cartCall)));
  if (payment !== undefined && !offered.some(({ code }) => code === payment)) {
    return refusal(422, 'The requested Payment Method is not available.');
  }
  const refused = refusedCarrier(cartCall, methods);
  if (refused) return refused;
  if (payment !== undefined) {
    await cartCall.db
      .updateTable('carts')
      .set({ payment_method: payment })
      .where('id', '=', cartCall.cart.id)
      .execute();
  }
  return success(totalsReply(cartCall));
}

function refusedCarrier(
  cartCall: CartCall,
  { shippingCarrierCode: carrier, shippingMethodCode: method }: Methods,
): Outcome | null {
  if (!carrier && !method) return null;
  const offered = shippingMethodsFor(itemsOf(cartCall));
  const isOffered = offered.some(({ carrier_code, method_code }) => carrier_code === carrier && method_code === method);
  return isOffered ? null : refusal(422, `Carrier with such method not found: ${carrier ?? ''}, ${method ?? ''}`);
}
