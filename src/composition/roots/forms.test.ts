import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryHumanCheck } from '#adapters/memory/memory-human-check.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { openedKey } from '#domain/orders/order-key.ts';
import { createTrackOrderScreen } from '#viewmodels/confirmation/track-order-model.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { accountScreen } from '../screens/account.ts';
import { cartScreen } from '../screens/cart.ts';
import { cartLines } from '../screens/cart-lines.ts';
import { checkoutActs } from '../screens/checkout-acts.ts';
import { contact } from '../screens/contact.ts';
import { newsletter } from '../screens/newsletter.ts';
import { openCart } from '../screens/open-cart.ts';
import { productMore } from '../screens/product-more.ts';
import { restock } from '../screens/restock.ts';
import { signIn } from '../screens/sign-in.ts';
import { tracking } from '../screens/tracking.ts';
import type { ServicesOf } from '../wiring/services.ts';
import { openDeviceForTests } from './device-for-tests.ts';
import type { TabForTests } from './shop-for-tests.ts';

const CANARY = 'Kanarienvogel';
const asha = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };

const withForms = {
  ...{ ...checkoutActs, ...cartLines, ...openCart, ...cartScreen },
  ...{ ...contact, ...newsletter, ...productMore, ...restock, ...tracking, ...accountScreen, ...signIn },
  trackOrderScreen: createTrackOrderScreen,
  humanCheck: () => createMemoryHumanCheck(),
  renewShop: () => async () => undefined,
};

type FormsTab = TabForTests & ServicesOf<typeof withForms>;

/** What is typed, and what is seen of it where the form is opened again. */
type Kept = { readonly type: (shop: FormsTab) => void; readonly seen: (shop: FormsTab) => readonly string[] };

/** Every form of the shop: how what was typed is kept, or why nothing of it is. */
const forms: Readonly<Record<string, Kept | string>> = {
  'components/listing/chosen-filters.tsx': 'nothing is typed into it',
  'components/listing/filter-form.tsx': 'a price counts with the key that ends it, and stands in the address then',
  'components/listing/sort-form.tsx': 'nothing is typed into it',
  /** Also the e-mail by which an order was opened, so that it stays open after a reload. */
  'components/order-key-form.tsx': {
    type(shop) {
      const { type } = shop.trackOrderScreen.key;
      for (const field of ['order', 'email'] as const) type(field, CANARY);
      shop.openedOrder.update(() => ({ order: CANARY, email: CANARY }));
    },
    seen(shop) {
      const { order, email } = shop.trackOrderScreen.key.typed;
      const opened = openedKey(shop.openedOrder.get());
      return [order, email, opened?.order ?? '', opened?.email ?? ''];
    },
  },
  'components/search-form.tsx': 'what was searched stands in the address',
  'layouts/search-field.tsx': {
    type: (shop) => shop.searchText.update(() => CANARY),
    seen: (shop) => [shop.searchText.get()],
  },
  'screens/account/password-form.tsx': 'a password is kept nowhere',
  'screens/account/profile-block.tsx': {
    type: (shop) => shop.accountScreen.profile.form.type({ form: 'personal', name: 'firstName' }, CANARY),
    seen: (shop) => [shop.accountScreen.profile.form.details.personal.firstName],
  },
  'screens/account/shipping-block.tsx': {
    type: (shop) => shop.accountScreen.shipping.type({ form: 'shipping', name: 'streetAddress' }, CANARY),
    seen: (shop) => [shop.accountScreen.shipping.details.shipping.streetAddress],
  },
  'screens/account/sign-in-sheet.tsx': {
    type(shop) {
      const { type } = shop.signInSheet;
      for (const field of ['email', 'firstName', 'lastName'] as const) type(field, CANARY);
    },
    seen(shop) {
      const { email, firstName, lastName } = shop.signInSheet.details;
      return [email, firstName, lastName];
    },
  },
  'screens/cart/change-choice-dialog.tsx': 'nothing is typed into it',
  'screens/cart/coupon.tsx': {
    type: (shop) => shop.cartScreen.coupon.type(CANARY),
    seen: (shop) => [shop.cartScreen.coupon.code],
  },
  'screens/checkout/step-form.tsx': {
    type: (shop) => shop.changeDetails('billing', 'company', CANARY),
    seen: (shop) => [shop.checkoutDetails.get().billing.company],
  },
  'screens/contact/contact-form.tsx': {
    type(shop) {
      const { type } = shop.contactScreen;
      for (const field of ['name', 'email', 'orderNumber', 'message'] as const) type(field, CANARY);
    },
    seen(shop) {
      const { name, email, orderNumber, message } = shop.contactScreen.details;
      return [name, email, orderNumber, message];
    },
  },
  'screens/newsletter/newsletter.tsx': {
    type: (shop) => shop.newsletterPart.write(CANARY),
    seen: (shop) => [shop.newsletterPart.typed],
  },
  'screens/product-more/review-form.tsx': {
    type: (shop) => shop.reviewForm.write({ author: CANARY, title: CANARY, detail: CANARY, stars: 4 }),
    seen(shop) {
      const { author, title, detail } = shop.reviewForm.draft;
      return [author, title, detail];
    },
  },
  'screens/restock/restock-form.tsx': {
    type: (shop) => shop.restockForm.write(CANARY),
    seen: (shop) => [shop.restockForm.typed],
  },
  'screens/store-locator/store-locator-screen.tsx': 'what was looked for stands in the address',
  'screens/store/store-form.tsx': 'nothing is typed into it',
};

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
