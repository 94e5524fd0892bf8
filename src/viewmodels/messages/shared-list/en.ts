import { counterOf } from '../writing/counter-of.ts';
import { defineMessages } from '../writing/messages.ts';

const count = counterOf('en');

/** A wishlist that is shown by a link: to who shares it, and to who has the link. */
export const sharedListMessages = defineMessages('shared-list', {
  share: 'Share this wishlist',
  intro:
    'Whoever has the link sees these pieces at the prices of the day. It says nothing of you but the name you give.',
  title: 'What the list is called',
  name: 'Your name',
  makeLink: 'Share',
  isShared: 'Whoever has the link sees this list until {day}. What you save later is not in it.',
  link: 'Link to the list',
  pass: 'Share link',
  copied: 'Link copied.',
  copyYourself: 'Copy the link from the field.',
  stop: 'Stop sharing',
  stopped: 'The list is shared no more: its link leads nowhere.',
  offline: 'You are offline. Sharing needs a network.',
  failed: 'The shop did not answer. Please try again.',
  heading: 'A shared wishlist',
  by: (name: string) => `Shared by ${name}`,
  today: 'Prices and stock are those of today.',
  pieces: 'Shared pieces',
  save: 'Add to my wishlist',
  saved: 'These pieces are on your wishlist.',
  toWishlist: 'See your wishlist',
  missing: (pieces: number) =>
    count(pieces, { one: '# piece is no longer sold.', other: '# pieces are no longer sold.' }),
  gone: 'This wishlist is not shared',
  goneText: 'The link may be mistyped, its time may be over, or whoever shared it has stopped.',
  loadFailed: 'We could not open this wishlist',
  continue: 'Continue shopping',
});
