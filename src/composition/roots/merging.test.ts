import { expect, test } from 'vitest';
import { withLine } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import { CART, SYNC_CART } from '../cart/tokens.ts';
import { SIGN_IN } from '../journeys/tokens.ts';
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
  return cart ? api.cart.linesOf(cart).map(({ sku, pieces }) => `${sku}*${pieces}`) : [];
}

test('CART-66 in all tabs that hear of a sign-in the carts come together once', async () => {
  const device = openDeviceForTests();
  const { openTab, api, time } = device;
  api.accounts.add(asha);
  const opened = Promise.all([openTab(writingSlowly), openTab(writingSlowly)]);
  await time.advance(5_000);
  const [first, second] = await opened;
  first.get(CART).update((now) => withLine(now, lineForTests('A', 1)));
  void first.get(SYNC_CART)();
  await time.advance(5_000);
  void second.get(SIGN_IN)(asha);
  await time.advance(20_000);
  expect(inShop(device)).toEqual(['A*1']);
});

test('CART-66 a network that comes back in the middle of a sign-in takes nothing out of the account', async () => {
  const device = openDeviceForTests();
  const { openTab, api, time, connectivity } = device;
  const customer = api.accounts.add(asha);
  if (!customer) throw new Error('There is an Asha.');
  const theirs = api.cart.as(api.accounts.give(customer.id).access);
  const opened = await theirs.create();
  if (opened.kind === 'ok') await theirs.update(opened.value, lineForTests('A', 1));
  const tab = await openTab();
  tab.get(CART).update((now) => withLine(now, lineForTests('A', 2)));
  api.cart.failNext({ kind: 'unreachable' }, { verb: 'create' });
  await tab.get(SIGN_IN)(asha);
  await time.advance(1_000);
  connectivity.go('offline');
  connectivity.go('online');
  await time.advance(1_000);
  expect(inShop(device)).toEqual(['A*3']);
});
