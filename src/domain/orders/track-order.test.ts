import { expect, test } from 'vitest';
import { refused, unreachable } from '#adapters/memory/memory-link.ts';
import { createMemoryOrderGateway } from '#adapters/memory/memory-order-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { DraftTexts } from '#domain/interface/drafts.ts';
import { makeOrder } from './make-order.ts';
import { type OrderView, placedView } from './order-view.ts';
import { purchase } from './purchase-for-tests.ts';
import { createReadPlaced } from './read-placed.ts';
import { createTrackOrder } from './track-order.ts';

const order = makeOrder(purchase, 1_000, 'uuid-1');

/** A tab on a device that did not order. */
async function openTab() {
  const gateway = createMemoryOrderGateway();
  await gateway.place(order);
  await gateway.place(makeOrder(purchase, 2_000, 'uuid-2'));
  const number = gateway.taken()[0]?.placed.number ?? '';
  const opened = createMemoryCell<DraftTexts>({});
  const view = createMemoryCell<OrderView>({ kind: 'none' });
  const track = createTrackOrder({ orderGateway: gateway, openedOrder: opened, orderView: view });
  const read = createReadPlaced({ orderGateway: gateway, openedOrder: opened });
  return { gateway, number, opened, view, track, read };
}

const { email } = order.billingAddress;

test('an order on another device is masked for whoever only has its id', async () => {
  const { read } = await openTab();
  expect(await read(order.id)).toMatchObject({ kind: 'ok', value: { isMasked: true, firstName: '', email: '' } });
});

test('an order on another device is found by its number and e-mail, and read whole in this tab from then on', async () => {
  const { track, number, read, opened } = await openTab();
  expect(await track({ order: number, email })).toEqual({ kind: 'found', id: order.id });
  expect(await read(order.id)).toMatchObject({ kind: 'ok', value: { isMasked: false, email } });
  opened.update(() => ({})); // as when whoever looked at it has left
  expect(await read(order.id)).toMatchObject({ kind: 'ok', value: { isMasked: true } });
});

test('an order on another device opens no other order', async () => {
  const { track, number, read, gateway } = await openTab();
  await track({ order: number, email });
  const other = gateway.taken()[1]?.order.id ?? order.id;
  expect(await read(other)).toMatchObject({ kind: 'ok', value: { id: other, isMasked: true } });
});

test('the page that shows an order masked shows it whole at once, and no other page changes', async () => {
  const { track, view, read, gateway } = await openTab();
  const masked = await read(order.id);
  if (masked.kind !== 'ok') throw new Error('The order was not read.');
  view.update(() => placedView(masked.value, null));
  await track({ order: gateway.taken()[1]?.placed.number ?? '', email });
  expect(view.get()).toMatchObject({ order: { id: order.id, isMasked: true } });
  await track({ order: order.id, email });
  expect(view.get()).toMatchObject({ order: { id: order.id, isMasked: false, email } });
});

test('an order that does not open by its e-mail any more is masked again', async () => {
  const { track, number, read, gateway } = await openTab();
  await track({ order: number, email });
  gateway.failNext(refused(404, 'Order not found'), { verb: 'track' });
  expect(await read(order.id)).toMatchObject({ kind: 'ok', value: { isMasked: true } });
  gateway.failNext(unreachable, { verb: 'track' });
  expect(await read(order.id)).toEqual({ kind: 'unreachable' });
});

test('a wrong e-mail and an unknown number are told apart by nobody, and open nothing', async () => {
  const { track, number, opened } = await openTab();
  expect(await track({ order: number, email: 'tara@mail.test' })).toEqual({ kind: 'not-found' });
  expect(await track({ order: 'AF999999999', email })).toEqual({ kind: 'not-found' });
  expect(opened.get()).toEqual({});
});

test.each([
  [refused(429, 'Too many requests'), 'too-often'],
  [refused(500, 'Internal server error'), 'failed'],
  [refused(400, 'must be an e-mail address'), 'failed'],
  [unreachable, 'failed'],
])('the answer %o to an e-mail is %s', async (failure, kind) => {
  const { track, number, gateway } = await openTab();
  gateway.failNext(failure, { verb: 'track' });
  expect(await track({ order: number, email })).toEqual({ kind });
});

test('whoever ordered on this device need not say who they are', async () => {
  const { read } = await openTab();
  const masked = await read(order.id);
  if (masked.kind !== 'ok') throw new Error('The order was not read.');
  const { billingAddress, shippingAddress } = order;
  expect(placedView(masked.value, order).order).toMatchObject({
    isMasked: false,
    firstName: billingAddress.firstName,
    email: billingAddress.email,
    shippingAddress,
  });
  expect(placedView(masked.value, null).order).toEqual(masked.value);
});
