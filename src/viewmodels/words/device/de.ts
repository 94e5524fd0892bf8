import type { TextsOf } from '../writing/words.ts';
import type { deviceWords } from './en.ts';

export const device: TextsOf<typeof deviceWords> = {
  'set-aside':
    'Einiges, das auf diesem Gerät gewartet hat, ist nicht lesbar und wurde beiseitegelegt ({count}): Fehlt Ihnen eine Bestellung, schreiben Sie an {email}.',
  held: 'Bitte schließen Sie die anderen Tabs dieses Shops, damit dieser hier die Bestellungen auf Ihrem Gerät lesen kann.',
  'may-clear':
    'Dieser Browser kann löschen, was auf ihm wartet; bitte öffnen Sie den Shop in den nächsten Tagen noch einmal, bis Ihre Bestellung gesendet ist.',
};
