import { expect, test } from 'vitest';
import { emptyCart } from '#domain/cart/cart.ts';
import { noDetails } from '#domain/checkout/details.ts';
import { personsArea } from '../areas/kept-area.ts';
import { state } from '../wiring/cells.ts';
import type { DeviceForTests, Surroundings } from './device-for-tests.ts';
import { asha, CANARY, codesOf, leaveTraces, openDeviceOfTwo, quiet, tile, traces } from './leaving-for-tests.ts';

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

test('SESS-31 SESS-33 signing out leaves no token and nothing of the customer on the device', async () => {
  const { openTab, kept, tasks, connectivity, draftTexts } = await openDeviceOfTwo();
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
  const { openTab, caches } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  for (const cache of ['zari-pages', 'zari-catalog', 'zari-pictures', 'zari-files'])
    caches.keep({ cache, key: `/${CANARY}`, bytes: 1, keptAt: 0 });
  await tab.signOut();
  await quiet();
  expect(caches.kept()).toEqual([`zari-files/${CANARY}`]);
});

test('SESS-33 what was to be told to a customer is told to nobody else', async () => {
  const { openTab, kept } = await openDeviceOfTwo();
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
  const { openTab, api } = await openDeviceOfTwo();
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
  const { openTab, kept } = await openDeviceOfTwo();
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
  const { openTab } = await openDeviceOfTwo();
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
  const { openTab } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  await tab.signOut();
  await Promise.all(tab.keptCells.map((cell) => cell.read()));
  expect([tab.wishlist.get(), tab.checkoutDetails.get()]).toEqual([[], noDetails]);
});

test('the other tabs leave nothing either, nor do their drafts', async () => {
  const { openTab, kept, draftTexts } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  const other = await openTab();
  await leaveTraces(other);
  await tab.signOut();
  await quiet();
  expect([traces(other), ...draftTexts(), ...kept.values()].join()).not.toContain(CANARY);
});

test('no tab makes a call as a customer who has left, however long the device takes and however many calls wait', async () => {
  const device = await openDeviceOfTwo();
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
  const { openTab, kept } = await openDeviceOfTwo();
  const tab = await openTab();
  await tab.signIn(asha);
  await leaveTraces(tab);
  kept.set('session', JSON.stringify({ kind: 'guest' }));
  const next = await openTab();
  expect([traces(next), ...kept.values()].join()).not.toContain(CANARY);
});

test('an area that nobody thought of is forgotten like all others, kept or not', async () => {
  const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null);
  expect(personsArea({ area: 'newKept', initial: '', parse }).whose).toBe('person');
  const { openTab } = await openDeviceOfTwo({ newCell: state('') });
  const tab = await openTab();
  await tab.signIn(asha);
  tab.newCell.update(() => CANARY);
  await tab.signOut();
  expect(tab.newCell.get()).toBe('');
});

test('what is of the device stays: its country, its network', async () => {
  const { openTab } = await openDeviceOfTwo();
  const tab = await openTab();
  tab.storeView.update((now) => ({ ...now, country: 'GB', currency: 'GBP' }));
  await tab.signIn(asha);
  await tab.signOut();
  expect(tab.storeView.get()).toMatchObject({ country: 'GB', currency: 'GBP' });
});
