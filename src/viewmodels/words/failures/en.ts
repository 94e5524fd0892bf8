import { definePart } from '../writing/words.ts';

/** What stands where there is no page, or where one failed. */
export const failureWords = definePart('failures', {
  notFound: 'We cannot find this page',
  notFoundTitle: 'Page not found',
  youAskedFor: 'You asked for {address}',
  notFoundText: 'It may have moved, or the address has a slip in it. Here is the way back in.',
  near: 'Were you looking for one of these?',
  successor: (name: string) => `“${name}” is sold no more. This took its place.`,
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
