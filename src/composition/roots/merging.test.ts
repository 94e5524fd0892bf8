import { expect, test } from 'vitest';
import { cartLines } from '#composition/screens/cart-lines.ts';
import { withLine } from '#domain/cart/cart-lines.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { openDeviceForTests, type Surroundings } from './device-for-tests.ts';

const asha = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };

/** A device that takes its time to write. */
function writingSlowly({ store, clock, ...own }: Surroundings): Surroundings {
  const set: typeof store.set = async (key, value) => {
    await clock.wait(300);
    return store.set(key, value);
  };
  return { ...own, clock, store: { ...store, set } };
}

/** The pieces of the account's cart in the shop. */
function inShop({ api }: ReturnType<typeof openDeviceForTests>): readonly string[] {
  const customer = api.accounts.find(asha.email)?.customer;
  const cart = customer && api.cart.openCartOf(customer.id);
  return cart ? api.cart.linesOf(cart).map(({ sku, quantity }) => `${sku}*${quantity}`) : [];
}

/** Asha has a piece of A in the cart of her account. */
async function fillAccount({ api }: ReturnType<typeof openDeviceForTests>): Promise<void> {
  const customer = api.accounts.add(asha);
  if (!customer) throw new Error('There is an Asha.');
  const theirs = api.cart.as(api.accounts.give(customer.id).access);
  const opened = await theirs.create();
  if (opened.kind === 'ok') await theirs.update(opened.value, lineForTests('A', 1));
}

/** A device with two tabs, on which two pieces of B came together with what Asha's account had. */
async function openMerged() {
  const device = openDeviceForTests({ further: { ...cartLines } });
  await fillAccount(device);
  const [first, second] = [await device.openTab(), await device.openTab()];
  first.cart.update((now) => withLine(now, lineForTests('B', 2)));
  await first.signIn(asha);
  await device.time.advance(1_000);
  return { device, first, second };
}

const receipt = { fromAccount: 1, devices: [{ key: 'B', quantity: 2 }] };

test('CART-66 in all tabs that hear of a sign-in the carts come together once', async () => {
  const device = openDeviceForTests();
  const { openTab, api, time } = device;
  api.accounts.add(asha);
  const opened = Promise.all([openTab(writingSlowly), openTab(writingSlowly)]);
  await time.advance(5_000);
  const [first, second] = await opened;
  first.cart.update((now) => withLine(now, lineForTests('A', 1)));
  void first.syncCart();
  await time.advance(5_000);
  void second.signIn(asha);
  await time.advance(20_000);
  expect(inShop(device)).toEqual(['A*1']);
});

test('CART-66 a network that comes back in the middle of a sign-in takes nothing out of the account', async () => {
  const device = openDeviceForTests();
  const { openTab, api, time, connectivity } = device;
  await fillAccount(device);
  const tab = await openTab();
  tab.cart.update((now) => withLine(now, lineForTests('A', 2)));
  api.cart.failNext({ kind: 'unreachable' }, { verb: 'create' });
  await tab.signIn(asha);
  await time.advance(1_000);
  connectivity.go('offline');
  connectivity.go('online');
  await time.advance(1_000);
  expect(inShop(device)).toEqual(['A*3']);
});

test('CART-66 cart and receipt are written as one', async () => {
  const device = openDeviceForTests();
  await fillAccount(device);
  const written: string[] = [];
  const tab = await device.openTab(({ store, ...own }) => {
    const set: typeof store.set = (key, value) => {
      if (key === 'cart') written.push(JSON.stringify(value));
      return store.set(key, value);
    };
    return { ...own, store: { ...store, set } };
  });
  tab.cart.update((now) => withLine(now, lineForTests('B', 2)));
  await tab.signIn(asha);
  await device.time.advance(1_000);
  const told = (text: string) => text.includes('"fromAccount":1');
  expect(written.filter((text) => text.includes('"isMerging":true')).every(told)).toBe(true);
  expect(written.some(told)).toBe(true);
});

test('the receipt is in all tabs, and in those that are opened later', async () => {
  const { device, first, second } = await openMerged();
  for (const tab of [first, second, await device.openTab()]) expect(tab.cart.get().receipt).toEqual(receipt);
});

test('a merge that two tabs take back at once is taken back once', async () => {
  const { device, first, second } = await openMerged();
  await Promise.all([first.undoMerge(), second.undoMerge()]);
  await device.time.advance(1_000);
  for (const tab of [first, second, await device.openTab()]) {
    const { lines, saved, receipt } = tab.cart.get();
    const pieces = [lines, saved].map((each) => each.map((line) => `${line.sku}*${line.quantity}`));
    expect([...pieces, receipt]).toEqual([['A*1'], ['B*2'], null]);
  }
  expect(inShop(device)).toEqual(['A*1']);
});

test('the receipt goes with whom it was written for', async () => {
  const { device, first, second } = await openMerged();
  await first.signOut();
  await device.time.advance(1_000);
  for (const tab of [first, second, await device.openTab()]) expect(tab.cart.get().receipt).toBeNull();
  expect([...device.kept.values()].join()).not.toContain('fromAccount');
});
