import { expect, test } from 'vitest';
import { orderIdOf } from '#domain/orders/order.ts';
import { okAnswer } from './http-client-for-tests.ts';
import { ID, openOrderGateway } from './order-gateway-for-tests.ts';

const wireOrder = {
  ...{ order_id: ID, increment_id: 'AF000070012', created_at: '2026-11-20T10:00:01Z', status: 'shipped', items: [] },
  ...{ subtotal_incl_tax: 1, shipping_amount: 0, discount_amount: 0, tax_amount: 0, grand_total: 1 },
  payment: { method: 'cashondelivery', title: 'Cash on delivery' },
  ...{ billing_address: { country_id: 'IN' }, shipping_address: null },
};
const wire = {
  ...{ carrier: 'Blue Dart', number: 'BD 1', url: 'https://track.example/1' },
  ...{ shipped_at: '2026-11-21T10:00:00Z', delivered_at: '2026-11-23T10:00:00Z' },
};
const parcel = {
  ...{ carrier: 'Blue Dart', number: 'BD 1', link: 'https://track.example/1' },
  ...{ shippedAt: '2026-11-21T10:00:00Z', deliveredAt: '2026-11-23T10:00:00Z' },
};

test.each<[string, unknown, readonly unknown[]]>([
  ['as it is told', [wire], [parcel]],
  ['still on its way', [{ ...wire, delivered_at: null }], [{ ...parcel, deliveredAt: null }]],
  [
    'without what need not be said',
    [{ carrier: 'DPD', number: '7' }],
    [{ carrier: 'DPD', number: '7', link: null, shippedAt: null, deliveredAt: null }],
  ],
  [
    'without days that are none',
    [{ ...wire, shipped_at: 'soon', delivered_at: 7 }],
    [{ ...parcel, shippedAt: null, deliveredAt: null }],
  ],
  ['without a link that runs something', [{ ...wire, url: 'javascript:alert(1)' }], [{ ...parcel, link: null }]],
  ['without a link that leads into the shop', [{ ...wire, url: '/track' }], [{ ...parcel, link: null }]],
  ['without a link that is no text', [{ ...wire, url: 7 }], [{ ...parcel, link: null }]],
  ['not at all without its number', [{ ...wire, number: '' }, wire], [parcel]],
  ['not at all without its carrier', [{ ...wire, carrier: null }], []],
  ['not at all where it is none', [null, 'BD 1', []], []],
  ['not at all where there is no list', 'BD 1', []],
  ['not at all by a shop that tells of none', undefined, []],
])('a parcel is read %s', async (_how, shipments, read) => {
  const { http, gateway } = openOrderGateway();
  http.answer(okAnswer({ ...wireOrder, shipments }));
  expect(await gateway.get(orderIdOf(ID))).toMatchObject({ kind: 'ok', value: { status: 'shipped', shipments: read } });
});
