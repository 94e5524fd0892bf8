import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: 'Perché questo prezzo?',
  market: 'Prezzi per',
  india: 'India',
  us: 'Stati Uniti',
  others: 'tutti gli altri paesi',
  indiaStandsIn: 'Per il tuo paese non c’è un prezzo proprio, quindi vale il prezzo per l’India.',
  regular: 'Prezzo normale',
  special: 'Prezzo speciale',
  saved: 'Risparmi',
  from: (day) => `dal ${day}`,
  until: (day) => `fino al ${day}`,
  fromUntil: (from, until) => `dal ${from} al ${until}`,
  always: 'senza scadenza',
  later: (price, when) => `Un prezzo speciale di ${price} vale ${when}, non oggi.`,
  tax: (amount) => `Il prezzo comprende ${amount} di GST.`,
  taxContained: 'La GST è inclusa nel prezzo. Quanta, si vede nel carrello.',
  taxNone: 'Non si aggiungono imposte; possono aggiungersi i dazi del tuo paese.',
  lowest: 'Il prezzo più basso fra tutte le taglie e tutti i colori, finché non scegli.',
  sum: 'La somma delle parti che hai scelto.',
  shown: 'Paghi',
  currency: 'Mostrato nella tua valuta al nostro cambio di oggi; il carrello conta in rupie.',
};
