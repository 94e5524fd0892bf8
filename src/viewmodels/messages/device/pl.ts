import type { TextsOf } from '../writing/messages.ts';
import type { deviceMessages } from './en.ts';

export const device: TextsOf<typeof deviceMessages> = {
  'set-aside':
    'Odłożono na bok część danych czekających na tym urządzeniu, bo nie można ich odczytać ({count}): jeśli brakuje zamówienia, napisz na {email}.',
  held: 'Zamknij inne karty tego sklepu, aby ta mogła odczytać zamówienia na urządzeniu.',
  'may-clear':
    'Ta przeglądarka może usunąć to, co w niej czeka: otwórz sklep ponownie w ciągu kilku dni, aby zamówienie zostało wysłane.',
  late: 'To urządzenie jeszcze nie odpowiedziało. To, co tu zapisano, jest bezpieczne i pojawi się, gdy tylko odpowie.',
  'keeps-nothing':
    'Ta przeglądarka niczego nie przechowuje dla sklepu, więc koszyk i listy znikną po zamknięciu lub odświeżeniu tej strony. Możesz zamówić teraz albo zezwolić temu sklepowi na zapisywanie danych.',
};
