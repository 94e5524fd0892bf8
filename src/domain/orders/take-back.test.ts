import { describe, expect, test } from 'vitest';
import { orderNotFound } from '#adapters/memory/order-refusals.ts';
import { createTakeBack } from './take-back.ts';
import { openWorldForTests } from './world-for-tests.ts';

/** An order that was placed without a network, and both ways to let it go. */
async function openWorld() {
  const world = openWorldForTests();
  world.connectivity.go('offline');
  const outcome = await world.placeOrder();
  if (!('order' in outcome)) throw new Error('The order was not kept.');
  const { order } = outcome;
  world.connectivity.go('online');
  return { ...world, order, takeBack: createTakeBack(world), kept: async () => (await world.stored())[0] };
}

describe('an order that never left the device', () => {
  test('is taken back without asking anybody', async () => {
    const { takeBack, order, orderGateway, kept } = await openWorld();
    orderGateway.cut();
    expect((await takeBack(order)).kind).toBe('taken-back');
    expect((await kept())?.status).toBe('editing');
    expect(orderGateway.calls()).toEqual([]);
  });

  test('is never sent after it was taken back, by no tab', async () => {
    const { takeBack, order, openTab, sendWaiting, sendOrder, sent } = await openWorld();
    await Promise.all([takeBack(order), openTab().sendWaiting(), sendWaiting()]);
    await sendOrder(order, 'queue');
    expect(sent()).toEqual([]);
  });

  test('stays while the device cannot write down that it is not wanted', async () => {
    const { takeBack, order, orderStore, kept } = await openWorld();
    orderStore.failNextWrites(1);
    expect((await takeBack(order)).kind).toBe('maybe-sent');
    expect((await kept())?.status).toBe('queued');
  });

  test('is not sent while the device cannot write down that it is', async () => {
    const { order, orderStore, sendOrder, sent } = await openWorld();
    orderStore.failNextWrites(1);
    expect((await sendOrder(order, 'queue')).kind).toBe('unanswered');
    expect(sent()).toEqual([]);
    expect((await sendOrder(order, 'queue')).kind).toBe('accepted');
  });
});

describe('an order that is being sent', () => {
  test('is not taken back: it keeps the answer it gets', async () => {
    const { takeBack, order, openTab, orderGateway, kept } = await openWorld();
    const sending = openTab().sendOrder(order, 'queue');
    await Promise.resolve(); // the page has read its cart
    const [, back] = await Promise.all([sending, takeBack(order)]);
    expect(back).toMatchObject({ kind: 'maybe-sent', order: { status: 'accepted' } });
    expect(orderGateway.placed()).toHaveLength(1);
    expect((await kept())?.status).toBe('accepted');
  });

  test('tells the page that shows it what became of it', async () => {
    const { takeBack, order, openTab, orderView } = await openWorld();
    orderView.update(() => ({ kind: 'waiting', order }));
    const sending = openTab().sendOrder(order, 'queue');
    await Promise.resolve(); // the page has read its cart
    await Promise.all([sending, takeBack(order)]);
    expect(orderView.get()).toMatchObject({ kind: 'waiting', order: { status: 'accepted' } });
  });
});

describe('an order whose answer never came', () => {
  async function unanswered() {
    const world = await openWorld();
    world.orderGateway.cut();
    await world.sendOrder(world.order, 'queue');
    return world;
  }

  test.each([
    ['within a minute stays, since it may still be on its way', 59_000, 'maybe-sent'],
    ['after a minute is free once the shop says that it does not have it', 60_000, 'taken-back'],
  ])('%s', async (_name, waited, expected) => {
    const { takeBack, order, clock, orderGateway } = await unanswered();
    orderGateway.mend();
    orderGateway.failNext(orderNotFound, { verb: 'get' });
    await clock.advance(waited);
    expect((await takeBack(order)).kind).toBe(expected);
  });

  test('stays while the shop cannot be asked, or has it', async () => {
    const { takeBack, order, clock, orderGateway } = await unanswered();
    await clock.advance(60_000);
    expect((await takeBack(order)).kind).toBe('maybe-sent');
    orderGateway.mend();
    await orderGateway.place(order);
    expect((await takeBack(order)).kind).toBe('maybe-sent');
  });
});
