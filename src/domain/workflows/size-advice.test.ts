import { expect, test } from 'vitest';
import type { OrderHistory, PastLine, PastOrder } from '#domain/account/order-history.ts';
import { unreadHistory } from '#domain/account/order-history.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { Order } from '#domain/orders/order.ts';
import type { Shipment } from '#domain/orders/shipment.ts';
import { statesForTests } from '#domain/orders/states-for-tests.ts';
import { sizeAdvice } from './size-advice.ts';

const values = ['S', 'M', 'L'].map((label, at) => ({ id: at, label }));
const options = [{ attributeId: 142, code: 'size', label: 'Size', values }];
const kurta = productForTests('KURTA', { options, designer: 'Anjora' });

const sized = (size: string) => [{ attributeId: 142, valueId: 1, label: 'Size', value: size }];
type Piece = { readonly size: string; readonly parent?: string; readonly designer?: string };
const lineOf = ({ size, parent = 'DRESS', designer = 'Anjora' }: Piece) =>
  lineForTests(`${parent}-${size}`, 1, { parentSku: skuOf(parent), designer, options: sized(size) });

const DAY = 86_400_000;
const JUNE = Date.parse('2026-06-01T10:00:00Z');
const on = (day: number): string => new Date(JUNE + day * DAY).toISOString();

const order = (id: string, day: number, pieces: readonly Piece[], state: object = statesForTests.accepted): Order =>
  ({ id, createdAt: on(day), lines: pieces.map(lineOf), ...state }) as unknown as Order;
const past = (id: string, day: number, pieces: readonly Piece[], status = 'complete'): PastOrder =>
  ({ id, createdAt: on(day), status, lines: pieces.map(lineOf) as unknown as readonly PastLine[] }) as PastOrder;
const read = (day: number, ...orders: readonly PastOrder[]): OrderHistory => ({ orders, readAt: JUNE + day * DAY });

const advice = (orders: readonly Order[], history = unreadHistory, product = kurta) =>
  sizeAdvice(product, { orders, history, returnDays: 15 });
const inSize = (size: string, designer: string | null, isKept: boolean) => ({ size, designer, isKept });

const M = { size: 'M' };
const kurtaInL = { size: 'L', parent: 'KURTA' };

test.each([
  ['of the house', [M], inSize('M', 'Anjora', false)],
  ['of the piece, which says more than its house', [M, kurtaInL], inSize('L', null, false)],
  ['of another house', [{ ...M, designer: 'Meher' }], null],
  ['in a size in which the product does not come', [{ size: 'EU 38' }], null],
  ['in two sizes, of which one went back', [M, { size: 'L' }], null],
])('what was ordered %s', (_what, pieces, told) => {
  expect(advice([order('1', 0, pieces)])).toEqual(told);
});

test('of a piece without a house no other one says anything', () => {
  const plain = { ...kurta, designer: '' };
  expect(advice([order('1', 0, [{ ...M, designer: '' }])], unreadHistory, plain)).toBeNull();
});

test('of what comes in no sizes there is nothing to say', () => {
  expect(advice([order('1', 0, [M])], unreadHistory, { ...kurta, options: [] })).toBeNull();
});

test('of several orders the latest counts', () => {
  expect(advice([order('2', 9, [{ size: 'L' }]), order('1', 0, [M])])).toMatchObject({ size: 'L' });
});

test.each(Object.entries(statesForTests))('an order on the device that is %s', (status, state) => {
  expect(advice([order('1', 0, [M], state)]) !== null).toBe(status === 'accepted');
});

test('an order that the shopper wanted no more says nothing', () => {
  expect(advice([order('1', 0, [M], { ...statesForTests.accepted, isUnwanted: true })])).toBeNull();
});

test.each([
  ['it was delivered, and can be sent back no more', 46, 'complete', inSize('M', 'Anjora', true)],
  ['it was delivered, and may still go back', 45, 'complete', inSize('M', 'Anjora', false)],
  ['it is on its way', 60, 'shipped', inSize('M', 'Anjora', false)],
  ['it was sent back', 60, 'closed', null],
  ['it was canceled', 60, 'canceled', null],
])('of an order of this device the account says that %s', (_what, day, status, told) => {
  expect(advice([order('1', 0, [M])], read(day, past('1', 0, [M], status)))).toEqual(told);
});

test.each([
  ['a day after the return days of its last parcel', 31, [5, 15], inSize('M', 'Anjora', true)],
  ['at the end of these days', 30, [5, 15], inSize('M', 'Anjora', false)],
  ['with a parcel of which nobody said when it came', 45, [5, null], inSize('M', 'Anjora', false)],
])('of an order whose parcels are told of, %s', (_what, day, came, told) => {
  const shipments = came.map((each) => ({ deliveredAt: each === null ? null : on(each) }) as Shipment);
  expect(advice([order('1', 0, [M])], read(day, { ...past('1', 0, [M]), shipments }))).toEqual(told);
});

test('of an order of another device it is told what this very piece was, since nobody here knows the house of others', () => {
  expect(advice([], read(60, past('1', 0, [kurtaInL])))).toEqual(inSize('L', null, true));
  expect(advice([], read(60, past('1', 0, [M])))).toBeNull();
});

test('what was kept of the house says more than what was ordered of the piece', () => {
  const [kept, ordered] = [order('1', 0, [M]), order('2', 50, [kurtaInL])];
  expect(advice([ordered, kept], read(60, past('1', 0, [M])))).toEqual(inSize('M', 'Anjora', true));
});
