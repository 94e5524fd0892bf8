import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: 'Waarom deze prijs?',
  market: 'Prijzen voor',
  india: 'India',
  us: 'de Verenigde Staten',
  others: 'alle andere landen',
  indiaStandsIn: 'Er is geen eigen prijs voor jouw land, dus de prijs voor India geldt.',
  regular: 'Normale prijs',
  special: 'Speciale prijs',
  saved: 'Je bespaart',
  from: (day) => `vanaf ${day}`,
  until: (day) => `tot ${day}`,
  fromUntil: (from, until) => `van ${from} tot ${until}`,
  always: 'zonder einddatum',
  later: (price, when) => `Een speciale prijs van ${price} geldt ${when}, niet vandaag.`,
  tax: (amount) => `In de prijs zit ${amount} GST.`,
  taxContained: 'GST zit in de prijs. Hoeveel, zie je in de winkelwagen.',
  taxNone: 'Er komt geen belasting bij; invoerrechten van jouw land kunnen erbij komen.',
  lowest: 'De laagste prijs van alle maten en kleuren, tot je er een kiest.',
  sum: 'De som van de delen die je hebt gekozen.',
  shown: 'Je betaalt',
  currency: 'Getoond in jouw valuta tegen onze koers van vandaag; de winkelwagen rekent in roepies.',
};
