import { definePart } from '../words.ts';

/** What surrounds every page. */
export const frameWords = definePart('frame', {
  skip: 'Skip to content',
  slogan: 'Handmade in India, sent to the world',
  announcement: 'Announcement',
  closeAnnouncement: 'Close announcement',
  menu: 'Menu',
  mainMenu: 'Main',
  backTo: (name: string) => `Back to ${name}`,
  backToAll: 'Back to all',
  cart: (count: number) => `Cart, ${count} items`,
  wishlist: (count: number) => `Wishlist, ${count} items`,
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
  store: 'Country, language and currency',
  breadcrumbs: 'Breadcrumbs',
});
