import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

const count = counterOf('de');

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'Bestellung prüfen',
  seeOrder: 'Bestellung ansehen',
  contact: 'Kontakt',
  deliverTo: 'Lieferung an',
  billTo: 'Rechnung an',
  change: 'Ändern',
  changeContact: 'Kontakt ändern',
  changeDelivery: 'Lieferadresse ändern',
  changeBilling: 'Rechnungsadresse ändern',
  changeParcel: 'Lieferung ändern',
  delivery: 'Lieferung',
  changed:
    'Seit Ihrem letzten Blick hat sich etwas geändert, deshalb wurde nichts bestellt. Bitte sehen Sie es sich an und drücken Sie dann noch einmal.',
  readTerms: 'Verkaufsbedingungen lesen (öffnet einen neuen Tab)',
  soldOut: (name) => `${name} ist ausverkauft. Nehmen Sie es aus dem Warenkorb, um den Rest zu bestellen.`,
  priceChanged: (name, was, now) => `${name}: jetzt ${now} statt ${was}.`,
  totalChanged: (was, now) => `Die Gesamtsumme ist jetzt ${now} statt ${was}.`,
  fewLeft: (name, left) =>
    count(left, { one: `Von ${name} ist nur noch # Stück da.`, other: `Von ${name} sind nur noch # Stück da.` }),
  notSent: (country, names) => `Nicht in das gewählte Land (${country}) lieferbar: ${names}.`,
};
