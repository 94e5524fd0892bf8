import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { type Sku, skuOf } from '#domain/catalog/product.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { createCheckParcel } from './check-parcel.ts';
import type { DeliveryEstimate } from './delivery-gateway.ts';
import { withAnswer } from './delivery-memory.ts';
import { limitOfParcel, problemsOfParcel, problemsOfSending, skusOfParcel } from './parcel.ts';

const TODAY = '2026-11-27';
const NOON = Date.parse('2026-11-27T12:00:00+05:30');
const never: DeliveryEstimate = { kind: 'never' };
const byPost: DeliveryEstimate = {
  ...{ kind: 'by', day: '2026-12-03', until: NOON },
  ...{ takesCash: false, collectsReturns: false },
};
const line = lineForTests('A');
const cart = { ...emptyCart, lines: [line], paymentMethod: 'cashondelivery' };

const sentTo = (zipCode: string, country = 'IN') => ({
  ...noDetails,
  shipping: { ...noDetails.shipping, zipCode, country },
});
const said = (estimate: DeliveryEstimate, { at = NOON, skus = [line.sku] as readonly Sku[] } = {}) =>
  withAnswer(null, '744301', { skus, estimate, at });

test('what the shop has said today of these very pieces and this PIN code counts', () => {
  const limit = (estimate: DeliveryEstimate) =>
    limitOfParcel(said(estimate), { cart, details: sentTo('744 301') }, TODAY);
  expect([limit(never), limit(byPost), limit({ ...byPost, takesCash: true })]).toEqual([
    'not-delivered',
    'no-cash',
    null,
  ]);
});

test.each([
  ['nothing', null, '744301', 'IN'],
  ['yesterday', said(never, { at: NOON - 86_400_000 }), '744301', 'IN'],
  ['of other pieces', said(never, { skus: [skuOf('B')] }), '744301', 'IN'],
  ['of another PIN code', said(never), '400050', 'IN'],
  ['of a PIN code that is not complete', said(never), '74430', 'IN'],
  ['of India', said(never), '744301', 'US'],
])('what it has said %s keeps nobody from ordering', (_what, memory, zipCode, country) => {
  expect(limitOfParcel(memory, { cart, details: sentTo(zipCode, country) }, TODAY)).toBeNull();
});

test('a limit is a problem where the order meets it: cash is none of who pays online', () => {
  expect(problemsOfParcel('not-delivered', cart)).toEqual([
    { form: 'shipping', field: 'zipCode', code: 'not-delivered' },
  ]);
  expect(problemsOfParcel('no-cash', cart)).toEqual([{ form: 'final', field: 'paymentMethod', code: 'required' }]);
  for (const paymentMethod of ['paypalstandard', null])
    expect(problemsOfParcel('no-cash', { ...cart, paymentMethod })).toEqual([]);
  expect(problemsOfParcel(null, cart)).toEqual([]);
});

test('a parcel is what travels, each piece once, and none where the shop takes no such question', () => {
  const film = lineForTests('FILM', 1, { type: 'downloadable' });
  expect(skusOfParcel({ lines: [line, line, film] })).toEqual([line.sku]);
  const lines = Array.from({ length: 101 }, (_none, at) => lineForTests(`X${at}`));
  expect([skusOfParcel({ lines }), skusOfParcel({ lines: lines.slice(1) }).length]).toEqual([[], 100]);
});

test.each([
  ['400 050', 'IN', [line], [['400050', [line.sku]]]],
  ['4000', 'IN', [line], []],
  ['400050', 'US', [line], []],
  ['400050', 'IN', [lineForTests('FILM', 1, { type: 'virtual' })], []],
])('the shop is asked of %s in %s where that says something', async (zipCode, country, lines, asked) => {
  const questions: (readonly [string, readonly Sku[]])[] = [];
  const checkParcel = createCheckParcel({
    cart: createMemoryCell({ ...cart, lines }),
    checkoutDetails: createMemoryCell(sentTo(zipCode, country)),
    checkDelivery: async (typed, skus) => {
      questions.push([typed, skus]);
      return 'told';
    },
  });
  await checkParcel();
  expect(questions).toEqual(asked);
});

test.each([
  ['IN', []],
  ['US', [{ form: 'shipping', field: 'country', code: 'not-sent', names: ['Horn Clutch'] }]],
] as const)(
  'STORE-25 what is not sent to the country of the parcel is a problem of that field: %s',
  (country, problems) => {
    const limits = [
      { key: 'A', name: 'Horn Clutch', countries: ['US'] },
      { key: 'GONE', name: 'Shell Earrings', countries: ['US', 'IN'] },
    ];
    expect(problemsOfSending(limits, { cart, details: sentTo('', country) })).toEqual(problems);
  },
);
