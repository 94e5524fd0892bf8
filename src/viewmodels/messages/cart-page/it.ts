import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `Con il codice sconto ${code}`,
  deliveryFree: (country) => `Consegna gratuita: ${country}`,
  deliveryTo: (country) => `Consegna: ${country}`,
  deliveryNone: 'Nulla da spedire',
  taxWithin: 'Incluse nei prezzi',
  taxWithinRest: 'Incluse in ciò che paghi',
  taxNone: 'Qui non si aggiungono imposte',
  totalTaxes: 'Tutte le imposte incluse',
  toldLater: 'Lo sapremo quando il negozio avrà risposto',
  trust: 'Buono a sapersi',
  paySafely: 'Paga in sicurezza con carta, UPI o PayPal.',
  addCoupon: 'Aggiungi un codice sconto',
  couponCode: 'Codice sconto',
  applyCoupon: 'Applica il codice',
  removeCoupon: 'Rimuovi il codice',
  couponMissing: 'Inserisci un codice sconto.',
  couponApplied: (code) => `Codice ${code} applicato.`,
  couponSaves: (code, amount) => `Con ${code} risparmi ${amount}.`,
  couponUnreachable: 'Non è stato possibile raggiungere il negozio. Riprova fra un momento.',
  couponOffline: 'I codici sconto si possono cambiare quando torni online.',
};
