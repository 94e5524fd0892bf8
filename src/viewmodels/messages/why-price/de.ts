import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: 'Warum dieser Preis?',
  market: 'Preise für',
  india: 'Indien',
  us: 'die Vereinigten Staaten',
  others: 'alle anderen Länder',
  indiaStandsIn: 'Für Ihr Land gibt es keinen eigenen Preis, deshalb gilt der Preis für Indien.',
  regular: 'Regulärer Preis',
  special: 'Sonderpreis',
  saved: 'Sie sparen',
  from: (day) => `ab ${day}`,
  until: (day) => `bis ${day}`,
  fromUntil: (from, until) => `vom ${from} bis ${until}`,
  always: 'unbefristet',
  later: (price, when) => `Ein Sonderpreis von ${price} gilt ${when}, heute nicht.`,
  tax: (amount) => `Im Preis sind ${amount} GST enthalten.`,
  taxContained: 'Die GST ist im Preis enthalten. Wie viel, zeigt der Warenkorb.',
  taxNone: 'Es kommt keine Steuer hinzu; Zölle Ihres Landes können dazukommen.',
  lowest: 'Der niedrigste Preis aller Größen und Farben, bis Sie eine wählen.',
  sum: 'Die Summe der gewählten Teile.',
  shown: 'Sie zahlen',
  currency: 'In Ihrer Währung zu unserem heutigen Kurs; der Warenkorb rechnet in Rupien.',
};
