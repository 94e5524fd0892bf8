import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('pl');

export const search: TextsOf<typeof searchMessages> = {
  results: 'Wyniki wyszukiwania',
  found: (products) =>
    count(products, { one: 'Znaleziono # produkt', few: 'Znaleziono # produkty', other: 'Znaleziono # produktów' }),
  seeAll: (products) =>
    count(products, {
      one: 'Zobacz produkt',
      few: 'Zobacz wszystkie # produkty',
      other: 'Zobacz wszystkie # produktów',
    }),
  recent: 'Ostatnie wyszukiwania',
  popular: 'Popularne',
  phrases: 'Podpowiedzi',
  categories: 'Kategorie i projektanci',
  pages: 'Pomoc i informacje',
  forget: (text) => `Usuń z historii: ${text}`,
  none: 'Nie znaleziono produktów',
  noneText: (text) => `Szukaliśmy „${text}” w nazwach, numerach artykułów i kategoriach.`,
  offline: 'Brak połączenia. Do jego powrotu można znaleźć tylko kategorie i produkty, które są na urządzeniu.',
  failed: 'Sklep nie odpowiedział. Naciśnij Enter, aby spróbować pełnego wyszukiwania.',
  edit: 'Czego szukasz?',
  show: 'Szukaj',
  resultsFor: (text) => `Wyniki dla „${text}”`,
  corrected: 'Oto wyniki dla: {corrected}.',
  inSize: (sizes) => `W rozmiarze ${sizes}.`,
  original: (text) => `Szukaj jednak „${text}”`,
  forgiving: (text) => `Znajdź to, co pisze się podobnie do „${text}”`,
  shorter: 'Szukaj krótszej frazy',
  tooShort: 'Wpisz co najmniej trzy litery.',
};
