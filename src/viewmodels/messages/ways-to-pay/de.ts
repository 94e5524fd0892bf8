import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Karten und Online-Banking' },
  fromApp: 'Sie bezahlen mit Ihrer UPI-App.',
  gateway: (name) => `Es geht bei ${name} weiter, danach kommen Sie hierher zurück.`,
  gatewayLater: (name) => `Sie sind offline: Sie bezahlen bei ${name}, sobald Ihre Bestellung gesendet ist.`,
  cash: 'Sie bezahlen ohne Gebühr beim Kurier, wenn das Paket ankommt. Nur in Indien.',
  noCash: 'Nachnahme gibt es nur für Pakete: Was Sie herunterladen, wird online bezahlt.',
  noCashThere: 'An diesem PIN-Code ist keine Nachnahme möglich. Bitte zahlen Sie online.',
};
