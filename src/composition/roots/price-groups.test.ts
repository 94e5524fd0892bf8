import { expect, test } from 'vitest';
import { createFindPriceGroup } from '#domain/session/price-group.ts';
import { customerOf } from '#domain/session/session.ts';
import { openDeviceForTests } from './device-for-tests.ts';
import type { TabForTests } from './shop-for-tests.ts';

const asha = { email: 'asha@mail.test', password: 'indigo-moon' };

const withTiers = { 'products.priceTiers': true };

/** A device of Asha, whom the shop knows. */
function openDevice() {
  const device = openDeviceForTests();
  device.api.accounts.add({ ...asha, firstName: 'Asha', lastName: 'Rao' });
  const openTab = (config: Partial<typeof withTiers> = {}) => device.openTab((own) => own, config);
  return { ...device, openTab };
}

/** What the session holds of a group. */
function groupIn(shop: TabForTests) {
  const { groupId, groupToken } = customerOf(shop.session.get()) ?? {};
  return { groupId, groupToken };
}

/** What a search for products says of it. */
const groupSent = (shop: TabForTests) =>
  createFindPriceGroup({ session: shop.session, sessionRules: shop.sessionRules })();

const ofAsha = { groupId: 1, groupToken: 'gt-501' };
const noGroup = { groupId: 0, groupToken: '' };

test('PRICE-25 where groups have prices of their own, products are searched for with the group of the customer', async () => {
  const { openTab } = openDevice();
  const tab = await openTab(withTiers);
  expect(groupSent(tab)).toBeNull();
  await tab.signIn(asha);
  expect(groupSent(tab)).toEqual(ofAsha);
});

test('PRICE-26 elsewhere no session holds a group, whenever the shop tells of the customer', async () => {
  const { openTab, kept } = openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  expect(groupIn(tab)).toEqual(noGroup);
  await tab.loadCustomer();
  expect(groupIn(tab)).toEqual(noGroup);
  await tab.saveProfile({ firstName: 'Asha', lastName: 'Menon', email: asha.email }, '');
  expect(customerOf(tab.session.get())).toMatchObject({ lastName: 'Menon', ...noGroup });
  expect([...kept.values()].join()).not.toContain('gt-501');
});

test('PRICE-26 a group that is held since tiers were on is cleared, and never sent', async () => {
  const { openTab, connectivity } = openDevice();
  await (await openTab(withTiers)).signIn(asha);
  connectivity.go('offline');
  const tab = await openTab();
  expect([groupIn(tab), groupSent(tab)]).toEqual([noGroup, null]);
});

test('PRICE-26 with tiers off a group is not sent, whatever a session holds', async () => {
  const { openTab } = openDevice();
  const tab = await openTab();
  await tab.signIn(asha);
  tab.session.update((now) => ('customer' in now ? { ...now, customer: { ...now.customer, ...ofAsha } } : now));
  expect(groupSent(tab)).toBeNull();
});
