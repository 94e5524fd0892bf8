import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { checkoutActs } from '../screens/checkout-acts.ts';
import type { ServicesOf } from '../wiring/services.ts';
import { openDeviceForTests } from './device-for-tests.ts';
import { CANARY, forms, withForms } from './forms-for-tests.ts';
import type { TabForTests } from './shop-for-tests.ts';

const asha = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };

const kept = Object.entries(forms).flatMap(([file, answer]) =>
  typeof answer === 'string' ? [] : [[file, answer] as const],
);

/** A device on which a tab can be loaded again, with what it kept for itself. */
function openDevice() {
  const device = openDeviceForTests({ further: withForms, createCell: createMobxCell });
  device.api.accounts.add(asha);
  const drafts = new Map<string, string>();
  const load = async () => {
    const tab = await device.openTab((own) => ({ ...own, drafts: createMemoryKeyValueStore(drafts) }));
    const product = kurta({ id: 7 });
    const ready = {
      kind: 'ready',
      product,
      variant: null,
      toChoose: [],
      parts: [],
      details: [],
      breadcrumbs: [],
    } as const;
    tab.productView.update(() => ready);
    return tab;
  };
  return { ...device, drafts, load };
}

async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('there is an answer for every form of the shop', async () => {
  const folder = join(import.meta.dirname, '../../ui');
  const files = globSync('**/*.tsx', { cwd: folder }).filter((file) => !file.includes('.test.'));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  const found = texts.filter(([, text]) => /<form\b/.test(text)).map(([file]) => file);
  expect(found.toSorted()).toEqual(Object.keys(forms).toSorted());
});

test.each(kept)('what was typed into %s is there after a reload', async (_file, { type, seen }) => {
  const { load } = openDevice();
  const shop = await load();
  type(shop);
  await quiet();
  const again = await load();
  expect(new Set(seen(again))).toEqual(new Set([CANARY]));
});

test.each(kept)('what was typed into %s goes with the person', async (_file, { type, seen }) => {
  const { load, drafts, kept: onDevice } = openDevice();
  const shop = await load();
  await shop.signIn(asha);
  type(shop);
  await quiet();
  expect([...drafts.values(), ...onDevice.values()].join()).toContain(CANARY);
  await shop.signOut();
  await quiet();
  const again = await load();
  expect([...seen(shop), ...seen(again)]).not.toContain(CANARY);
  expect([...drafts.values(), ...onDevice.values()].join()).not.toContain(CANARY);
});

test('CHK-11 what was typed into the checkout outlives its tab, for an hour and no longer', async () => {
  const { openTab, kept: onDevice, time } = openDeviceForTests({ further: { ...checkoutActs } });
  const typesCity = (shop: TabForTests & ServicesOf<typeof checkoutActs>) =>
    shop.changeDetails('shipping', 'city', CANARY);
  const cityAt = (shop: TabForTests & ServicesOf<typeof checkoutActs>) => shop.checkoutDetails.get().shipping.city;
  const first = await openTab();
  typesCity(first);
  await quiet();
  await time.advance(3_600_000);
  expect(cityAt(await openTab())).toBe(CANARY);

  await time.advance(1);
  expect(cityAt(await openTab())).toBe('');
  await quiet();
  expect(onDevice.get('checkout') ?? '').not.toContain(CANARY);

  typesCity(first);
  await quiet();
  expect(cityAt(first)).toBe(CANARY);
});

test('no password is ever written down', async () => {
  const { load, drafts, kept: onDevice } = openDevice();
  const shop = await load();
  const sheet = shop.signInSheet;
  sheet.type('email', 'asha@mail.test');
  sheet.type('password', CANARY);
  sheet.type('repeated', CANARY);
  const { password, profile } = shop.accountScreen;
  password.type('current', CANARY);
  password.type('next', CANARY);
  profile.typePassword(CANARY);
  await quiet();
  expect([...drafts.values(), ...onDevice.values()].join()).not.toContain(CANARY);
  expect([...drafts.values()].join()).toContain('asha@mail.test');
});
