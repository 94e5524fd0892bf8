import type { TextsOf } from '../writing/messages.ts';
import type { deviceMessages } from './en.ts';

export const device: TextsOf<typeof deviceMessages> = {
  'set-aside':
    'Einiges, was auf diesem Gerät gewartet hat, ist nicht lesbar und wurde beiseitegelegt ({count}): Fehlt Ihnen eine Bestellung, schreiben Sie an {email}.',
  held: 'Bitte schließen Sie die anderen Tabs dieses Shops, damit dieser hier die Bestellungen auf Ihrem Gerät lesen kann.',
  'may-clear':
    'Dieser Browser löscht vielleicht, was in ihm wartet; bitte öffnen Sie den Shop alle paar Tage, bis Ihre Bestellung gesendet ist.',
  late: 'Dieses Gerät hat noch nicht geantwortet. Was Sie hier aufbewahren, ist sicher und wird gezeigt, sobald es antwortet.',
  'keeps-nothing':
    'Dieser Browser bewahrt für den Shop nichts auf; Warenkorb und Listen sind weg, wenn Sie diese Seite schließen oder neu laden. Sie können jetzt bestellen oder Websitedaten für diesen Shop erlauben.',
};
