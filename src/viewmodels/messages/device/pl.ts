import type { TextsOf } from '../writing/messages.ts';
import type { deviceMessages } from './en.ts';

export const device: TextsOf<typeof deviceMessages> = {
  'set-aside':
    'Części tego, co czekało na tym urządzeniu, nie można odczytać i odłożono ją na bok ({count}): jeśli brakuje zamówienia, napisz na {email}.',
  held: 'Zamknij inne karty tego sklepu, aby ta mogła odczytać zamówienia na urządzeniu.',
  'may-clear':
    'Ta przeglądarka może usunąć to, co w niej czeka: otwórz sklep ponownie w ciągu kilku dni, aż zamówienie zostanie wysłane.',
  late: 'To urządzenie jeszcze nie odpowiedziało. To, co tu zapisano, jest bezpieczne i pojawi się, gdy tylko odpowie.',
  'keeps-nothing':
    'Ta przeglądarka niczego nie przechowuje dla sklepu, więc koszyk i listy znikną po zamknięciu lub odświeżeniu tej strony. Można zamówić teraz albo zezwolić na dane witryny dla tego sklepu.',
};
