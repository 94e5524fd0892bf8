import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'Przejdź do strony głównej',
  wrong: 'Coś poszło nie tak po naszej stronie',
  wrongTitle: 'Coś poszło nie tak',
  cartIsKept: 'Koszyk jest zachowany. Spróbuj ponownie za chwilę.',
  outdated: 'Sklep został zaktualizowany',
  outdatedText: 'Ta karta pokazuje jeszcze poprzednią wersję. Koszyk jest zachowany.',
  reload: 'Odśwież',
  writeTo: 'Nie pomogło? Napisz na {email}.',
  writeWithReference: 'Nie pomogło? Napisz na {email} i podaj identyfikator {reference}.',
  offline: 'Tej strony nie ma na Twoim urządzeniu',
  offlineText: 'Brak połączenia. Koszyk jest zachowany, a ta strona otworzy się sama, gdy połączenie wróci.',
};
