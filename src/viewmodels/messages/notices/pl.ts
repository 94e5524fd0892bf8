import type { TextsOf } from '../writing/messages.ts';
import type { noticeMessages } from './en.ts';

export const notices: TextsOf<typeof noticeMessages> = {
  'page-gone': 'Tej strony już nie ma. Oto strona główna.',
  'product-empty-result':
    'Ten produkt, kategoria lub strona jest niedostępna bez połączenia. Przechodzimy do strony głównej.',
  'category-offline': 'Nie ma zapisanych produktów tej kategorii. Wróć, gdy będzie połączenie!',
  'filters-offline': 'Nie ma zapisanych filtrów tej kategorii. Wróć, gdy będzie połączenie!',
  'order-refused':
    'Zamówienie nie zostało przyjęte. Sprawdź, czy wszystkie wymagane pola są wypełnione, albo napisz do nas na {email}',
  'order-not-kept': 'To urządzenie nie może przechować zamówienia. Nie zamykaj tej strony, aż sklep odpowie.',
  'order-queued': 'Nie można było przesłać zamówienia z powodu błędu serwera. Zamówienie czeka w kolejce',
  'order-queue-refused':
    'Podany adres zawiera nieprawidłowe dane. Sprawdź, czy wszystkie wymagane pola są wypełnione, i napisz do nas na {email}, abyśmy mogli temu zaradzić na przyszłość. Zamówienie zostało anulowane.',
  'order-queue-out-of-stock': 'Niektóre zamówione produkty są wyprzedane. Zamówienie zostało anulowane.',
  'order-sent': 'Zamówienie zostało wysłane i złożone. Dziękujemy.',
  'order-not-withdrawn': 'To urządzenie nie mogło zapisać anulowania. Anuluj zamówienie ponownie.',
  'order-being-canceled': 'Zamówienie jest w trakcie anulowania i nie będzie już wysyłane. Pytamy sklep, czy je ma.',
  'order-canceled': 'Zamówienie zostało anulowane. Sklep go nie ma.',
  'order-not-canceled':
    'Anulowane zamówienie dotarło do sklepu pod numerem {number}. Aby anulować je tam, napisz na {email}.',
  'review-sent': 'Opinia została wysłana do sprawdzenia.',
  'review-failed': 'Coś poszło nie tak. Spróbuj ponownie za kilka sekund.',
  'signed-out': 'Wylogowano',
  'account-updated': 'Dane konta zostały zaktualizowane',
  'password-changed': 'Hasło zostało zmienione',
  'account-not-made': 'Zamówienie złożone, ale nie udało się utworzyć konta. Możesz się zarejestrować w każdej chwili.',
  'session-lost': 'Błąd wewnętrzny podczas odnawiania logowania. Wyczyść dane witryny i odśwież stronę.',
  'compare-added': 'Produkt {productName} dodano do porównania!',
  'compare-removed': 'Produkt {productName} usunięto z porównania!',
  'compare-full': 'Porównywane są już cztery produkty. Usuń jeden, aby dodać ten.',
  'part-missing': 'Nie udało się wczytać części sklepu. Sprawdź połączenie i spróbuj ponownie.',
  'device-news': '',
  'shop-renewed': 'Gotowa jest nowa wersja sklepu.',
  'language-offered': 'Ten sklep możesz czytać po polsku. Ceny i koszyk zostają bez zmian.',
  readIn: 'Czytaj po polsku',
  'server-message': '',
};
