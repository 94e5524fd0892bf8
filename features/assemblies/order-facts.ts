import type { OrderFacts, OrderSeen } from './world-facts.ts';

/** An order as the workbench of the API shows it; amounts in paise. */
export type StoredOrder = {
  readonly order_id: string;
  readonly increment_id: string;
  readonly billing_address: { readonly firstname: string };
  readonly shipping_address: unknown;
  readonly payment_method: string;
  readonly request: SentOrder;
  readonly lines: readonly { readonly sku: string; readonly qty: number; readonly price_incl_tax: number }[];
};

/** The body of an order as the contract has it; amounts in rupees. */
export type SentOrder = {
  readonly order_id: string;
  readonly products: readonly { readonly sku: string; readonly qty: number; readonly price: number }[];
  readonly addressInformation: {
    readonly shippingAddress: unknown;
    readonly billingAddress: unknown;
    readonly payment_method_code: string;
    readonly payment_method_additional: unknown;
  };
};

const PAISE = 100;

export function orderSeen({ billing_address, lines }: StoredOrder): OrderSeen {
  return { firstName: billing_address.firstname, lines: lines.map(({ sku, qty }) => ({ sku, quantity: qty })) };
}

export function sentFacts({ order_id, products, addressInformation }: SentOrder): OrderFacts {
  const { shippingAddress, billingAddress } = addressInformation;
  const { payment_method_code: payment, payment_method_additional: paymentAdditional } = addressInformation;
  const lines = products.map(({ sku, qty, price }) => ({ sku, quantity: qty, price }));
  return { id: order_id, lines, shippingAddress, billingAddress, payment, paymentAdditional };
}

export function storedFacts(order: StoredOrder): OrderFacts {
  const { order_id, lines, shipping_address, billing_address, payment_method, request } = order;
  return {
    id: order_id,
    lines: lines.map(({ sku, qty, price_incl_tax }) => ({ sku, quantity: qty, price: price_incl_tax / PAISE })),
    shippingAddress: shipping_address,
    billingAddress: billing_address,
    payment: payment_method,
    paymentAdditional: request.addressInformation.payment_method_additional,
  };
}
