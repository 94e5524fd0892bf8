import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'Porównywane produkty',
  property: 'Cecha',
  price: 'Cena',
  onlyDifferences: 'Tylko różnice',
  noDifferences: 'Według danych sklepu te produkty niczym się nie różnią.',
  nothingToSay: 'Sklep nie ma szczegółów tych produktów do porównania.',
  unknown: 'Nie podano',
  takeAway: 'Usuń',
  needsScripts: 'Porównanie jest zapisane na Twoim urządzeniu i wymaga JavaScriptu.',
  remove: (name) => `Usuń z porównania: ${name}`,
  keptHere: 'Zapisane na tym urządzeniu. Obok siebie mieszczą się najwyżej cztery produkty.',
  loading: 'Wczytywanie szczegółów',
  failed: 'Nie udało się wczytać szczegółów tych produktów.',
  offline:
    'Brak połączenia. Szczegóły pojawią się, gdy połączenie wróci; produkty i ceny są takie jak przy ostatnim oglądaniu.',
  emptyTitle: 'Nie ma jeszcze czego porównywać',
  emptyText: 'Naciśnij „Dodaj do porównania” na stronie produktu, aby zobaczyć tu do czterech produktów obok siebie.',
};
