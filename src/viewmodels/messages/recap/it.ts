import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

const count = counterOf('it');

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'Verifica dell’ordine',
  seeOrder: 'Vedi il tuo ordine',
  contact: 'Contatto',
  deliverTo: 'Consegna a',
  billTo: 'Fattura a',
  change: 'Modifica',
  changeContact: 'Modifica il contatto',
  changeDelivery: 'Modifica l’indirizzo di spedizione',
  changeBilling: 'Modifica l’indirizzo di fatturazione',
  changeParcel: 'Modifica la consegna',
  delivery: 'Consegna',
  changed:
    'Qualcosa è cambiato da quando hai guardato, quindi non è stato ordinato nulla. Controlla, poi premi di nuovo.',
  readTerms: 'Leggi le condizioni di vendita (si apre una nuova scheda)',
  soldOut: (name) => `${name}: esaurito. Toglilo dal carrello per ordinare il resto.`,
  priceChanged: (name, was, now) => `${name}: ora ${now} invece di ${was}.`,
  totalChanged: (was, now) => `Il totale ora è ${now} invece di ${was}.`,
  fewLeft: (name, left) =>
    count(left, { one: `Resta solo # pezzo di ${name}.`, other: `Restano solo # pezzi di ${name}.` }),
  notSent: (country, names) => `Impossibile spedire nel paese scelto (${country}): ${names}.`,
};
