import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('de');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'Diese Merkliste teilen',
  intro:
    'Wer den Link hat, sieht diese Stücke zu den Preisen des Tages. Über Sie verrät er nichts außer dem Namen, den Sie angeben.',
  title: 'Name der Liste',
  name: 'Ihr Name',
  makeLink: 'Teilen',
  isShared: 'Wer den Link hat, sieht diese Liste bis zum {day}. Was Sie sich später merken, steht nicht darin.',
  link: 'Link zur Liste',
  pass: 'Link teilen',
  copied: 'Link kopiert.',
  copyYourself: 'Kopieren Sie den Link aus dem Feld.',
  stop: 'Nicht mehr teilen',
  stopped: 'Die Liste wird nicht mehr geteilt: Der Link führt nirgendwohin.',
  offline: 'Sie sind offline. Zum Teilen braucht es eine Verbindung.',
  failed: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  heading: 'Eine geteilte Merkliste',
  by: (name) => `Geteilt von ${name}`,
  today: 'Preise und Bestand sind die von heute.',
  pieces: 'Geteilte Stücke',
  save: 'Auf meine Merkliste',
  saved: 'Diese Stücke stehen auf Ihrer Merkliste.',
  toWishlist: 'Zur Merkliste',
  missing: (pieces) =>
    count(pieces, { one: '# Stück wird nicht mehr verkauft.', other: '# Stück werden nicht mehr verkauft.' }),
  gone: 'Diese Merkliste wird nicht geteilt',
  goneText:
    'Vielleicht enthält der Link einen Tippfehler, vielleicht ist er abgelaufen oder die Liste wird nicht mehr geteilt.',
  loadFailed: 'Wir konnten diese Merkliste nicht öffnen',
  continue: 'Weiter einkaufen',
};
