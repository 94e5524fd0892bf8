import { defineMessages } from '../writing/messages.ts';

/** The shops one can walk into. */
export const storeLocatorMessages = defineMessages('store-locator', {
  title: 'Our shops',
  intro: 'Come in, try on, and have a piece fitted to you.',
  search: 'City or PIN code',
  find: 'Find shops',
  nearMe: 'Use my location',
  lost: 'We could not find out where you are. Search by city or PIN code instead.',
  list: 'Shops',
  found: (count: number) => (count === 1 ? '1 shop' : `${count} shops`),
  nothingFits: (text: string) => `There is no shop for “${text}” yet. These may be within reach:`,
  none: 'There are no shops to walk into yet',
  failed: 'We cannot show our shops right now',
  openUntil: (time: string) => `Open till ${time}`,
  opensAt: (time: string) => `Opens today at ${time}`,
  closedNow: 'Closed now',
  away: (km: string) => `${km} km away`,
  hours: 'Opening hours',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as readonly string[],
  closed: 'Closed',
  services: 'In this shop',
});
