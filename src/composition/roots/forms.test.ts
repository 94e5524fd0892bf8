import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { createMobxCell } from '#adapters/browser/mobx-cell.ts';
import { createMemoryHumanCheck } from '#adapters/memory/memory-human-check.ts';
import { createMemoryKeyValueStore } from '#adapters/memory/memory-key-value-store.ts';
import { openedKey } from '#domain/orders/order-key.ts';
import { filesBelow } from '#tools/files/source-files.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { ACCOUNT_SCREEN } from '../account/tokens.ts';
import { cartActsModule } from '../cart/cart-acts-module.ts';
import { cartScreenModule } from '../cart/cart-screens-module.ts';
import { openCartModule } from '../cart/open-cart-module.ts';
import { CART_SCREEN } from '../cart/tokens.ts';
import { checkoutActsModule } from '../checkout/checkout-acts-module.ts';
import { CHANGE_DETAILS, CHECKOUT } from '../checkout/tokens.ts';
import { contactModule } from '../contact/contact-module.ts';
import { CONTACT_SCREEN } from '../contact/tokens.ts';
import { RENEW_SHOP } from '../device/offline-tokens.ts';
import { accountScreenModule } from '../journeys/account-screen-module.ts';
import { SIGN_IN_SHEET, signInModule } from '../journeys/sign-in-module.ts';
import { SIGN_IN, SIGN_OUT } from '../journeys/tokens.ts';
import { newsletterModule } from '../newsletter/newsletter-module.ts';
import { NEWSLETTER_PART } from '../newsletter/tokens.ts';
import { trackOrderScreenModule } from '../orders/track-order-screen-module.ts';
import { trackingModule } from '../orders/tracking-module.ts';
import { OPENED_ORDER, TRACK_ORDER_SCREEN } from '../orders/tracking-tokens.ts';
import { productMoreModule } from '../product/product-more-module.ts';
import { PRODUCT_VIEW, REVIEW_FORM } from '../product/tokens.ts';
import { provideShared } from '../provide.ts';
import { restockModule } from '../restock/restock-module.ts';
import { RESTOCK_FORM } from '../restock/tokens.ts';
import { SEARCH_TEXT } from '../search/tokens.ts';
import { HUMAN_CHECK } from '../session/tokens.ts';
import type { Visit } from '../visit.ts';
import { openDeviceForTests } from './device-for-tests.ts';

const CANARY = 'Kanarienvogel';
const asha = { email: 'asha@mail.test', firstName: 'Asha', lastName: 'Rao', password: 'indigo lotus' };

/** What is typed, and what is seen of it where the form is opened again. */
type Kept = { readonly type: (get: Visit['get']) => void; readonly seen: (get: Visit['get']) => readonly string[] };

/** Every form of the shop: how what was typed is kept, or why nothing of it is. */
const forms: Readonly<Record<string, Kept | string>> = {
  'components/listing/chosen-filters.tsx': 'nothing is typed into it',
  'components/listing/filter-form.tsx': 'a price counts with the key that ends it, and stands in the address then',
  'components/listing/sort-form.tsx': 'nothing is typed into it',
  /** Also the e-mail by which an order was opened, so that it stays open after a reload. */
  'components/order-key-form.tsx': {
    type(get) {
      const { type } = get(TRACK_ORDER_SCREEN).key;
      for (const field of ['order', 'email'] as const) type(field, CANARY);
      get(OPENED_ORDER).update(() => ({ order: CANARY, email: CANARY }));
    },
    seen(get) {
      const { order, email } = get(TRACK_ORDER_SCREEN).key.typed;
      const opened = openedKey(get(OPENED_ORDER).get());
      return [order, email, opened?.order ?? '', opened?.email ?? ''];
    },
  },
  'components/search-form.tsx': 'what was searched stands in the address',
  'layouts/search-field.tsx': {
    type: (get) => get(SEARCH_TEXT).update(() => CANARY),
    seen: (get) => [get(SEARCH_TEXT).get()],
  },
  'screens/account/password-form.tsx': 'a password is kept nowhere',
  'screens/account/profile-block.tsx': {
    type: (get) => get(ACCOUNT_SCREEN).profile.form.type({ form: 'personal', name: 'firstName' }, CANARY),
    seen: (get) => [get(ACCOUNT_SCREEN).profile.form.details.personal.firstName],
  },
  'screens/account/shipping-block.tsx': {
    type: (get) => get(ACCOUNT_SCREEN).shipping.type({ form: 'shipping', name: 'streetAddress' }, CANARY),
    seen: (get) => [get(ACCOUNT_SCREEN).shipping.details.shipping.streetAddress],
  },
  'screens/account/sign-in-sheet.tsx': {
    type(get) {
      const { type } = get(SIGN_IN_SHEET);
      for (const field of ['email', 'firstName', 'lastName'] as const) type(field, CANARY);
    },
    seen(get) {
      const { email, firstName, lastName } = get(SIGN_IN_SHEET).details;
      return [email, firstName, lastName];
    },
  },
  'screens/cart/change-choice-dialog.tsx': 'nothing is typed into it',
  'screens/cart/coupon.tsx': {
    type: (get) => get(CART_SCREEN).coupon.type(CANARY),
    seen: (get) => [get(CART_SCREEN).coupon.code],
  },
  'screens/checkout/step-form.tsx': {
    type: (get) => get(CHANGE_DETAILS)('billing', 'company', CANARY),
    seen: (get) => [get(CHECKOUT).get().billing.company],
  },
  'screens/contact/contact-form.tsx': {
    type(get) {
      const { type } = get(CONTACT_SCREEN);
      for (const field of ['name', 'email', 'orderNumber', 'message'] as const) type(field, CANARY);
    },
    seen(get) {
      const { name, email, orderNumber, message } = get(CONTACT_SCREEN).details;
      return [name, email, orderNumber, message];
    },
  },
  'screens/newsletter/newsletter.tsx': {
    type: (get) => get(NEWSLETTER_PART).write(CANARY),
    seen: (get) => [get(NEWSLETTER_PART).typed],
  },
  'screens/product-more/review-form.tsx': {
    type: (get) => get(REVIEW_FORM).write({ author: CANARY, title: CANARY, detail: CANARY, stars: 4 }),
    seen(get) {
      const { author, title, detail } = get(REVIEW_FORM).draft;
      return [author, title, detail];
    },
  },
  'screens/restock/restock-form.tsx': {
    type: (get) => get(RESTOCK_FORM).write(CANARY),
    seen: (get) => [get(RESTOCK_FORM).typed],
  },
  'screens/store-locator/store-locator-screen.tsx': 'what was looked for stands in the address',
  'screens/store/store-form.tsx': 'nothing is typed into it',
};

const kept = Object.entries(forms).flatMap(([file, answer]) =>
  typeof answer === 'string' ? [] : [[file, answer] as const],
);

const around = new ContainerModule(({ bind }) => {
  provideShared(bind, HUMAN_CHECK, createMemoryHumanCheck());
  provideShared(bind, RENEW_SHOP, async () => undefined);
});

/** A device on which a tab can be loaded again, with what it kept for itself. */
function openDevice() {
  const modules = [
    checkoutActsModule,
    cartActsModule,
    openCartModule,
    cartScreenModule,
    contactModule,
    newsletterModule,
    productMoreModule,
    restockModule,
    trackingModule,
    trackOrderScreenModule,
  ];
  const further = [...modules, accountScreenModule, signInModule, around];
  const device = openDeviceForTests({ further, createCell: createMobxCell });
  device.api.accounts.add(asha);
  const drafts = new Map<string, string>();
  const load = async () => {
    const tab = await device.openTab((own) => ({ ...own, drafts: createMemoryKeyValueStore(drafts) }));
    const product = kurta({ id: 7 });
    const ready = { kind: 'ready', product, variant: null, toChoose: [], parts: [], details: [], trail: [] } as const;
    tab.get(PRODUCT_VIEW).update(() => ready);
    return tab;
  };
  return { ...device, drafts, load };
}

async function quiet(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('there is an answer for every form of the shop', async () => {
  const folder = join(import.meta.dirname, '../../ui');
  const files = (await filesBelow(folder, /[.]tsx$/)).filter((file) => !file.includes('.test.'));
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  const found = texts.filter(([, text]) => /<form\b/.test(text)).map(([file]) => file);
  expect(found.toSorted()).toEqual(Object.keys(forms).toSorted());
});

test.each(kept)('what was typed into %s is there after a reload', async (_file, { type, seen }) => {
  const { load } = openDevice();
  const { get } = await load();
  type(get);
  await quiet();
  const again = await load();
  expect(new Set(seen(again.get))).toEqual(new Set([CANARY]));
});

test.each(kept)('what was typed into %s goes with the person', async (_file, { type, seen }) => {
  const { load, drafts, kept: onDevice } = openDevice();
  const { get } = await load();
  await get(SIGN_IN)(asha);
  type(get);
  await quiet();
  expect([...drafts.values(), ...onDevice.values()].join()).toContain(CANARY);
  await get(SIGN_OUT)();
  await quiet();
  const again = await load();
  expect([...seen(get), ...seen(again.get)]).not.toContain(CANARY);
  expect([...drafts.values(), ...onDevice.values()].join()).not.toContain(CANARY);
});

test('CHK-11 what was typed into the checkout outlives its tab, for an hour and no longer', async () => {
  const { openTab, kept: onDevice, time } = openDeviceForTests({ further: [checkoutActsModule] });
  const typesCity = ({ get }: Visit) => get(CHANGE_DETAILS)('shipping', 'city', CANARY);
  const cityAt = ({ get }: Visit) => get(CHECKOUT).get().shipping.city;
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
  const { get } = await load();
  const sheet = get(SIGN_IN_SHEET);
  sheet.type('email', 'asha@mail.test');
  sheet.type('password', CANARY);
  sheet.type('repeated', CANARY);
  const { password, profile } = get(ACCOUNT_SCREEN);
  password.type('current', CANARY);
  password.type('next', CANARY);
  profile.typePassword(CANARY);
  await quiet();
  expect([...drafts.values(), ...onDevice.values()].join()).not.toContain(CANARY);
  expect([...drafts.values()].join()).toContain('asha@mail.test');
});
