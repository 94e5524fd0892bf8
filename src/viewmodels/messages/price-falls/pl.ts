import type { TextsOf } from '../writing/messages.ts';
import type { priceFallMessages } from './en.ts';

export const priceFalls: TextsOf<typeof priceFallMessages> = {
  tell: 'Powiadom mnie, gdy cena spadnie',
  byMail: 'Powiadom mnie e-mailem',
  promise: 'Napiszemy, gdy produkt z tej listy będzie kosztował mniej niż teraz, najwyżej raz dziennie.',
  kept: 'W tym celu sklep przechowuje Twój adres e-mail, produkty i ich ceny, najdłużej przez 180 dni. Link w każdym e-mailu od razu to kończy.',
  noted:
    'Wyślemy e-mail, gdy produkt z tej listy będzie kosztował mniej. Gdy dodasz coś później, poproś o powiadomienie jeszcze raz.',
  waits:
    'Zapisano na tym urządzeniu. Przekażemy to sklepowi, gdy będzie z nim połączenie, i wyślemy e-mail, gdy produkt z tej listy będzie kosztował mniej.',
};
