import { accountPageStates } from './screens/account-page-states.ts';
import { cancelOrderStates } from './screens/cancel-order-states.ts';
import { cartStates } from './screens/cart-states.ts';
import { categoryStates } from './screens/category-states.ts';
import { chatStates } from './screens/chat-states.ts';
import { checkoutStates } from './screens/checkout-states.ts';
import { compareStates } from './screens/compare-states.ts';
import { confirmationStates } from './screens/confirmation-states.ts';
import { consentStates } from './screens/consent-states.ts';
import { contactStates } from './screens/contact-states.ts';
import { homeStates } from './screens/home-states.ts';
import { minicartStates } from './screens/minicart-states.ts';
import { newsletterStates } from './screens/newsletter-states.ts';
import { noticeStates } from './screens/notice-states.ts';
import { errorStates, menuStates, notFoundStates, offlineStates, waitingOrdersStates } from './screens/other-states.ts';
import { accountStates, wishlistPageStates, wishlistStates } from './screens/panel-states.ts';
import { popUpStates } from './screens/pop-up-states.ts';
import { productStates } from './screens/product-states.ts';
import { returnPiecesStates } from './screens/return-pieces-states.ts';
import { searchPanelStates } from './screens/search-panel-states.ts';
import { searchStates } from './screens/search-states.ts';
import { productSetStates } from './screens/set-states.ts';
import { sharedListStates } from './screens/shared-list-states.ts';
import { signInStates } from './screens/sign-in-states.ts';
import { storeLocatorStates } from './screens/store-locator-states.ts';
import { textPageStates } from './screens/text-page-states.ts';
import { trackOrderStates } from './screens/track-order-states.ts';
import { withdrawStates } from './screens/withdraw-states.ts';
import type { State, States } from './state.ts';

/** Every screen with its states; a new screen is one line here and one file beside the others. */
const screens: Readonly<Record<string, States>> = {
  home: homeStates,
  category: categoryStates,
  product: productStates,
  'product-set': productSetStates,
  search: searchStates,
  menu: menuStates,
  'search-panel': searchPanelStates,
  wishlist: wishlistStates,
  'wishlist-page': wishlistPageStates,
  'shared-list': sharedListStates,
  compare: compareStates,
  account: accountStates,
  'account-page': accountPageStates,
  'sign-in': signInStates,
  notices: noticeStates,
  minicart: minicartStates,
  cart: cartStates,
  checkout: checkoutStates,
  confirmation: confirmationStates,
  'waiting-orders': waitingOrdersStates,
  'text-page': textPageStates,
  contact: contactStates,
  'track-order': trackOrderStates,
  'cancel-order': cancelOrderStates,
  withdraw: withdrawStates,
  'return-pieces': returnPiecesStates,
  'store-locator': storeLocatorStates,
  newsletter: newsletterStates,
  'pop-up': popUpStates,
  chat: chatStates,
  consent: consentStates,
  'not-found': notFoundStates,
  error: errorStates,
  offline: offlineStates,
};

/** The names of all states as `screen/state`, in their order. */
export const stateNames: readonly string[] = Object.entries(screens).flatMap(([screen, states]) =>
  Object.keys(states).map((state) => `${screen}/${state}`),
);

/** The state of that name; null when there is none. */
export function stateOf(name: string): State | null {
  const [screen = '', state = ''] = name.split('/');
  const states = Object.hasOwn(screens, screen) ? screens[screen] : undefined;
  return states && Object.hasOwn(states, state) ? (states[state] ?? null) : null;
}
