import { describe, expect, test } from 'vitest';
import { orderNotFound } from '#adapters/memory/order-refusals.ts';
import { MINUTE, openUncertainOrder } from './cancel-world-for-tests.ts';

/** An order that another tab is sending; `answer` lets the shop speak. */
async function sending() {
  const world = await openUncertainOrder();
  const { orderGateway, order, openTab } = world;
  const answer = orderGateway.hold();
  const attempt = openTab().sendOrder(order, 'queue');
  await world.clock.advance(0);
  return { ...world, answer, attempt };
}

describe('an attempt that is on its way when the order is canceled', () => {
  test('is not waited for: the press is in the record at once', async () => {
    const { cancelOrder, order, status, answer, attempt } = await sending();
    expect((await cancelOrder(order)).kind).toBe('canceling');
    expect(await status()).toBe('canceling');
    answer();
    await attempt;
  });

  test('and arrives, it is told with its number', async () => {
    const { cancelOrder, order, kept, answer, attempt, told } = await sending();
    await cancelOrder(order);
    answer();
    await attempt;
    expect(await kept()).toMatchObject({ status: 'accepted', isUnwanted: true });
    expect(told.at(-1)).toBe('order-not-canceled');
  });

  test.each([
    ['gets no answer', { kind: 'unreachable' }, 'canceling'],
    ['is refused', { ...orderNotFound, code: 400 }, 'withdrawn'],
  ] as const)('and %s, it stays canceled, and nobody is told of the attempt', async (_name, reply, expected) => {
    const { cancelOrder, order, status, orderGateway, answer, attempt, told } = await sending();
    orderGateway.failNext(reply, { verb: 'place' });
    const before = told.length;
    await cancelOrder(order);
    answer();
    await attempt;
    expect([await status(), told.length]).toEqual([expected, before]);
  });
});

test('an order that is followed already is asked about at once, and not followed twice', async () => {
  const { cancelOrder, order, clock, orderGateway, followCanceled } = await openUncertainOrder();
  const asked = () => orderGateway.calls().filter(({ verb }) => verb === 'get').length;
  orderGateway.failNext({ kind: 'unreachable' }, { verb: 'get', times: 99 });
  await cancelOrder(order);
  await clock.advance(MINUTE);
  const [before, waits] = [asked(), clock.waiting()];
  await followCanceled();
  await clock.advance(0);
  expect([asked(), clock.waiting()]).toEqual([before + 1, waits]);
});

test('row 98: a page that has not read the cart yet asks about no order that is to leave it', async () => {
  const { openTab, order, cart, clock, status } = await openUncertainOrder('taken');
  const shown = cart.get();
  const read = Promise.withResolvers<void>();
  const tab = openTab({ open: () => read.promise });
  cart.update((now) => ({ ...now, lines: [] }));
  await tab.cancelOrder(order);
  await clock.advance(2 * MINUTE);
  expect(await status()).toBe('canceling');
  cart.update(() => shown);
  read.resolve();
  await clock.advance(0);
  expect(await status()).toBe('accepted');
  expect(cart.get().lines).toEqual([]);
});
