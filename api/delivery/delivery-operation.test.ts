import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import type { DeliveryEstimate } from './delivery-estimate.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  for (const [sku, made] of [
    ['READY', { rts_qty: 3, make_days: 9 }],
    ['MADE', {}],
    ['SEWN', { make_days: 8 }],
  ] as const) {
    await shop.bench('/workbench/products', { body: { sku, name: sku, qty: 5, price: 900, ...made } });
  }
  const variants = [
    { sku: 'SUIT-S', colour: 'Indigo', size: 'S', rts_qty: 1 },
    { sku: 'SUIT-L', colour: 'Indigo', size: 'L', make_days: 10 },
  ];
  await shop.bench('/workbench/products', { body: { sku: 'SUIT', name: 'Suit', price: 900, make_days: 8, variants } });
  await shop.bench('/workbench/products', { body: { sku: 'HOUR', name: 'Hour', price: 900, type_id: 'virtual' } });
  shop.clock.stopAt(Date.parse('2026-11-20T10:00:00+05:30'));
}, OPENING_MS);
afterAll(() => shop.api.close());

const ask = (postcode: string, skus: string) =>
  shop.call<DeliveryEstimate>('deliveryEstimate', `/api/delivery/estimate?postcode=${postcode}&skus=${skus}`);

test('a day, until when it is promised, and the terms; nobody stores it', async () => {
  const { result, headers } = await ask('400050', 'READY');
  expect(result).toEqual({
    ...{ postcode: '400050', is_deliverable: true, deliver_by: '2026-11-25' },
    ...{ order_before: '2026-11-20T08:30:00.000Z', cash_on_delivery: true, home_returns: true },
  });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the slowest of several counts; what is unknown or not sent counts for nothing', async () => {
  const day = async (skus: string) => (await ask('400050', skus)).result.deliver_by;
  expect([await day('MADE'), await day('READY,MADE'), await day('READY,HOUR,NOBODY')]).toEqual([
    ...['2026-11-26', '2026-11-26', '2026-11-25'],
  ]);
});

test('what is made to order arrives as much later as it takes to make, a variant by its own days', async () => {
  const day = async (skus: string) => (await ask('400050', skus)).result.deliver_by;
  expect([await day('SEWN'), await day('SUIT'), await day('SUIT-S'), await day('SUIT-L')]).toEqual([
    ...['2026-12-01', '2026-11-25', '2026-11-25', '2026-12-03'],
  ]);
  expect(await day('SUIT-S,SUIT-L,SEWN')).toBe('2026-12-03');
});

test.each([
  ['', 'READY', 400, 'postcode must be a PIN code of six digits'],
  ['40005', 'READY', 400, 'postcode must be a PIN code of six digits'],
  ['400050%20', 'READY', 400, 'postcode must be a PIN code of six digits'],
  ['400050', '', 400, 'skus parameter is required'],
  ['290001', 'READY', 422, 'No such PIN code: 290001'],
  ['400050', 'NOBODY', 422, 'Nothing of this is delivered'],
  ['400050', 'HOUR', 422, 'Nothing of this is delivered'],
])('the PIN code "%s" for "%s" is refused with %i', async (postcode, skus, status, result) => {
  expect(await ask(postcode, skus)).toMatchObject({ status, result });
});
