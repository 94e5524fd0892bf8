import { expect, test } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { cancel } from '#domain/orders/order-transitions.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { asha as known, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import type { Surroundings } from './device-for-tests.ts';
import { asha, CANARY, leaveTraces, openDeviceOfTwo, ravi, traces } from './leaving-for-tests.ts';

/** A device that takes its time to write. */
function writingSlowly({ store, clock, ...own }: Surroundings): Surroundings {
  const set: typeof store.set = async (key, value) => {
    await clock.wait(300);
    return store.set(key, value);
  };
  return { ...own, clock, store: { ...store, set } };
}

/** A page that can write nothing but its journal. */
function keepingNothing({ store, ...own }: Surroundings): Surroundings {
  return { ...own, store: { ...store, set: async () => ({ kind: 'failed', reason: 'The page is gone.' }) } };
}

test('SESS-05 SESS-06 a page begins with who was signed in, and writes down when', async () => {
  const { openTab, clock } = await openDeviceOfTwo();
  const first = await openTab();
  expect(first.session.get().kind).toBe('guest');
  expect(await first.signIn(asha)).toEqual({ kind: 'signed-in', leadsTo: null });
  const later = await openTab();
  expect(later.session.get()).toMatchObject({ kind: 'signed-in', customer: { email: 'asha@mail.test' } });
  expect([later.sessionStart.get(), later.isDeviceRead.get()]).toEqual([clock.now(), true]);
});

test('SESS-09 with no stored token the page knows that nobody is signed in', async () => {
  const { openTab } = await openDeviceOfTwo();
  const shop = await openTab();
  expect([shop.session.get(), shop.visitor.get()]).toEqual([{ kind: 'guest' }, null]);
});

test('what a guest has kept is theirs who sign in, and goes with them', async () => {
  const { openTab, kept } = await openDeviceOfTwo();
  const tab = await openTab();
  await leaveTraces(tab);
  await tab.signIn(asha);
  expect(tab.recentSearches.get()).toEqual([CANARY]);
  await tab.signOut();
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('so it does where they leave before anything of it was read as theirs', async () => {
  const { openTab, kept } = await openDeviceOfTwo();
  const tab = await openTab();
  await leaveTraces(tab);
  tab.session.update(() => signedIn(pair(1), known, 0)); // and the page stood still
  await tab.signOut();
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('who signs in finds nothing of somebody who has come at a page that is gone before the device had stored it', async () => {
  const { openTab, kept } = await openDeviceOfTwo();
  const tab = await openTab();
  await leaveTraces(tab);
  const gone = await openTab(keepingNothing);
  gone.session.update(() => signedIn(pair(1), known, 0));
  await gone.session.settled();
  await tab.signIn(ravi);
  expect(tab.session.get()).toMatchObject({ customer: { firstName: 'Ravi' } });
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('who signs in on the device of somebody else finds nothing of them', async () => {
  const { openTab, kept } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  await tab.signIn(ravi);
  expect(tab.session.get()).toMatchObject({ customer: { firstName: 'Ravi' } });
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('what is under way in a tab when the session ends is kept for nobody', async () => {
  const { openTab, api, kept, time } = await openDeviceOfTwo();
  const opened = openTab(writingSlowly);
  await time.advance(5_000);
  const tab = await opened;
  void tab.signIn(asha);
  await time.advance(60_000);
  api.accounts.endSessions();
  void tab.userGateway.me();
  await until(
    'the session has ended',
    () => tab.session.get().kind === 'ended',
    () => time.advance(10),
  );
  expect(tab.visitor.get()).not.toBe(null);
  tab.recentSearches.update(() => [CANARY] as never);
  await time.advance(60_000);
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('a page is theirs who sign in before anything of them is read, so that it can leave them at any moment', async () => {
  const { openTab } = await openDeviceOfTwo();
  const tab = await openTab();
  tab.session.update(() => signedIn(pair(1), known, 0));
  void tab.takeOver();
  expect(tab.visitor.get()).toBe(known.id);
});

test('orders that wait stay for their owner and are known to nobody else', async () => {
  const { openTab, orders } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  const owner = tab.visitor.get() as CustomerId;
  await tab.orderRepository.keep(sampleOrder('1-waiting', { owner }));
  await tab.orderRepository.keep(cancel(sampleOrder('2-answered', { owner }), '2026-11-20T10:05:00.000Z'));
  await tab.signOut();
  expect([...orders.keys()]).toEqual(['1-waiting']);
  expect(await tab.orderRepository.all()).toEqual([]);
  await tab.signIn(ravi);
  expect(await tab.orderRepository.all()).toEqual([]);
  await tab.signIn(asha);
  expect(await tab.orderRepository.all()).toMatchObject([{ id: '1-waiting' }]);
});

test('SESS-07 a session is started once', async () => {
  const { openTab, time } = await openDeviceOfTwo();
  const shop = await openTab();
  const began = shop.sessionStart.get();
  await time.advance(60_000);
  await shop.startSession();
  expect(shop.sessionStart.get()).toBe(began);
});
