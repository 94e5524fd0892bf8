import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'Onze winkels',
  intro: 'Kom binnen, pas en laat een stuk voor je vermaken.',
  search: 'Stad of PIN-code',
  find: 'Winkels zoeken',
  nearMe: 'Mijn locatie gebruiken',
  lost: 'We konden niet nagaan waar je bent. Zoek op stad of PIN-code.',
  list: 'Winkels',
  found: (count) => (count === 1 ? '1 winkel' : `${count} winkels`),
  nothingFits: (text) => `Er is nog geen winkel voor ‘${text}’. Deze zijn misschien in de buurt:`,
  none: 'Er zijn nog geen winkels om binnen te lopen',
  failed: 'We kunnen onze winkels nu niet tonen',
  openUntil: (time) => `Open tot ${time}`,
  opensAt: (time) => `Opent vandaag om ${time}`,
  closedNow: 'Nu gesloten',
  away: (km) => `${km} km verderop`,
  hours: 'Openingstijden',
  days: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'],
  closed: 'Gesloten',
  services: 'In deze winkel',
};
