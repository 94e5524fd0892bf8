import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: 'Skąd ta cena?',
  market: 'Ceny dla',
  india: 'Indii',
  us: 'Stanów Zjednoczonych',
  others: 'wszystkich innych krajów',
  indiaStandsIn: 'Dla tego kraju nie ma osobnej ceny, więc obowiązuje cena dla Indii.',
  regular: 'Cena regularna',
  special: 'Cena specjalna',
  saved: 'Oszczędność',
  from: (day) => `od ${day}`,
  until: (day) => `do ${day}`,
  fromUntil: (from, until) => `od ${from} do ${until}`,
  always: 'bezterminowo',
  later: (price, when) => `Cena specjalna ${price} obowiązuje ${when}, nie dziś.`,
  tax: (amount) => `Cena zawiera ${amount} GST.`,
  taxContained: 'GST jest zawarty w cenie. Jego wysokość widać w koszyku.',
  taxNone: 'Podatek nie jest doliczany; mogą dojść opłaty w kraju odbioru.',
  lowest: 'Najniższa cena ze wszystkich rozmiarów i kolorów, do chwili wyboru.',
  sum: 'Suma wybranych części.',
  shown: 'Do zapłaty',
  currency: 'W Twojej walucie po naszym dzisiejszym kursie; koszyk liczy w rupiach.',
};
