import type { Placed } from '#api/orders/order-mails-for-tests.ts';
import type { Answer, TestApi } from '#api/testing/open-test-api.ts';
import { ADDRESS, newOrderId, type OrderChanges, orderBody } from '#api/testing/order-for-tests.ts';
import { FULFILMENT, RETURNS } from './fulfilment-page.ts';

export type Return = {
  readonly return_id: string;
  readonly number: string;
  readonly status: string;
  readonly amount: number;
  readonly store_credit_amount: number;
};

const PARCEL = { status: 'shipped', carrier: 'Blue Dart', number: 'BD 1' };

export async function placed(shop: TestApi, changes: OrderChanges = {}, token = ''): Promise<Placed> {
  const body = orderBody(newOrderId(), changes);
  return (await shop.call<Placed>('orderCreate', `/api/order?token=${token}`, { body })).result;
}

export async function deliver(shop: TestApi, { orderNumber }: Pick<Placed, 'orderNumber'>): Promise<void> {
  await shop.bench(`${FULFILMENT}${orderNumber}`, { body: PARCEL });
  await shop.bench(`${FULFILMENT}${orderNumber}`, { body: { status: 'delivered' } });
}

export async function delivered(shop: TestApi, changes: OrderChanges = {}, token = ''): Promise<Placed> {
  const order = await placed(shop, changes, token);
  await deliver(shop, order);
  return order;
}

export function returnBody({ orderNumber }: Pick<Placed, 'orderNumber'>, changes: object = {}) {
  return {
    return_id: crypto.randomUUID(),
    orderId: orderNumber,
    email: ADDRESS.email,
    items: [{ item_id: 1, qty: 1, reason: 'too_small' }],
    refund: 'original',
    ...changes,
  };
}

export function ask(shop: TestApi, body: object, token = ''): Promise<Answer<Return>> {
  return shop.call<Return>('orderReturn', `/api/order/return?token=${token}`, { body });
}

export function tell(shop: TestApi, { number }: Pick<Return, 'number'>, body: object): Promise<Answer<Return>> {
  return shop.bench<Return>(`${RETURNS}${number}`, { body });
}

export type TrackedOrder = {
  readonly status: string;
  readonly return_until: string | null;
  readonly returns?: readonly Return[];
  readonly items: readonly { readonly is_returnable: boolean }[];
};

export async function track(shop: TestApi, { orderNumber }: Pick<Placed, 'orderNumber'>): Promise<TrackedOrder> {
  const body = { orderId: orderNumber, email: ADDRESS.email };
  return (await shop.call<TrackedOrder>('orderTrack', '/api/order/track', { body })).result;
}
