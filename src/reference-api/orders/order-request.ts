import type { ProductOption } from '#reference-api/cart/free-options.ts';
import type { ValidationError } from '#reference-api/transport/outcome.ts';

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

export type OrderAddress = {
  readonly country_id: string;
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly telephone: string;
  readonly region?: string;
  readonly region_id?: number;
  readonly region_code?: string;
  readonly company?: string;
  readonly vat_id?: string;
};

/** The first answer to an order_id, repeated for ever. */
export type OrderPlacement = {
  readonly order_id: string;
  readonly backendOrderId: string;
  readonly orderNumber: string;
  readonly transferedAt: string;
  readonly grand_total: number;
  readonly currency_code: 'INR';
  /** The page to pay on; null where nothing is paid on a page. */
  readonly redirect_url: string | null;
};

/** What the schema cannot say: goods need an address and a courier. */
export function faultsOfRequest(
  { addressInformation: given }: OrderRequest,
  goods: boolean,
): readonly ValidationError[] {
  const needed = goods ? (['shippingAddress', 'shipping_carrier_code', 'shipping_method_code'] as const) : [];
  const missing = needed.filter((name) => given[name] === undefined);
  return missing.map((name) => ({
    field: `addressInformation.${name}`,
    keyword: 'required',
    message: 'is required',
  }));
}
