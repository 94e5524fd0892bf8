import { defineMessages } from '../writing/messages.ts';

/** What the device keeps of the shop, told where there is no network. A part of its own, since no first page says it. */
export const keptMessages = defineMessages('kept', {
  title: 'Saved on this device',
  text: 'You are offline. These pages open all the same.',
  none: 'Nothing is saved yet',
  noneText: 'What you look at while you are online opens here without a network, too.',
  saved: (moment: string) => `Saved on this device, ${moment}`,
  savedAtSomeTime: 'Saved on this device',
  found: 'You are offline. These pieces are on your device; there may be more in the shop.',
  notFound: 'Nothing on your device fits',
  notFoundText: (text: string) => `You are offline, so we looked for “${text}” on your device alone.`,
  pages: 'See the saved pages',
});
