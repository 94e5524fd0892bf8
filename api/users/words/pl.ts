import type { AccountMailWords } from './account-mail-words.ts';

export const pl: AccountMailWords = {
  link: {
    subject: 'Wybierz nowe hasło',
    asked: 'Poproszono o nowe hasło do Twojego konta w Zari; najpewniej to Twoja prośba. Hasło wybierzesz tutaj:',
    works: (minutes) =>
      `Link działa jeden raz i przez ${minutes} min. Jeśli to nie Twoja prośba, nie trzeba nic robić: hasło się nie zmieni.`,
  },
  passwordChanged: {
    subject: 'Hasło zostało zmienione',
    told: 'Hasło do Twojego konta w Zari zostało zmienione, a wszystkie urządzenia zostały wylogowane.',
    ifNot: 'Jeśli ta zmiana nie pochodzi od Ciebie, od razu poproś o nowe hasło:',
  },
  emailChanged: {
    subject: 'Adres e-mail został zmieniony',
    told: 'Twoje konto w Zari ma teraz inny adres e-mail, a wszystkie pozostałe urządzenia zostały wylogowane. To ostatnia wiadomość na ten adres.',
    ifNot: 'Jeśli ta zmiana nie pochodzi od Ciebie, od razu do nas napisz:',
  },
  page: {
    choose: 'Wybierz nowe hasło',
    email: 'E-mail',
    password: (fewest) => `Nowe hasło, co najmniej ${fewest} znaków`,
    again: 'Powtórz nowe hasło',
    button: 'Zmień hasło',
    faults: {
      'too-short': (fewest) => `Hasło musi mieć co najmniej ${fewest} znaków.`,
      'too-long': (most) => `Hasło może mieć najwyżej ${most} znaków.`,
      unlike: () => 'Hasła nie są takie same.',
      common: () => 'To jedno z najczęstszych haseł. Wybierz inne.',
      'own-email': () => 'Hasłem nie może być Twój adres e-mail.',
      'shop-name': () => 'Hasłem nie może być nazwa sklepu.',
    },
    changed: 'Hasło zostało zmienione',
    signedOut: 'Wszystkie urządzenia zostały wylogowane. Zaloguj się nowym hasłem.',
    tooLate: 'Ten link już nie działa',
    askAgain: (minutes) => `Działa jeden raz i przez ${minutes} min. Poproś o nowy tam, gdzie się logujesz.`,
    onlyForm: 'Ta strona pokazuje tylko formularz',
    backToShop: 'Wróć do sklepu',
  },
};
