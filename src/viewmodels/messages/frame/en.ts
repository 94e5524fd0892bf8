import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** What surrounds every page. */
export const frameMessages = defineMessages('frame', {
  skip: 'Skip to content',
  slogan: 'Handmade in India, sent to the world',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  menu: 'Menu',
  mainMenu: 'Main',
  shortcuts: 'Shortcuts',
  backTo: (name: string) => `Back to ${name}`,
  back: 'Back',
  backToAll: 'Back to all',
  cart: (quantity: number) => count(quantity, { one: 'Cart, # item', other: 'Cart, # items' }),
  wishlist: (quantity: number) => count(quantity, { one: 'Wishlist, # item', other: 'Wishlist, # items' }),
  saved: 'Wishlist',
  account: 'Account',
  search: 'Search',
  notices: 'Notices',
  ok: 'OK',
  proceedToCheckout: 'Proceed to checkout',
  offline: 'You are offline',
  backOnline: 'Back online',
  house: 'The thread of gold in the weave. Indian designer clothes, made to be worn.',
  shop: 'Shop',
  help: 'Help',
  helpText: 'Delivery is shown before you pay. Something not right? Write to us.',
  delivery: 'Delivery',
  returns: 'Returns and exchanges',
  trackOrder: 'Track your order',
  contact: 'Contact',
  withdraw: 'Withdraw from contract here',
  stores: 'Our shops',
  sizeGuide: 'Size guide',
  terms: 'Terms of sale',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  store: 'Country, language and currency',
  breadcrumbs: 'Breadcrumbs',
});
