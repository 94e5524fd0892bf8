import { createMemoryHumanCheck } from '#adapters/memory/memory-human-check.ts';
import { openedKey } from '#domain/orders/order-key.ts';
import { createTrackOrderScreen } from '#viewmodels/confirmation/track-order-model.ts';
import { accountScreen } from '../screens/account.ts';
import { cartScreen } from '../screens/cart.ts';
import { cartLines } from '../screens/cart-lines.ts';
import { checkoutActs } from '../screens/checkout-acts.ts';
import { contact } from '../screens/contact.ts';
import { newsletter } from '../screens/newsletter.ts';
import { openCart } from '../screens/open-cart.ts';
import { priceFalls } from '../screens/price-falls.ts';
import { productMore } from '../screens/product-more.ts';
import { restock } from '../screens/restock.ts';
import { returning } from '../screens/returning.ts';
import { signIn } from '../screens/sign-in.ts';
import { tracking } from '../screens/tracking.ts';
import { withdrawing } from '../screens/withdrawing.ts';
import type { ServicesOf } from '../wiring/services.ts';
import type { TabForTests } from './shop-for-tests.ts';

export const CANARY = 'Kanarienvogel';

export const withForms = {
  ...{ ...checkoutActs, ...cartLines, ...openCart, ...cartScreen },
  ...{
    ...contact,
    ...newsletter,
    ...productMore,
    ...restock,
    ...priceFalls,
    ...tracking,
    ...returning,
    ...withdrawing,
    ...accountScreen,
    ...signIn,
  },
  trackOrderScreen: createTrackOrderScreen,
  humanCheck: () => createMemoryHumanCheck(),
  renewShop: () => async () => undefined,
};

type FormsTab = TabForTests & ServicesOf<typeof withForms>;

/** What is typed, and what is seen of it where the form is opened again. */
type Kept = { readonly type: (shop: FormsTab) => void; readonly seen: (shop: FormsTab) => readonly string[] };

/** Every form of the shop: how what was typed is kept, or why nothing of it is. */
export const forms: Readonly<Record<string, Kept | string>> = {
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
  'screens/return-pieces/return-form.tsx': {
    type: (shop) => {
      shop.returnDraft.update(() => ({ order: CANARY, note: CANARY }));
    },
    seen: (shop) => [shop.returnDraft.get()['order'] ?? '', shop.returnDraft.get()['note'] ?? ''],
  },
  'screens/withdraw/withdraw-form.tsx': {
    type(shop) {
      const { type } = shop.withdrawScreen;
      for (const field of ['name', 'order', 'email', 'pieces'] as const) type(field, CANARY);
    },
    seen(shop) {
      const { name, order, email, pieces } = shop.withdrawScreen.typed;
      return [name, order, email, pieces];
    },
  },
  'screens/account/my-data-block.tsx': 'a password is kept nowhere',
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
  'screens/delivery/delivery-check.tsx':
    'a PIN code that was asked about is remembered with its answer; six digits until then',
  'screens/lists/list-name-form.tsx': 'one short name that leaves with the press, and is asked for anew',
  'screens/lists/share-wishlist.tsx': 'two short lines that leave with the press; the list itself is kept',
  'components/newsletter-form.tsx': {
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
  'components/alert-form.tsx': {
    type(shop) {
      shop.restockForm.write(CANARY);
      shop.priceFallsForm.write(CANARY);
    },
    seen: (shop) => [shop.restockForm.typed, shop.priceFallsForm.typed],
  },
  'screens/product/product-screen.tsx': 'nothing is typed into it, and it stands there where no scripts run',
  'screens/store-locator/store-locator-screen.tsx': 'what was looked for stands in the address',
  'screens/store/store-form.tsx': 'nothing is typed into it',
};
