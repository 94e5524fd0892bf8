import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `Twój ${name}, na przykład ${like}.`,
  postcodeLike: (name, like) => `Podaj ${name}, na przykład ${like}`,
  noSuchPin: 'Żaden PIN code nie zaczyna się od tych dwóch cyfr: sprawdź je',
  notDelivered: 'Nie możemy dostarczyć pod ten PIN code. Podaj inny adres.',
  indianMobile: 'Podaj dziesięciocyfrowy numer komórkowy zaczynający się od 6, 7, 8 lub 9',
  phoneLike: (like) => `Podaj numer telefonu w formacie ${like} albo zaczynający się od + i kodu kraju`,
  notSent: (names) => `Do tego kraju nie wysyłamy: ${names}.`,
};
