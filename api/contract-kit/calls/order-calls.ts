import { randomUUID } from 'node:crypto';
import { holds } from '#api/contract-kit/shared/mismatch.ts';
import { applyCoupon, putLine } from './cart-calls.ts';
import type { Answer } from './client.ts';
import type { Kit } from './kit.ts';
import { sellablePlenty } from './plenty.ts';
import { type Destination, DUBLIN, MUMBAI } from './reference-data.ts';
import type { Order, Placement } from './shapes.ts';

export function newOrderId(): string {
  return `${Date.now()}-${randomUUID()}`;
}

type OrderParts = {
  readonly lines: readonly { readonly sku: string; readonly qty: number }[];
  readonly order_id?: string;
  readonly cart?: string;
  readonly payment?: string;
  readonly to?: Destination;
};

export type OrderBody = ReturnType<typeof orderOf>;

/** The body of an order that goes to Mumbai, unless it says where to. */
export function orderOf({
  lines,
  order_id = newOrderId(),
  cart = '',
  payment = 'cashondelivery',
  to = MUMBAI,
}: OrderParts) {
  return {
    order_id,
    cart_id: cart,
    products: lines.map(({ sku, qty }) => ({ sku, qty, price: 1 })),
    addressInformation: {
      shippingAddress: to,
      billingAddress: to,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: payment,
    },
  };
}

/** Each way of saying what a line is: only the server knows. */
export const SAID_TYPES = [{}, { product_type: 'simple' }, { product_type: 'virtual' }] as const;

/** The body of an order that goes nowhere, each line of a type that is said. */
export function unsentOrderOf(parts: OrderParts, said: (typeof SAID_TYPES)[number]) {
  const { products, addressInformation, ...order } = orderOf(parts);
  const { billingAddress, payment_method_code } = addressInformation;
  return {
    ...order,
    products: products.map((line) => ({ ...line, ...said })),
    addressInformation: { billingAddress, payment_method_code },
  };
}

/** One piece of what there is plenty of. */
export async function plentyOrder(kit: Kit, cart = ''): Promise<OrderBody> {
  return orderOf({ lines: [{ sku: (await sellablePlenty(kit)).sku, qty: 1 }], cart });
}

/** An order that must succeed; without a token that of a guest. */
export async function placeOrder({ client }: Kit, body: OrderBody, token = ''): Promise<Answer<Placement>> {
  const answer = await client.call<Placement>('orderCreate', { query: { token }, body });
  holds(answer.status === 200, '200 from orderCreate', answer.body);
  return answer;
}

/** An order that goes to a country of the European Union; without a token that of a guest. */
export async function placeInUnion(
  kit: Kit,
  token = '',
): Promise<{ readonly orderNumber: string; readonly orderId: string }> {
  const { sku } = await sellablePlenty(kit);
  const body = orderOf({ lines: [{ sku, qty: 1 }], payment: 'paypalstandard', to: DUBLIN });
  const headers = { 'country-id': 'ROW' };
  const { orderNumber } = await kit.client.succeed<Placement>('orderCreate', { query: { token }, body, headers });
  return { orderNumber, orderId: body.order_id };
}

export function readOrder({ client }: Kit, orderId: string): Promise<Order> {
  return client.succeed('orderGet', { query: { orderId } });
}

/** The orders of a user, the newest first. */
export async function ordersOf({ client }: Kit, token: string): Promise<readonly Order[]> {
  const { items } = await client.succeed<{ readonly items: readonly Order[] }>('userOrderHistory', {
    query: { token },
  });
  return items;
}

export async function cartWithCoupon(kit: Kit, sku: string): Promise<string> {
  const cart = await kit.newCart();
  await putLine(kit.client, { cart, sku, qty: 1 });
  await applyCoupon(kit, cart);
  return cart;
}

/** How many pieces of a sku there are. */
export async function piecesOf({ client }: Kit, sku: string): Promise<number> {
  return (await client.succeed<{ readonly qty: number }>('stockCheck', { query: { sku } })).qty;
}

/** The body that gives back the first line of an order. */
export function returnOf(orderId: string) {
  return {
    return_id: randomUUID(),
    orderId,
    items: [{ item_id: 1, qty: 1, reason: 'too_small' }],
    note: 'Written by the contract kit.',
    refund: 'original',
  };
}
