import { randomUUID } from 'node:crypto';

/** What the proofs ask of a running API. Every call answers null where the connection broke. */
export interface ShopClient {
  /** Orders one piece for cash on delivery; the envelope that came back. */
  order(orderId: string, sku: string, wish?: OrderWish): Promise<Envelope | null>;
  get<T>(path: string): Promise<T | null>;
  /** The result, whatever its code says. */
  post<T>(path: string, body?: unknown): Promise<T | null>;
  /** A call of the workbench. */
  put(path: string, body: unknown): Promise<void>;
}

export type OrderWish = {
  readonly token?: string;
  readonly cart_id?: string;
  /** What was chosen of a product that is put together. */
  readonly product_option?: unknown;
};

export type Envelope = { readonly code: number; readonly result: unknown; readonly meta?: unknown };

export const newOrderId = (): string => `${Date.now()}-${randomUUID()}`;

const address = {
  country_id: 'IN',
  street: ['12B', 'Hill Road'],
  postcode: '400050',
  city: 'Mumbai',
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera.iyer@mail.test',
  telephone: '+91 98200 00000',
};

/** `fetches` may listen to what is asked. */
export function createShopClient(base: string, fetches: typeof fetch = fetch): ShopClient {
  const post = (path: string, body?: unknown): Promise<Response> =>
    fetches(`${base}${path}`, {
      method: 'POST',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  return {
    order: async (orderId, sku, { token = '', cart_id = '', product_option = null } = {}) => {
      const addressInformation = {
        shippingAddress: address,
        billingAddress: address,
        shipping_carrier_code: 'flatrate',
        shipping_method_code: 'flatrate',
        payment_method_code: 'cashondelivery',
      };
      const body = {
        order_id: orderId,
        cart_id,
        products: [{ sku, qty: 1, price: 0, product_option }],
        addressInformation,
      };
      return post(`/api/order?token=${token}`, body)
        .then((response) => response.json() as Promise<Envelope>)
        .catch(() => null);
    },
    get: async <T>(path: string) =>
      fetches(`${base}${path}`)
        .then(async (response) => ((await response.json()) as { readonly result: T }).result)
        .catch(() => null),
    post: async <T>(path: string, body?: unknown) =>
      post(path, body)
        .then(async (response) => ((await response.json()) as { readonly result: T }).result)
        .catch(() => null),
    put: async (path, body) => {
      const { ok } = await post(path, body);
      if (!ok) throw new Error(`The workbench refused ${path}.`);
    },
  };
}
