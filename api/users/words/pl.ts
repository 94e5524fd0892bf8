import type { AccountMailWords } from './account-mail-words.ts';

export const pl: AccountMailWords = {
  link: {
    subject: 'Wybierz nowe hasło',
    asked: 'Ktoś, najpewniej Ty, prosi o nowe hasło do Twojego konta w Zari. Wybierz je tutaj:',
    works: (minutes) =>
      `Link działa tylko raz i przez ${minutes} min. Jeśli to nie Twoja prośba, nie trzeba nic robić: hasło się nie zmieni.`,
  },
  passwordChanged: {
    subject: 'Hasło zostało zmienione',
    told: 'Hasło do Twojego konta w Zari zostało zmienione i wylogowano Cię ze wszystkich urządzeń.',
    ifNot: 'Jeśli to nie Ty, od razu poproś o nowe hasło:',
  },
  emailChanged: {
    subject: 'Adres e-mail został zmieniony',
    told: 'Twoje konto w Zari ma teraz inny adres e-mail i wylogowano Cię ze wszystkich pozostałych urządzeń. To ostatnia wiadomość na ten adres.',
    ifNot: 'Jeśli to nie Ty, od razu do nas napisz:',
  },
  accountDeleted: {
    subject: 'Twoje konto zostało usunięte',
    told: 'Twoje konto w Zari zostało usunięte razem z profilem, adresami, koszykiem, opiniami i wszystkimi powiadomieniami, na które czekasz. Prawo nakazuje nam przechowywać zamówienia i faktury przez kilka lat; zamówienie znajdziesz po jego numerze i tym adresie e-mail.',
    ifNot: 'Jeśli to nie Ty, od razu do nas napisz:',
  },
  page: {
    choose: 'Wybierz nowe hasło',
    email: 'Adres e-mail',
    password: (fewest) => `Nowe hasło, co najmniej ${fewest} znaków`,
    again: 'Powtórz nowe hasło',
    button: 'Zmień hasło',
    faults: {
      'too-short': (fewest) => `Hasło musi mieć co najmniej ${fewest} znaków.`,
      'too-long': (most) => `Hasło może mieć najwyżej ${most} znaków.`,
      unlike: () => 'Hasła nie są takie same.',
      common: () => 'To jedno z najpopularniejszych haseł. Wybierz inne.',
      'own-email': () => 'Hasłem nie może być Twój adres e-mail.',
      'shop-name': () => 'Hasłem nie może być nazwa sklepu.',
    },
    changed: 'Hasło zostało zmienione',
    signedOut: 'Wylogowano Cię ze wszystkich urządzeń. Zaloguj się nowym hasłem.',
    tooLate: 'Ten link już nie działa',
    askAgain: (minutes) => `Działa tylko raz i przez ${minutes} min. Poproś o nowy przy logowaniu.`,
    onlyForm: 'Ta strona pokazuje tylko formularz',
    backToShop: 'Wróć do sklepu',
  },
};
