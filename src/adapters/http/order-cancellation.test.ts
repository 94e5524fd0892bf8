import { expect, test } from 'vitest';
import { orderIdOf } from '#domain/orders/order.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { okAnswer } from './http-client-for-tests.ts';
import { ID, openOrderGateway } from './order-gateway-for-tests.ts';

const wire = {
  ...{ order_id: ID, increment_id: 'AF000070012', created_at: '2026-11-20T10:00:01Z', status: 'canceled', items: [] },
  ...{ subtotal_incl_tax: 1, shipping_amount: 0, discount_amount: 0, tax_amount: 0, grand_total: 1 },
  payment: { method: 'cashondelivery', title: 'Cash on delivery' },
  ...{ billing_address: { country_id: 'IN' }, shipping_address: null },
};
const canceled_at = '2026-11-20T12:00:00Z';

async function read(changes: object) {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer({ ...wire, ...changes }));
  return gateway.get(orderIdOf(ID));
}

test.each([null, 'meera@mail.test'])(
  'an order is canceled by a body, in the name of whoever asks: %j',
  async (email) => {
    const { http, gateway } = openOrderGateway();
    http.answer(okAnswer({ ...wire, cancellation: { canceled_at, amount: 16.8, refunded_at: null } }));
    expect(await gateway.cancel({ order: orderIdOf(ID), email })).toMatchObject({
      value: { cancellation: { canceledAt: canceled_at, amount: moneyOf(16.8), refundedAt: null } },
    });
    const [request] = http.sent();
    expect(request).toMatchObject({ method: 'POST', url: '/api/order/cancel?token=' });
    expect(JSON.parse(request?.body ?? '')).toEqual({ orderId: ID, ...(email && { email }) });
  },
);

test.each([
  [{ is_cancelable: true }, true, null],
  [{ is_cancelable: 'yes' }, null, null],
  [{}, null, null],
  [{ cancellation: { canceled_at } }, null, { canceledAt: canceled_at, amount: null, refundedAt: null }],
  [{ cancellation: { canceled_at, amount: '1' } }, null, { canceledAt: canceled_at, amount: null, refundedAt: null }],
  [{ cancellation: { canceled_at: 'soon' } }, null, null],
  [{ cancellation: [] }, null, null],
])('%j: what cannot be read is not said', async (changes, isCancelable, cancellation) => {
  expect(await read(changes)).toMatchObject({ kind: 'ok', value: { isCancelable, cancellation } });
});
