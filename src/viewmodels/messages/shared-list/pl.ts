import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('pl');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'Udostępnij ulubione',
  intro: 'Kto ma link, widzi te produkty w cenach z danego dnia. O Tobie nie mówi nic poza imieniem, które podasz.',
  title: 'Nazwa listy',
  name: 'Twoje imię',
  makeLink: 'Udostępnij',
  isShared: 'Kto ma link, widzi tę listę do {day}. Tego, co zapiszesz później, w niej nie ma.',
  link: 'Link do listy',
  pass: 'Udostępnij link',
  copied: 'Link skopiowany.',
  copyYourself: 'Skopiuj link z pola.',
  stop: 'Przestań udostępniać',
  stopped: 'Lista nie jest już udostępniana: jej link donikąd nie prowadzi.',
  offline: 'Jesteś offline. Do udostępniania potrzebna jest sieć.',
  failed: 'Sklep nie odpowiedział. Spróbuj ponownie.',
  heading: 'Udostępniona lista',
  by: (name) => `Udostępnia: ${name}`,
  today: 'Ceny i dostępność są dzisiejsze.',
  pieces: 'Udostępnione produkty',
  save: 'Dodaj do moich ulubionych',
  saved: 'Te produkty są w Twoich ulubionych.',
  toWishlist: 'Zobacz ulubione',
  missing: (pieces) =>
    count(pieces, {
      one: '# produkt nie jest już sprzedawany.',
      few: '# produkty nie są już sprzedawane.',
      other: '# produktów nie jest już sprzedawanych.',
    }),
  gone: 'Ta lista nie jest udostępniana',
  goneText: 'Link może zawierać błąd, mógł wygasnąć albo osoba, która ją udostępniła, już tego nie robi.',
  loadFailed: 'Nie udało się otworzyć tej listy',
  continue: 'Kontynuuj zakupy',
};
