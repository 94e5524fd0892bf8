import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('nl');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'Deze verlanglijst delen',
  intro:
    'Wie de link heeft, ziet deze stukken voor de prijs van de dag. Over jou staat er niets in, behalve de naam die je opgeeft.',
  title: 'Naam van de lijst',
  name: 'Je naam',
  makeLink: 'Delen',
  isShared: 'Wie de link heeft, ziet deze lijst tot {day}. Wat je later bewaart, staat er niet in.',
  link: 'Link naar de lijst',
  pass: 'Link delen',
  copied: 'Link gekopieerd.',
  copyYourself: 'Kopieer de link uit het veld.',
  stop: 'Niet meer delen',
  stopped: 'De lijst wordt niet meer gedeeld: de link leidt nergens heen.',
  offline: 'Je bent offline. Voor delen is een netwerk nodig.',
  failed: 'De winkel antwoordde niet. Probeer het opnieuw.',
  heading: 'Een gedeelde verlanglijst',
  by: (name) => `Gedeeld door ${name}`,
  today: 'Prijzen en voorraad zijn die van vandaag.',
  pieces: 'Gedeelde stukken',
  save: 'Op mijn verlanglijst zetten',
  saved: 'Deze stukken staan op je verlanglijst.',
  toWishlist: 'Naar je verlanglijst',
  missing: (pieces) =>
    count(pieces, { one: '# stuk wordt niet meer verkocht.', other: '# stuks worden niet meer verkocht.' }),
  gone: 'Deze verlanglijst wordt niet gedeeld',
  goneText: 'Misschien is de link verkeerd geschreven of verlopen, of is wie hem deelde daarmee gestopt.',
  loadFailed: 'We konden deze verlanglijst niet openen',
  continue: 'Verder winkelen',
};
