import { expect, test } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { noDetails } from '#domain/checkout/details.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { withCompared } from '#domain/lists/compared.ts';
import { withWishlisted } from '#domain/lists/wishlist.ts';
import { cancel } from '#domain/orders/order-transitions.ts';
import type { Names, QueuedCommand } from '#domain/queue/queued-command.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { asha as known, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { endedSession, guestSession } from '#domain/session/session.ts';
import { moneyOf, type Percent } from '#domain/shared/money.ts';
import { until } from '#domain/shared/until-for-tests.ts';
import { personsArea } from '../areas/kept-area.ts';
import { state } from '../wiring/cells.ts';
import type { Module } from '../wiring/services.ts';
import { type DeviceForTests, openDeviceForTests, type Surroundings } from './device-for-tests.ts';
import type { TabForTests } from './shop-for-tests.ts';

const CANARY = 'Kanarienvogel';
const asha = { email: 'asha@mail.test', firstName: CANARY, lastName: 'Rao', password: 'indigo lotus' };
const tile: Tile = {
  sku: 'A',
  name: CANARY,
  designer: '',
  address: '/a',
  image: '/a.jpg',
  price: { current: moneyOf(1), regular: moneyOf(1), discount: 0 as Percent },
  colours: 1,
  isNew: false,
  isOnSale: false,
  isOutOfStock: false,
};
const ravi = { email: 'ravi@mail.test', firstName: 'Ravi', lastName: 'Shah', password: 'indigo lotus' };

async function openDevice<Further extends Module = Record<never, never>>(further?: Further) {
  const device = openDeviceForTests({ ...(further && { further }) });
  device.api.accounts.add(asha);
  device.api.accounts.add(ravi);
  return device;
}

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

/** A device that answers late once told so, and hears each call that is made in somebody's name after they have left. */
function answeringLate({ kept }: Pick<DeviceForTests, 'kept'>) {
  const late: string[] = [];
  let wait = 0;
  const surround = ({ store, clock, api, ...own }: Surroundings): Surroundings => {
    const get: typeof store.get = async (key) => {
      await clock.wait(wait);
      const answer = await store.get(key);
      await clock.wait(wait);
      return answer;
    };
    const as: typeof api.users.as = (token) => {
      if (token !== '' && kept.get('session') === '{"kind":"guest"}') late.push(token);
      return api.users.as(token);
    };
    return { ...own, clock, store: { ...store, get }, api: { ...api, users: { ...api.users, as } } };
  };
  const answersAfter = (milliseconds: number): void => {
    wait = milliseconds;
  };
  return { late, surround, answersAfter };
}

const profileTask = (names: Names): QueuedCommand => ({
  endpoint: 'change-profile',
  payload: { names, shippingAddress: null },
});

/** Lets what other tabs do about a change come to its end. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Leaves a trace of the person in all that a tab keeps or shows. */
async function leaveTraces(shop: TabForTests): Promise<void> {
  shop.cart.update((now) => ({ ...now, lines: [{ ...lineForTests('A', 2), name: CANARY }] }));
  const typed = { firstName: CANARY, lastName: '', emailAddress: '' };
  shop.checkoutDetails.update((now) => ({ ...now, personal: typed, modifiedAt: shop.clock.now() }));
  shop.drafts.update(() => ({ contact: { message: CANARY } }));
  shop.wishlist.update((now) => withWishlisted(now, tile));
  shop.compared.update((now) => withCompared(now, tile));
  shop.recentlyViewed.update(() => [skuOf(CANARY)] as never);
  shop.recentSearches.update(() => [CANARY] as never);
  shop.orderHistory.update(() => ({ orders: [{ firstName: CANARY }] as never, readAt: 1 }));
  shop.storeCredit.update((now) => ({ ...now, entries: [{ comment: CANARY }] as never }));
  shop.recentTiles.update(() => [tile]);
  await shop.queueTask(profileTask({ firstName: CANARY, lastName: '' }));
  await shop.showWaitingChange();
  shop.notices.update((now) => ({ ...now, told: [{ code: 'server-message', text: CANARY, id: 1, at: 0 }] }));
  await quiet();
}

const traces = (shop: TabForTests): string =>
  JSON.stringify(
    [...shownBy(shop), ...[shop.orderHistory, shop.storeCredit, shop.recentTiles, shop.profileChange]].map((cell) =>
      cell.get(),
    ),
  );

const codesOf = (shop: TabForTests) => shop.notices.get().shown.map(({ code }) => code);

const shownBy = (shop: TabForTests) => [
  ...[shop.cart, shop.checkoutDetails, shop.drafts, shop.wishlist, shop.compared],
  ...[shop.recentlyViewed, shop.recentSearches, shop.notices, shop.session],
];

test('SESS-05 SESS-06 a page begins with who was signed in, and writes down when', async () => {
  const { openTab, clock } = await openDevice();
  const first = await openTab();
  expect(first.session.get().kind).toBe('guest');
  expect(await first.signIn(asha)).toEqual({ kind: 'signed-in', leadsTo: null });
  const later = await openTab();
  expect(later.session.get()).toMatchObject({ kind: 'signed-in', customer: { email: 'asha@mail.test' } });
  expect([later.sessionStart.get(), later.isDeviceRead.get()]).toEqual([clock.now(), true]);
});

test('SESS-09 with no stored token the page knows that nobody is signed in', async () => {
  const { openTab } = await openDevice();
  const shop = await openTab();
  expect([shop.session.get(), shop.visitor.get()]).toEqual([{ kind: 'guest' }, null]);
});

test('SESS-31 SESS-33 signing out leaves no token and nothing of the customer on the device', async () => {
  const { openTab, kept, tasks, connectivity, draftTexts } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  connectivity.go('offline');
  await leaveTraces(tab);
  expect([...kept.values(), ...draftTexts()].join()).toContain(CANARY);
  expect(JSON.stringify([...tasks.values()])).toContain(CANARY);
  await tab.signOut();
  await quiet();
  const left = [...kept.values(), ...draftTexts(), traces(tab), JSON.stringify([...tasks.values()])].join();
  expect(left).not.toContain(CANARY);
  expect(left).not.toMatch(/ut-|rt-|gt-/);
});

test('SESS-33 pages, pictures and answers that tell what a customer looked at leave the device with them', async () => {
  const { openTab, caches } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  for (const cache of ['zari-pages', 'zari-catalog', 'zari-pictures', 'zari-files'])
    caches.keep({ cache, key: `/${CANARY}`, bytes: 1, keptAt: 0 });
  await tab.signOut();
  await quiet();
  expect(caches.kept()).toEqual([`zari-files/${CANARY}`]);
});

test('SESS-33 what was to be told to a customer is told to nobody else', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  tab.pendingNotices.update(() => [{ id: 1, at: 1, code: 'server-message', text: CANARY }]);
  await quiet();
  expect([...kept.values()].join()).toContain(CANARY);
  await tab.signOut();
  await quiet();
  expect([...kept.values()].join()).not.toContain(CANARY);
});

test('SESS-32 SESS-37 the cart is an empty one of a guest again, and the account keeps its own', async () => {
  const { openTab, api } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  await leaveTraces(tab);
  await tab.signOut();
  for (const each of [tab, await openTab()])
    expect(each.cart.get()).toEqual({ ...emptyCart, begunAt: expect.any(Number) });
  expect(api.cart.calls().some(({ verb }) => verb === 'remove')).toBe(false);
});

test('CUST-10 SESS-35 wishlist and compare are empty after signing out, also on the device', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  expect([tab.wishlist.get(), tab.compared.get()]).toEqual([[{ tile, qty: 1, savedAt: null }], [tile]]);
  await tab.signOut();
  await quiet();
  const later = await openTab();
  expect([tab, later].flatMap((shop) => [shop.wishlist.get(), shop.compared.get()])).toEqual([[], [], [], []]);
  expect([...kept.keys()].filter((key) => /^(wishlist|compare)$/.test(key))).toEqual([]);
});

test('SESS-38 SESS-39 who signs out is told so, unless it is done without a word', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  const told = () => codesOf(tab);
  await tab.signIn(asha);
  await tab.signOut({ isSilent: true });
  expect([tab.session.get().kind, told()]).toEqual(['guest', []]);
  await tab.signIn(asha);
  await tab.signOut();
  expect([tab.session.get().kind, told()]).toEqual(['guest', ['signed-out']]);
});

test('SESS-34 SESS-36 wishlist and checkout are empty after signing out', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  await tab.signOut();
  await Promise.all(tab.keptCells.map((cell) => cell.read()));
  expect([tab.wishlist.get(), tab.checkoutDetails.get()]).toEqual([[], noDetails]);
});

test('the other tabs leave nothing either, nor do their drafts', async () => {
  const { openTab, kept, draftTexts } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  const other = await openTab();
  await leaveTraces(other);
  await tab.signOut();
  await quiet();
  expect([traces(other), ...draftTexts(), ...kept.values()].join()).not.toContain(CANARY);
});

test('no tab makes a call as a customer who has left, however long the device takes and however many calls wait', async () => {
  const device = await openDevice();
  const { late, surround, answersAfter } = answeringLate(device);
  const tabs = [device.openTab(surround), device.openTab(surround), device.openTab(surround)] as const;
  await device.time.advance(1_000);
  const [tab, ...others] = await Promise.all(tabs);
  void tab.signIn(asha);
  await device.time.advance(60_000);
  answersAfter(200);
  const leaving = tab.signOut();
  for (let passed = 0; passed < 10_000; passed += 50) {
    for (const shop of others) void shop.userGateway.me();
    await device.time.advance(50);
  }
  await leaving;
  expect([late, others.map((shop) => shop.visitor.get())]).toEqual([[], [null, null]]);
});

test('a tab that was closed in the middle of it ends it at the next visit', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  kept.set('session', JSON.stringify({ kind: 'guest' }));
  const next = await openTab();
  expect([traces(next), ...kept.values()].join()).not.toContain(CANARY);
});

test('what a guest has kept is theirs who sign in, and goes with them', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await leaveTraces(tab);
  await tab.signIn(asha);
  expect(tab.recentSearches.get()).toEqual([CANARY]);
  await tab.signOut();
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('so it does where they leave before anything of it was read as theirs', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await leaveTraces(tab);
  tab.session.update(() => signedIn(pair(1), known, 0)); // and the page stood still
  await tab.signOut();
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('who signs in finds nothing of somebody who has come at a page that is gone before the device had stored it', async () => {
  const { openTab, kept } = await openDevice();
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
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  await tab.signIn(ravi);
  expect(tab.session.get()).toMatchObject({ customer: { firstName: 'Ravi' } });
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('what is under way in a tab when the session ends is kept for nobody', async () => {
  const { openTab, api, kept, time } = await openDevice();
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
  const { openTab } = await openDevice();
  const tab = await openTab();
  tab.session.update(() => signedIn(pair(1), known, 0));
  void tab.takeOver();
  expect(tab.visitor.get()).toBe(known.id);
});

test('orders that wait stay for their owner and are known to nobody else', async () => {
  const { openTab, orders } = await openDevice();
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

test('SESS-48 SESS-50 a session that the shop ended leaves nothing, and the form to sign in opens', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  await Promise.all([tab.loseSession('refused'), tab.loseSession('refused')]);
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
  expect([tab.panels.get().open, tab.signInForm.get()]).toEqual(['sign-in', 'login']);
  expect(codesOf(tab)).toEqual(['session-lost']);
});

test('SESS-49 what waited to be sent of a session that the shop ended is not sent any more, and is told', async () => {
  const { openTab, tasks, connectivity } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  connectivity.go('offline');
  const names = { firstName: 'Not yet sent', lastName: '' };
  expect(await tab.sendTask(profileTask(names))).toEqual({ kind: 'waiting' });
  await tab.showWaitingChange();
  expect([tasks.size, tab.profileChange.get()]).toMatchObject([1, { kind: 'waiting', names }]);
  await tab.loseSession('refused');
  expect([tasks.size, tab.profileChange.get()]).toEqual([0, { kind: 'none' }]);
  expect(codesOf(tab)).toEqual(['tasks-dropped', 'session-lost']);
});

test('SESS-49 a page that was closed before it told what is not sent any more leaves that to the next one', async () => {
  const { openTab, kept, connectivity } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  connectivity.go('offline');
  await tab.sendTask(profileTask({ firstName: CANARY, lastName: '' }));
  await tab.clearWaiting(tab.visitor.get());
  tab.session.update(() => guestSession);
  await quiet();
  const [next, after] = [await openTab(), await openTab()];
  await quiet();
  expect([next, after].map(codesOf)).toEqual([['tasks-dropped'], []]);
  expect([...kept.values()].join()).not.toContain(CANARY);
});

test.each(['the renewal is refused', 'it was renewed too often'])(
  'SESS-51 when %s the customer is told',
  async (why) => {
    const { openTab, api } = await openDevice();
    const tab = await openTab();
    await tab.signIn(asha);
    await quiet();
    if (why === 'the renewal is refused') api.accounts.endSessions();
    else {
      tab.session.update((now) => ({ ...now, renewals: 20 }));
      api.accounts.endAccess();
    }
    expect(await tab.userGateway.me()).toMatchObject({ kind: 'refused', code: 401 });
    expect(tab.notices.get().shown).toMatchObject([{ code: 'session-lost', hasNoTimeout: true }]); // until OK is pressed
  },
);

test('who signs in where the session of somebody else has just ended finds nothing of them', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  tab.session.update(() => endedSession);
  await tab.signIn(ravi);
  await quiet();
  expect(traces(tab)).not.toContain(CANARY);
});

test('a session that ended is no reason to end the next one', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await quiet();
  tab.session.update(() => endedSession);
  await quiet();
  kept.set('session', JSON.stringify(signedIn(pair(9), known, 0))); // in another tab, which this one has not heard
  await tab.loseSession('refused');
  expect(tab.session.get()).toMatchObject({ kind: 'signed-in', tokens: pair(9) });
  expect(tab.panels.get().open).toBe(null);
});

test('SESS-53 where sessions are not renewed, nothing is said of a fault', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  await tab.loseSession('not-renewed');
  expect([tab.panels.get().open, tab.notices.get().shown]).toEqual(['sign-in', []]);
});

test('SESS-07 a session is started once', async () => {
  const { openTab, time } = await openDevice();
  const shop = await openTab();
  const began = shop.sessionStart.get();
  await time.advance(60_000);
  await shop.startSession();
  expect(shop.sessionStart.get()).toBe(began);
});

test('an area that nobody thought of is forgotten like all others, kept or not', async () => {
  const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);
  expect(personsArea({ area: 'newKept', initial: '', parse }).whose).toBe('person');
  const { openTab } = await openDevice({ newCell: state('') });
  const tab = await openTab();
  await tab.signIn(asha);
  tab.newCell.update(() => CANARY);
  await tab.signOut();
  expect(tab.newCell.get()).toBe('');
});

test('what is of the device stays: its country, its network', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  tab.storeView.update((now) => ({ ...now, country: 'GB', currency: 'GBP' }));
  await tab.signIn(asha);
  await tab.signOut();
  expect(tab.storeView.get()).toMatchObject({ country: 'GB', currency: 'GBP' });
});
