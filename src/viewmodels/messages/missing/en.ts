import { defineMessages } from '../writing/messages.ts';

/** What stands where there is no page. */
export const missingMessages = defineMessages('missing', {
  notFound: 'We cannot find this page',
  notFoundTitle: 'Page not found',
  youAskedFor: 'You asked for {address}',
  notFoundText: 'It may have moved, or the address has a slip in it. Here is the way back in.',
  near: 'Were you looking for one of these?',
  successor: (name: string) => `“${name}” is sold no more. This took its place.`,
});
