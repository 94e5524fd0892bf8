import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type OrderHistory, unreadHistory } from '#domain/account/order-history.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Fit, Review } from '#domain/reviews/review.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { noProductMore, type ProductMore } from '#domain/workflows/product-more.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { kurta } from '../product/product-for-tests.ts';
import { createSizeFit } from './size-fit-model.ts';
import { wornText } from './worn-text.ts';

const product = kurta();
const isReady = { kind: 'ready', product } as ProductView;

const inM = {
  ...{ id: '1', owner: null, status: 'accepted', isUnwanted: false, createdAt: '2026-06-01T10:00:00Z' },
  lines: [{ parentSku: 'D', designer: 'Anjora', options: [{ label: 'Size', value: 'M' }] }],
} as unknown as Order;
const delivered = { ...inM, status: 'complete' };

function open({ view = isReady, orders = [] }: { view?: ProductView; orders?: readonly Order[] } = {}) {
  const more = createMemoryCell<ProductMore>({ ...noProductMore, sku: product.sku });
  const history = createMemoryCell<OrderHistory>(unreadHistory);
  const isDeviceRead = createMemoryCell(false);
  const visitor = createMemoryCell<CustomerId | null>(null);
  const model = createSizeFit({
    productView: createMemoryCell(view),
    productMore: more,
    readOrders: async () => orders,
    orderHistory: history,
    returnDays: 15,
    isDeviceRead,
    visitor,
    messages: inEnglish,
  });
  return { model, more, history, isDeviceRead, visitor };
}

const saying = (fit: Fit | null, id: number) => ({ id, fit }) as Review;
const small = Array.from({ length: 5 }, (_, id) => saying('small', id));
const worn = { height: 175, size: 'S' };

test('all that is known is said, what the shopper took first', async () => {
  const { model, more } = open({ orders: [inM] });
  more.update((now) => ({
    ...now,
    reviews: { kind: 'ready', latest: small, total: 5 },
    sizeGuide: { title: '', notes: '', tables: [], worn },
  }));
  await model.open();
  expect(model.notes).toEqual([
    'You ordered size M of Anjora before.',
    'Runs small, say 5 of 5 shoppers.',
    'Model: 175 cm (5 ft 9 in), wears size S.',
  ]);
});

test('what the account says of the order is said as soon as it is known', async () => {
  const { model, history } = open({ orders: [inM] });
  await model.open();
  const orders = [delivered] as unknown as OrderHistory['orders'];
  history.update(() => ({ orders, readAt: Date.parse('2026-09-01T10:00:00Z') }));
  expect(model.notes).toEqual(['You kept size M of Anjora.']);
});

test('of another product, and of none, nothing is said', () => {
  const { model, more } = open();
  const told = { reviews: { kind: 'ready', latest: small, total: 5 } } as const;
  more.update((now) => ({ ...now, ...told, sku: 'another' as ProductMore['sku'] }));
  expect(model.notes).toEqual([]);
  const { model: nothing } = open({ view: { kind: 'empty' } as unknown as ProductView });
  expect(nothing.notes).toEqual([]);
});

test.each(['loading', 'failed'] as const)('reviews that are %s say nothing', (kind) => {
  const { model, more } = open();
  more.update((now) => ({ ...now, reviews: { kind } }));
  expect(model.notes).toEqual([]);
});

test('a device that was read is a reason to look again', () => {
  const { model, isDeviceRead } = open();
  const before = model.about;
  isDeviceRead.update(() => true);
  expect(model.about).not.toBe(before);
});

test.each([
  [175, '175 cm (5 ft 9 in)'],
  [182.9, '183 cm (6 ft 0 in)'],
  [108, '108 cm (3 ft 7 in)'],
])('a height of %d cm is told as %s', (height, told) => {
  const text = wornText(
    { height, size: 'S' },
    { worn: (size, cm, feet, inches) => `${cm} cm (${feet} ft ${inches} in) ${size}` },
  );
  expect(text).toBe(`${told} S`);
});

test('what somebody ordered is said to nobody else, as soon as they have left', async () => {
  const asha = '501' as CustomerId;
  const { model, visitor } = open({ orders: [{ ...inM, owner: asha }] });
  visitor.update(() => asha);
  await model.open();
  const { about } = model;
  expect(model.notes).toEqual(['You ordered size M of Anjora before.']);
  visitor.update(() => null);
  expect([model.notes, model.about === about]).toEqual([[], false]);
});
