import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

const count = counterOf('nl');

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'Bestelling controleren',
  seeOrder: 'Je bestelling bekijken',
  contact: 'Contact',
  deliverTo: 'Bezorgen aan',
  billTo: 'Factuur aan',
  change: 'Wijzigen',
  changeContact: 'Contact wijzigen',
  changeDelivery: 'Bezorgadres wijzigen',
  changeBilling: 'Factuuradres wijzigen',
  changeParcel: 'Bezorging wijzigen',
  delivery: 'Bezorging',
  changed: 'Er is intussen iets veranderd, dus er is niets besteld. Kijk het na en druk daarna opnieuw.',
  readTerms: 'De verkoopvoorwaarden lezen (opent een nieuw tabblad)',
  soldOut: (name) => `${name} is uitverkocht. Haal het uit je winkelwagen om de rest te bestellen.`,
  priceChanged: (name, was, now) => `${name}: nu ${now} in plaats van ${was}.`,
  totalChanged: (was, now) => `Het totaal is nu ${now} in plaats van ${was}.`,
  fewLeft: (name, left) => count(left, { one: `Nog maar # stuk van ${name}.`, other: `Nog maar # stuks van ${name}.` }),
  notSent: (country, names) => `Niet te verzenden naar het gekozen land (${country}): ${names}.`,
};
