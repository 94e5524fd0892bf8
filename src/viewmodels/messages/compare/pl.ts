import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'Porównywane produkty',
  property: 'Cecha',
  price: 'Cena',
  onlyDifferences: 'Tylko różnice',
  noDifferences: 'We wszystkim, co sklep o nich mówi, te rzeczy są takie same.',
  nothingToSay: 'Sklep nie ma szczegółów tych rzeczy do porównania.',
  unknown: 'Nie podano',
  takeAway: 'Usuń',
  needsScripts: 'Porównanie jest na Twoim urządzeniu i wymaga JavaScriptu.',
  remove: (name) => `Usuń z porównania: ${name}`,
  keptHere: 'Zapisane na tym urządzeniu. Obok siebie mieszczą się najwyżej cztery rzeczy.',
  loading: 'Szukanie szczegółów',
  failed: 'Nie udało się wczytać szczegółów tych rzeczy.',
  offline: 'Brak połączenia. Szczegóły pojawią się, gdy połączenie wróci; rzeczy i ceny są takie jak ostatnio.',
  emptyTitle: 'Nie ma jeszcze czego porównywać',
  emptyText: 'Naciśnij „Dodaj do porównania” na stronie produktu, a zobaczysz tu najwyżej cztery obok siebie.',
};
