import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { sampleOrder } from '#adapters/contracts/samples.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { noDetails } from '#domain/checkout/details.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { withCompared } from '#domain/lists/compared.ts';
import { withWishlisted } from '#domain/lists/wishlist.ts';
import type { Errand, Names } from '#domain/queue/errand.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { asha as known, pair } from '#domain/session/device-for-tests.ts';
import { signedIn } from '#domain/session/renewal.ts';
import { endedSession, guestSession } from '#domain/session/session.ts';
import type { Cell } from '#domain/shared/cell.ts';
import {
  ORDER_HISTORY,
  PROFILE_CHANGE,
  RECENT_TILES,
  SHOW_WAITING_CHANGE,
  STORE_CREDIT,
} from '../account/kept-tokens.ts';
import { CART } from '../cart/start-tokens.ts';
import { CHECKOUT } from '../checkout/tokens.ts';
import { keptArea } from '../device/kept-area.ts';
import { KEPT_UNTOLD } from '../device/storage-tokens.ts';
import { CLOCK, DEVICE_STORE, DRAFTS, IS_DEVICE_READ, KEPT_CELLS, TAKE_OVER } from '../device/tokens.ts';
import { NOTICES, PANELS } from '../interface/tokens.ts';
import { LOSE_SESSION, SIGN_IN, SIGN_OUT, START_SESSION } from '../journeys/tokens.ts';
import { COMPARED, RECENTLY_VIEWED, WISHLIST } from '../lists/tokens.ts';
import { ORDER_BOOK } from '../orders/tokens.ts';
import { provideState } from '../provide.ts';
import { CLEAR_WAITING, QUEUE_TASK, SEND_TASK } from '../queue/tokens.ts';
import { RECENT_SEARCHES } from '../search/tokens.ts';
import { KEPT_SESSION, SESSION, SESSION_START, SIGN_IN_FORM, USER_GATEWAY, VISITOR } from '../session/tokens.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import { token } from '../token.ts';
import type { Module, Visit } from '../visit.ts';
import { type DeviceForTests, openDeviceForTests, type Surroundings } from './device-for-tests.ts';

const CANARY = 'Kanarienvogel';
const asha = { email: 'asha@mail.test', firstName: CANARY, lastName: 'Rao', password: 'indigo lotus' };
const tile: Tile = {
  sku: 'A',
  name: CANARY,
  designer: '',
  address: '/a',
  image: '/a.jpg',
  price: { current: 1, regular: 1, discount: 0 },
  colours: 1,
  isNew: false,
  isOnSale: false,
  isOutOfStock: false,
};
const ravi = { email: 'ravi@mail.test', firstName: 'Ravi', lastName: 'Shah', password: 'indigo lotus' };

async function openDevice(further: readonly Module[] = []) {
  const device = openDeviceForTests({ further });
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

const profileTask = (names: Names): Errand => ({
  endpoint: 'change-profile',
  payload: { names, shippingAddress: null },
});

/** Lets what other tabs do about a change come to its end. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Leaves a trace of the person in all that a tab keeps or shows. */
async function leaveTraces({ get }: Visit): Promise<void> {
  get(CART).update((now) => ({ ...now, lines: [{ ...lineForTests('A', 2), name: CANARY }] }));
  const typed = { firstName: CANARY, lastName: '', emailAddress: '' };
  get(CHECKOUT).update((now) => ({ ...now, personal: typed, modifiedAt: get(CLOCK).now() }));
  get(DRAFTS).update(() => ({ contact: { message: CANARY } }));
  get(WISHLIST).update((now) => withWishlisted(now, tile));
  get(COMPARED).update((now) => withCompared(now, tile));
  get(RECENTLY_VIEWED).update(() => [skuOf(CANARY)] as never);
  get(RECENT_SEARCHES).update(() => [CANARY] as never);
  get(ORDER_HISTORY).update(() => ({ orders: [{ firstName: CANARY }] as never, readAt: 1 }));
  get(STORE_CREDIT).update((now) => ({ ...now, entries: [{ comment: CANARY }] as never }));
  get(RECENT_TILES).update(() => [tile]);
  await get(QUEUE_TASK)(profileTask({ firstName: CANARY, lastName: '' }));
  await get(SHOW_WAITING_CHANGE)();
  get(NOTICES).update((now) => ({ ...now, told: [{ code: 'server-message', text: CANARY, id: 1, at: 0 }] }));
  await quiet();
}

const traces = ({ get }: Visit): string =>
  JSON.stringify(
    [...shown, ORDER_HISTORY, STORE_CREDIT, RECENT_TILES, PROFILE_CHANGE].map((name) =>
      get<Cell<unknown>>(name as never).get(),
    ),
  );

const codesOf = ({ get }: Visit) =>
  get(NOTICES)
    .get()
    .shown.map(({ code }) => code);

const shown = [CART, CHECKOUT, DRAFTS, WISHLIST, COMPARED, RECENTLY_VIEWED, RECENT_SEARCHES, NOTICES, SESSION];

test('SESS-05 SESS-06 a page begins with who was signed in, and writes down when', async () => {
  const { openTab, clock } = await openDevice();
  const first = await openTab();
  expect(first.get(SESSION).get().kind).toBe('guest');
  expect(await first.get(SIGN_IN)(asha)).toEqual({ kind: 'signed-in', leadsTo: null });
  const later = await openTab();
  expect(later.get(SESSION).get()).toMatchObject({ kind: 'signed-in', customer: { email: 'asha@mail.test' } });
  expect([later.get(SESSION_START).get(), later.get(IS_DEVICE_READ).get()]).toEqual([clock.now(), true]);
});

test('SESS-09 with no stored token the page knows that nobody is signed in', async () => {
  const { openTab } = await openDevice();
  const { get } = await openTab();
  expect([get(SESSION).get(), get(VISITOR).get()]).toEqual([{ kind: 'guest' }, null]);
});

test('SESS-31 SESS-33 signing out leaves no token and nothing of the customer on the device', async () => {
  const { openTab, kept, tasks, connectivity } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await quiet();
  connectivity.go('offline');
  await leaveTraces(tab);
  expect([...kept.values(), ...tab.drafts.values()].join()).toContain(CANARY);
  expect(JSON.stringify([...tasks.values()])).toContain(CANARY);
  await tab.get(SIGN_OUT)();
  await quiet();
  const left = [...kept.values(), ...tab.drafts.values(), traces(tab), JSON.stringify([...tasks.values()])].join();
  expect(left).not.toContain(CANARY);
  expect(left).not.toMatch(/ut-|rt-|gt-/);
});

test('SESS-33 pages, pictures and answers that tell what a customer looked at leave the device with them', async () => {
  const { openTab, caches } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  for (const cache of ['zari-pages', 'zari-catalog', 'zari-pictures', 'zari-files'])
    caches.keep({ cache, key: `/${CANARY}`, bytes: 1, keptAt: 0 });
  await tab.get(SIGN_OUT)();
  await quiet();
  expect(caches.kept()).toEqual([`zari-files/${CANARY}`]);
});

test('SESS-33 what was to be told to a customer is told to nobody else', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await quiet();
  tab.get(KEPT_UNTOLD).update(() => [{ id: 1, at: 1, code: 'server-message', text: CANARY }]);
  await quiet();
  expect([...kept.values()].join()).toContain(CANARY);
  await tab.get(SIGN_OUT)();
  await quiet();
  expect([...kept.values()].join()).not.toContain(CANARY);
});

test('SESS-32 SESS-37 the cart is an empty one of a guest again, and the account keeps its own', async () => {
  const { openTab, api } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await quiet();
  await leaveTraces(tab);
  await tab.get(SIGN_OUT)();
  for (const each of [tab, await openTab()])
    expect(each.get(CART).get()).toEqual({ ...emptyCart, begunAt: expect.any(Number) });
  expect(api.cart.calls().some(({ verb }) => verb === 'remove')).toBe(false);
});

test('CUST-10 SESS-35 wishlist and compare are empty after signing out, also on the device', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await leaveTraces(tab);
  expect([tab.get(WISHLIST).get(), tab.get(COMPARED).get()]).toEqual([[{ tile, qty: 1, savedAt: null }], [tile]]);
  await tab.get(SIGN_OUT)();
  await quiet();
  const later = await openTab();
  expect([tab, later].flatMap(({ get }) => [get(WISHLIST).get(), get(COMPARED).get()])).toEqual([[], [], [], []]);
  expect([...kept.keys()].filter((key) => /^(wishlist|compare)$/.test(key))).toEqual([]);
});

test('SESS-38 SESS-39 who signs out is told so, unless it is done without a word', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  const told = () => codesOf(tab);
  await tab.get(SIGN_IN)(asha);
  await tab.get(SIGN_OUT)({ isSilent: true });
  expect([tab.get(SESSION).get().kind, told()]).toEqual(['guest', []]);
  await tab.get(SIGN_IN)(asha);
  await tab.get(SIGN_OUT)();
  expect([tab.get(SESSION).get().kind, told()]).toEqual(['guest', ['signed-out']]);
});

test('SESS-34 SESS-36 wishlist and checkout are empty after signing out', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await leaveTraces(tab);
  await tab.get(SIGN_OUT)();
  await Promise.all(tab.get(KEPT_CELLS).map((cell) => cell.read()));
  expect([tab.get(WISHLIST).get(), tab.get(CHECKOUT).get()]).toEqual([[], noDetails]);
});

test('the other tabs leave nothing either, nor do their drafts', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  const other = await openTab();
  await leaveTraces(other);
  await tab.get(SIGN_OUT)();
  await quiet();
  expect([traces(other), ...other.drafts.values(), ...kept.values()].join()).not.toContain(CANARY);
});

test('no tab makes a call as a customer who has left, however long the device takes and however many calls wait', async () => {
  const device = await openDevice();
  const { late, surround, answersAfter } = answeringLate(device);
  const tabs = [device.openTab(surround), device.openTab(surround), device.openTab(surround)] as const;
  await device.time.advance(1_000);
  const [tab, ...others] = await Promise.all(tabs);
  void tab.get(SIGN_IN)(asha);
  await device.time.advance(60_000);
  answersAfter(200);
  const leaving = tab.get(SIGN_OUT)();
  for (let passed = 0; passed < 10_000; passed += 50) {
    for (const { get } of others) void get(USER_GATEWAY).me();
    await device.time.advance(50);
  }
  await leaving;
  expect([late, others.map(({ get }) => get(VISITOR).get())]).toEqual([[], [null, null]]);
});

test('a tab that was closed in the middle of it ends it at the next visit', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await leaveTraces(tab);
  kept.set('session', JSON.stringify({ kind: 'guest' }));
  const next = await openTab();
  expect([traces(next), ...kept.values()].join()).not.toContain(CANARY);
});

test('what a guest has kept is theirs who sign in, and goes with them', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await leaveTraces(tab);
  await tab.get(SIGN_IN)(asha);
  expect(tab.get(RECENT_SEARCHES).get()).toEqual([CANARY]);
  await tab.get(SIGN_OUT)();
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('who signs in on the device of somebody else finds nothing of them', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await leaveTraces(tab);
  await tab.get(SIGN_IN)(ravi);
  expect(tab.get(SESSION).get()).toMatchObject({ customer: { firstName: 'Ravi' } });
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('what is under way in a tab when the session ends is kept for nobody', async () => {
  const { openTab, api, kept, time } = await openDevice();
  const opened = openTab(writingSlowly);
  await time.advance(5_000);
  const tab = await opened;
  void tab.get(SIGN_IN)(asha);
  await time.advance(60_000);
  api.accounts.endSessions();
  void tab.get(USER_GATEWAY).me();
  while (tab.get(SESSION).get().kind !== 'ended') await time.advance(10);
  expect(tab.get(VISITOR).get()).not.toBe(null);
  tab.get(RECENT_SEARCHES).update(() => [CANARY] as never);
  await time.advance(60_000);
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
});

test('a page is theirs who sign in before anything of them is read, so that it can leave them at any moment', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  tab.get(SESSION).update(() => signedIn(pair(1), known, 0));
  void tab.get(TAKE_OVER)();
  expect(tab.get(VISITOR).get()).toBe(known.id);
});

test('orders that wait stay for their owner and are known to nobody else', async () => {
  const { openTab, orders } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  const owner = tab.get(VISITOR).get() as CustomerId;
  await tab.get(ORDER_BOOK).keep(sampleOrder('1-waiting', { owner }));
  await tab.get(ORDER_BOOK).keep(sampleOrder('2-answered', { owner, isTransmitted: true }));
  await tab.get(SIGN_OUT)();
  expect([...orders.keys()]).toEqual(['1-waiting']);
  expect(await tab.get(ORDER_BOOK).all()).toEqual([]);
  await tab.get(SIGN_IN)(ravi);
  expect(await tab.get(ORDER_BOOK).all()).toEqual([]);
  await tab.get(SIGN_IN)(asha);
  expect(await tab.get(ORDER_BOOK).all()).toMatchObject([{ id: '1-waiting' }]);
});

test('SESS-48 SESS-50 a session that the shop ended leaves nothing, and the form to sign in opens', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await leaveTraces(tab);
  await Promise.all([tab.get(LOSE_SESSION)('refused'), tab.get(LOSE_SESSION)('refused')]);
  expect([traces(tab), ...kept.values()].join()).not.toContain(CANARY);
  expect([tab.get(PANELS).get().open, tab.get(SIGN_IN_FORM).get()]).toEqual(['sign-in', 'login']);
  expect(codesOf(tab)).toEqual(['session-lost']);
});

test('SESS-49 what waited to be sent of a session that the shop ended is not sent any more, and is told', async () => {
  const { openTab, tasks, connectivity } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await quiet();
  connectivity.go('offline');
  const names = { firstName: 'Not yet sent', lastName: '' };
  expect(await tab.get(SEND_TASK)(profileTask(names))).toEqual({ kind: 'waiting' });
  await tab.get(SHOW_WAITING_CHANGE)();
  expect([tasks.size, tab.get(PROFILE_CHANGE).get()]).toMatchObject([1, { kind: 'waiting', names }]);
  await tab.get(LOSE_SESSION)('refused');
  expect([tasks.size, tab.get(PROFILE_CHANGE).get()]).toEqual([0, { kind: 'none' }]);
  expect(codesOf(tab)).toEqual(['tasks-dropped', 'session-lost']);
});

test('SESS-49 a page that was closed before it told what is not sent any more leaves that to the next one', async () => {
  const { openTab, kept, connectivity } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await quiet();
  connectivity.go('offline');
  await tab.get(SEND_TASK)(profileTask({ firstName: CANARY, lastName: '' }));
  await tab.get(CLEAR_WAITING)(tab.get(VISITOR).get());
  tab.get(KEPT_SESSION).update(() => guestSession);
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
    await tab.get(SIGN_IN)(asha);
    await quiet();
    if (why === 'the renewal is refused') api.accounts.endSessions();
    else {
      tab.get(SESSION).update((now) => ({ ...now, renewals: 20 }));
      api.accounts.endAccess();
    }
    expect(await tab.get(USER_GATEWAY).me()).toMatchObject({ kind: 'refused', code: 401 });
    expect(tab.get(NOTICES).get().shown).toMatchObject([{ code: 'session-lost', hasNoTimeout: true }]); // until OK is pressed
  },
);

test('who signs in where the session of somebody else has just ended finds nothing of them', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await leaveTraces(tab);
  tab.get(SESSION).update(() => endedSession);
  await tab.get(SIGN_IN)(ravi);
  await quiet();
  expect(traces(tab)).not.toContain(CANARY);
});

test('a session that ended is no reason to end the next one', async () => {
  const { openTab, kept } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await quiet();
  tab.get(SESSION).update(() => endedSession);
  await quiet();
  kept.set('session', JSON.stringify(signedIn(pair(9), known, 0))); // in another tab, which this one has not heard
  await tab.get(LOSE_SESSION)('refused');
  expect(tab.get(SESSION).get()).toMatchObject({ kind: 'signed-in', tokens: pair(9) });
  expect(tab.get(PANELS).get().open).toBe(null);
});

test('SESS-53 where sessions are not renewed, nothing is said of a fault', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  await tab.get(LOSE_SESSION)('not-renewed');
  expect([tab.get(PANELS).get().open, tab.get(NOTICES).get().shown]).toEqual(['sign-in', []]);
});

test('SESS-07 a session is started once', async () => {
  const { openTab, time } = await openDevice();
  const { get } = await openTab();
  const began = get(SESSION_START).get();
  await time.advance(60_000);
  await get(START_SESSION)();
  expect(get(SESSION_START).get()).toBe(began);
});

test('an area that nobody thought of is forgotten like all others, kept or not', async () => {
  const NEW_CELL = token<Cell<string>>('new-cell');
  const NEW_KEPT = token<Cell<string>>('new-kept');
  const kept = keptArea({
    name: NEW_KEPT,
    area: 'newKept',
    initial: '',
    store: DEVICE_STORE,
    parse: (stored) => (typeof stored === 'string' ? stored : null),
  });
  expect(kept.whose).toBe('person');
  const { openTab } = await openDevice([
    new ContainerModule(({ bind }) => provideState(bind, NEW_CELL, 'newCell', '')),
  ]);
  const tab = await openTab();
  await tab.get(SIGN_IN)(asha);
  tab.get(NEW_CELL).update(() => CANARY);
  await tab.get(SIGN_OUT)();
  expect(tab.get(NEW_CELL).get()).toBe('');
});

test('what is of the device stays: its country, its network', async () => {
  const { openTab } = await openDevice();
  const tab = await openTab();
  tab.get(STORE_VIEW).update((now) => ({ ...now, country: 'GB', currency: 'GBP' }));
  await tab.get(SIGN_IN)(asha);
  await tab.get(SIGN_OUT)();
  expect(tab.get(STORE_VIEW).get()).toMatchObject({ country: 'GB', currency: 'GBP' });
});
