import type { TextsOf } from '../writing/messages.ts';
import type { myDataMessages } from './en.ts';

export const myData: TextsOf<typeof myDataMessages> = {
  about:
    'Wszystko, co Zari przechowuje o Tobie, i to, co przechowuje to urządzenie. Kwoty w rupiach indyjskich, godziny w UTC.',
  downloadText:
    'Jeden plik ze wszystkim, co o Tobie przechowujemy: od profilu i zamówień po opinie, oraz z tym, co przechowuje to urządzenie. To zwykły tekst, który przeczytasz Ty i inne programy. Nie ma w nim haseł.',
  deviceText:
    'Wybory dotyczące prywatności i jednostka rozmiarów należą do tego urządzenia, a nie do konta: nie ma ich w pliku.',
  download: 'Pobierz moje dane',
  saved: 'Plik jest wśród pobranych.',
  notSaved: 'Sklep nie odpowiedział. Spróbuj ponownie za minutę.',
  downloadOffline: 'Jesteś offline, a plik wymaga sieci.',
  deletion: 'Usuń moje konto',
  deletionText: 'Dzieje się to od razu i nie można tego cofnąć.',
  goesHeading: 'Co znika',
  goes: [
    'Profil, adresy i hasło',
    'Logowania na wszystkich urządzeniach',
    'Koszyk, listy i linki do nich z tego urządzenia',
    'Opinie napisane po zalogowaniu',
    'Newsletter oraz powiadomienia o rozmiarach i cenach',
  ],
  staysHeading: 'Co zostaje',
  stays: [
    'Zamówienia i faktury: prawo nakazuje nam je przechowywać do 8 lat',
    'Otwarte zamówienia i zwroty toczą się dalej',
    'Zamówienie znajdziesz po jego numerze i adresie e-mail',
  ],
  credit: (amount) => `Twoje środki w sklepie, ${amount}, przepadną. Jeśli możesz, najpierw je wydaj.`,
  creditBack: 'To, co zapłacono środkami w sklepie, nie wróci po anulowaniu zamówienia.',
  password: 'Twoje hasło',
  send: 'Usuń konto na zawsze',
  wrongPassword: 'To nie jest Twoje hasło. Sprawdź je.',
  orderWaits:
    'Zamówienie z tego urządzenia nie dotarło jeszcze do sklepu. Poczekaj, aż zostanie wysłane, albo najpierw je anuluj.',
  otherCredit: 'Twoje środki w sklepie się zmieniły. Przeczytaj, co przepadnie, i naciśnij ponownie.',
  notDeleted: 'Sklep nie odpowiedział. Spróbuj ponownie: konto usuwa się tylko raz.',
  deletionOffline: 'Jesteś offline, a usunięcie wymaga sieci. Nic nie zostało usunięte.',
  done: 'Twoje konto zostało usunięte. Potwierdza to e-mail.',
};
