import { defineMessages } from '../writing/messages.ts';

/** What the shop knows of the person, on this device. */
export const accountMessages = defineMessages('account', {
  account: 'Account',
  whySignIn: 'Your cart, orders and wishlist come along to every device.',
  signIn: 'Sign in',
  register: 'Register',
  signedInAs: (name: string) => `Signed in as ${name}`,
  yourAccount: 'Your account',
  logOut: 'Log out',
  orders: 'Orders',
  ordersKept: 'Orders you placed on this device.',
  none: 'No orders yet. What you order on this device is listed here.',
  placed: (number: string) => `Order ${number}`,
  waiting: 'Waiting to be sent',
  refused: 'Not placed',
  withdrawn: 'Cancelled',
  canceling: 'Being cancelled',
  unwanted: (number: string) => `Order ${number}, cancelled too late`,
  messages: 'Messages',
  messagesKept: 'What the shop told you during this visit. It is gone when you leave.',
  noMessages: 'Nothing yet. What the shop tells you during this visit is listed here.',
  help: 'Help',
});
