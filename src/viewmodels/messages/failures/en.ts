import { defineMessages } from '../writing/messages.ts';

/** What stands where a page failed, or is not to be had. */
export const failureMessages = defineMessages('failures', {
  toFrontPage: 'Go to the front page',
  wrong: 'Something went wrong on our side',
  wrongTitle: 'Something went wrong',
  cartIsKept: 'Your cart is kept. Please try again in a moment.',
  outdated: 'The shop has been renewed',
  outdatedText: 'This tab still shows the version before. Your cart is kept.',
  reload: 'Reload',
  writeTo: 'Still here? Write to {email}.',
  writeWithReference: 'Still here? Write to {email} and name the reference {reference}.',
  offline: 'This page is not on your device',
  offlineText: 'You are offline. Your cart is kept, and this page opens by itself when you are back.',
});
