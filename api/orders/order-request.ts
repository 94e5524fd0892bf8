import type { ProductOption } from '#api/cart/free-options.ts';
import type { OrderAddress } from '#api/records/order-records.ts';
import type { ValidationError } from '#api/transport/outcome.ts';

/** The body of POST /api/order, as far as the server reads it. */
export type OrderRequest = {
  readonly order_id: string;
  readonly cart_id?: string;
  readonly products: readonly OrderLine[];
  readonly addressInformation: {
    readonly shippingAddress?: OrderAddress;
    readonly billingAddress: OrderAddress;
    readonly shipping_carrier_code?: string;
    readonly shipping_method_code?: string;
    readonly payment_method_code: string;
  };
};

export type OrderLine = {
  readonly sku: string;
  readonly qty: number;
  readonly product_option?: ProductOption | null;
};

/** What the schema cannot say: goods need an address and a courier. */
export function faultsOfRequest(
  { addressInformation: given }: OrderRequest,
  shippable: boolean,
): readonly ValidationError[] {
  const needed = shippable ? (['shippingAddress', 'shipping_carrier_code', 'shipping_method_code'] as const) : [];
  const missing = needed.filter((name) => given[name] === undefined);
  return missing.map((name) => ({
    field: `addressInformation.${name}`,
    keyword: 'required',
    message: 'is required',
  }));
}
