import type { TextsOf } from '../writing/messages.ts';
import type { consentMessages } from './en.ts';

export const consent: TextsOf<typeof consentMessages> = {
  heading: 'Ihre Privatsphäre',
  question:
    'Dürfen wir aus Ihrem Besuch lernen und ihn für das nutzen, was Sie anderswo sehen? Der Shop funktioniert genauso, wenn Sie ablehnen.',
  refuseAll: 'Alles ablehnen',
  allowAll: 'Alles erlauben',
  choose: 'Auswählen',
  choices: 'Datenschutz-Einstellungen',
  introduction: 'Sie können das jederzeit ändern, unten auf jeder Seite. Was Sie zurücknehmen, wird sofort gelöscht.',
  needed: 'Notwendig',
  neededText:
    'Ihr Warenkorb, Ihre Bestellungen, Land und Sprache und diese Auswahl. Ohne sie funktioniert der Shop nicht, deshalb sind sie immer dabei.',
  names: { measuring: 'Messung', marketing: 'Werbung', chat: 'Live-Chat' },
  texts: {
    measuring: 'Zählt, welche Seiten angesehen und welche Stücke gekauft werden, damit wir den Shop verbessern können.',
    marketing:
      'Sagt unserem Werbedienst, was Sie hier ansehen und kaufen, damit Sie unsere Kleidung anderswo sehen und wir wissen, welche Anzeige geholfen hat.',
    chat: 'Lädt den Chat eines anderen Dienstes, der dabei Ihre IP-Adresse erfährt und das, was Sie schreiben.',
  },
  barred: 'Ihr Browser hat das bereits für Sie abgelehnt.',
  recorded: (number) => `Ihre letzte Auswahl ist unter der Nummer ${number} vermerkt.`,
  save: 'Auswahl speichern',
};
